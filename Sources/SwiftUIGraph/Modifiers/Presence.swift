import SwiftUILayout

/// Whether a modifier's views are on the screen, for actions that run when they appear and disappear.
///
/// A modifier of several views, such as those of a `Group`, counts as one: it appears with the first of its views, and disappears
/// with the last one. In a container, a modifier without views (of an `EmptyView`, or a condition that isn't met) doesn't appear.
@MainActor final class Presence {
  private(set) var hasAppeared = false
  private var isWaiting = false

  /// Called for a new node. Its children are created before it is complete; the check runs later, when the layout is known, after
  /// those of the nodes inside.
  func begin(for node: some AppearingNode) {
    if node.graph.isVisible { check(node) }
  }

  /// Called when the elements inside changed: the first one may have come, or the last one left.
  func elementsDidChange(of node: some AppearingNode) {
    if node.graph.isVisible { check(node) }
  }

  private func check(_ node: some AppearingNode) {
    guard !isWaiting else { return }
    isWaiting = true
    node.graph.afterUpdate { [weak self, weak node] in
      guard let self else { return }
      isWaiting = false
      guard let node, node.isAlive else { return }
      node.screenVisibilityDidChange(node.isOnScreen)
    }
  }

  /// Changes the state for the visibility of the node's place.
  ///
  /// - Returns: whether the views appeared (true) or disappeared (false); nil without a change.
  func change(to isVisible: Bool, of node: some AppearingNode) -> Bool? {
    let isPresent = isVisible && node.isAlive && node.hasViews
    guard isPresent != hasAppeared else { return nil }
    hasAppeared = isPresent
    return isPresent
  }
}

/// A node that shows views in a place of their own, which are there even if they have no elements: a page, content over a view.
@MainActor package protocol PlaceNode: _AnyNode {
  /// Whether a node inside has such a place.
  func hasPlace(_ child: _AnyNode) -> Bool
}

extension _AnyNode {
  /// Whether there are views inside, or the node has a place of its own: a host's root, a page.
  ///
  /// Lists and lazy containers create elements when they are visible; until then there are views.
  fileprivate final var hasViews: Bool {
    guard let madeElements, madeElements.isEmpty else { return true }
    var node = self
    while let outer = node.parent {
      if outer.isElement { return false }
      if let place = outer as? any PlaceNode, place.hasPlace(node) { return true }
      node = outer
    }
    return true
  }
}
