import Foundation

/// The names of views, guides and constraints in UIKit's reports: class, address, and a layout guide's identifier. A view with an
/// accessibility identifier has that name.
@MainActor enum ItemName {
  static func text(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "(null)" }
    if let own = ownName(item) { return own }
    let name = "\(className(of: item)):\(address(of: item))"
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return name + "'\(guide.identifier)'" }
    if let text = (item as? UIView)?.snapshotText { return name + "'\(shortened(text))'" }
    return name
  }

  /// The name that the app gave a view; nil for none.
  static func ownName(_ item: any LayoutItem) -> String? {
    guard let name = (item as? UIView)?.accessibilityIdentifier, !name.isEmpty else { return nil }
    return name
  }

  /// UIKit's classes have plain names, an app's the name of their module.
  static func className(of object: AnyObject) -> String {
    // The guides that UIKit makes itself are distinguished by their identifiers.
    if object is UILayoutGuide, !(object is UIKeyboardLayoutGuide), DescriptionFormat.isUIKits(type(of: object)) {
      return "UILayoutGuide"
    }
    return DescriptionFormat.fullName(of: type(of: object))
  }

  /// A text's beginning: reports are about constraints.
  private static func shortened(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: "\\n")
    return line.count > 30 ? line.prefix(29) + "..." : line
  }
}
