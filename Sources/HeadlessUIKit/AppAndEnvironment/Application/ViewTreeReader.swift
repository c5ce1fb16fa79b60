import Foundation
internal import Graphics

/// Describes a view tree as values: what a snapshot remembers to say later what changed.
@MainActor struct ViewTreeReader {
  let root: UIView

  func node(of view: UIView) -> ViewNode {
    node(of: view, names: names(in: view.core.viewController))
  }

  private func node(of view: UIView, names inherited: [ObjectIdentifier: String]) -> ViewNode {
    var names = inherited.merging(self.names(in: view)) { _, inner in inner }
    if let controller = view.core.viewController { names.merge(self.names(in: controller)) { known, _ in known } }
    let children = view.subviews.filter { !$0.isHidden }.map { node(of: $0, names: names) }
    return ViewNode(
      className: String(describing: type(of: view)),
      identifier: view.accessibilityIdentifier ?? inherited[ObjectIdentifier(view)],
      text: view.snapshotText,
      frame: view.frame,
      screenFrame: view.convert(view.bounds, to: root),
      style: view.snapshotStyle,
      children: children)
  }

  private static var knownClasses: [ObjectIdentifier: Bool] = [:]

  /// Where the app's own classes end: what UIKit's classes keep in their properties is theirs.
  private static func isOurs(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = knownClasses[id] { return known }
    let isOurs = DescriptionFormat.isUIKits(type)
    knownClasses[id] = isOurs
    return isOurs
  }

  /// The stored properties of `owner` that hold views, by the view.
  private func names(in owner: AnyObject?) -> [ObjectIdentifier: String] {
    guard let owner, !ViewTreeReader.isOurs(type(of: owner)) else { return [:] }
    var names: [ObjectIdentifier: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !ViewTreeReader.isOurs(current.subjectType) {
      for (label, value) in current.children {
        guard let label, let view = value as? UIView else { continue }
        names[ObjectIdentifier(view)] = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
      }
      mirror = current.superclassMirror
    }
    return names
  }
}

extension UIView {
  /// The properties that every view has, where they aren't the default.
  var commonStyle: [String: String] {
    var style: [String: String] = [:]
    if let color = layer.backgroundColor?.color, color.alpha > 0 { style["backgroundColor"] = color.hexadecimal }
    if alpha < 1 { style["alpha"] = "\((alpha * 100).rounded() / 100)" }
    if layer.cornerRadius > 0 { style["cornerRadius"] = "\(layer.cornerRadius)" }
    if layer.borderWidth > 0 { style["borderWidth"] = "\(layer.borderWidth)" }
    if layer.shadowOpacity > 0 { style["shadowOpacity"] = "\(layer.shadowOpacity)" }
    if !transform.isIdentity { style["transform"] = "\(transform)" }
    return style
  }
}
