import Foundation
package import Graphics

/// A view that shows what a source draws: the ground of frameworks that are built on UIKit and lay out their own content.
///
/// Subviews are drawn by the source too, in its order, where `drawsSubviews` says so; they take touches as others do.
open class _UIContentSourceView: UIView {
  package weak var contentSource: (any ContentSource)?

  package override func contentItems() -> [DisplayItem] { contentSource?.contentItems(of: self) ?? [] }
  package override var drawsWithinBounds: Bool { false }

  /// Takes a subview whose drawing the source puts in its place among its own content.
  package final func addDrawnSubview(_ view: UIView, at index: Int) {
    view.layer.isLifted = true
    insertSubview(view, at: index)
  }

  package final func removeDrawnSubview(_ view: UIView) {
    view.layer.isLifted = false
    if view.superview === self { view.removeFromSuperview() }
  }

  /// What a subview shows, in the coordinate space of this view; nil for one that shows nothing.
  package final func displayItem(ofDrawn view: UIView) -> DisplayItem? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    let items = view.layer.displayItems()
    guard !items.isEmpty else { return nil }
    return .group(DisplayGroup(transform: view.transformToSuperview, opacity: view.alpha, items: items))
  }
}

/// Lays out and draws the content of a view.
@MainActor package protocol ContentSource: AnyObject {
  /// What is drawn, in the view's coordinate space.
  func contentItems(of view: UIView) -> [DisplayItem]
  /// What reports say is in the view.
  ///
  /// - Parameter node: describes one of the view's subviews.
  func viewNodes(of view: UIView, toScreen: CGAffineTransform, subview node: (UIView) -> ViewNode) -> [ViewNode]
}
