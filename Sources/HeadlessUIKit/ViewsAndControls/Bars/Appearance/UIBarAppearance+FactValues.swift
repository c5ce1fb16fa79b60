internal import Foundation

extension DocumentValue where Value: UIBarAppearance {
  static func appearance(_ key: String) -> DocumentValue { DocumentValue(key) { $0.appearance(key) } }
}

extension AppearanceRule where Value: UIBarAppearance {
  /// Appearances of bars are the same where all that they keep is.
  static var contents: AppearanceRule { AppearanceRule { Self.contents(of: $0) == Self.contents(of: $1) } }

  /// All values of an appearance, including those of its items and their states.
  private static func contents(of value: Any, depth: Int = 0) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection:
      return mirror.children.map { contents(of: $0.value, depth: depth + 1) }.joined(separator: "; ")
    case .class where depth < 6 && "\(mirror.subjectType)".hasSuffix("Appearance"):
      var children: [Mirror.Child] = []
      var current: Mirror? = mirror
      while let part = current {
        children += part.children
        current = part.superclassMirror
      }
      return children.map { "\($0.label ?? ""): " + contents(of: $0.value, depth: depth + 1) }.joined(separator: "; ")
    default: return "\(value)"
    }
  }
}
