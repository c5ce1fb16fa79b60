import Foundation
internal import Graphics

/// Describes a view tree as values, from which later snapshots explain their differences.
@MainActor struct ViewTreeReader {
  let root: UIView

  /// The names that hold where the reader is: for each view those of the owners around it, the nearest last.
  private struct Names {
    private var known: [ObjectIdentifier: [String]] = [:]

    subscript(view: UIView) -> String? { known[ObjectIdentifier(view)]?.last }

    /// Whether an enclosing object holds this view in a named property.
    func has(_ view: ObjectIdentifier) -> Bool { known[view]?.isEmpty == false }

    mutating func enter(_ names: [ObjectIdentifier: String]) {
      for (view, name) in names { known[view, default: []].append(name) }
    }

    mutating func leave(_ names: [ObjectIdentifier: String]) {
      for view in names.keys { known[view]?.removeLast() }
    }
  }

  func node(of view: UIView) -> ViewNode {
    var names = Names()
    names.enter(self.names(in: view.core.viewController))
    return node(of: view, toRoot: view.conversion(to: root), &names)
  }

  /// - Parameter toRoot: from the view's coordinates to the root's.
  private func node(of view: UIView, toRoot: CGAffineTransform, _ names: inout Names) -> ViewNode {
    let identifier = view.accessibilityIdentifier ?? names[view]
    let own = self.names(in: view)
    names.enter(own)
    let further = self.names(in: view.core.viewController).filter { !names.has($0.key) }
    names.enter(further)
    var children: [ViewNode] = []
    if let view = view as? _UIContentSourceView, let source = view.contentSource {
      children = source.viewNodes(of: view, toScreen: toRoot) { subview in
        node(of: subview, toRoot: subview.transformToSuperview.concatenating(toRoot), &names)
      }
    } else {
      for subview in view.subviews where !subview.isHidden && !subview.isPutAway {
        let isBelow = subview.core.superview === view
        children.append(
          node(
            of: subview,
            toRoot: isBelow ? subview.transformToSuperview.concatenating(toRoot) : subview.conversion(to: root), &names)
        )
      }
    }
    names.leave(further)
    names.leave(own)
    return ViewNode(
      className: _typeName(type(of: view), qualified: false),
      identifier: identifier,
      text: view.snapshotText,
      frame: view.frame,
      screenFrame: view.bounds.applying(toRoot),
      style: view.snapshotStyle,
      children: children)
  }

  private static let knownClasses = Discovered<ObjectIdentifier, Bool>()

  /// The boundary between the app's classes and UIKit's: properties of UIKit's classes aren't read.
  private static func isOurs(_ type: Any.Type) -> Bool {
    knownClasses.value(for: ObjectIdentifier(type)) { DescriptionFormat.isUIKits(type) }
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
