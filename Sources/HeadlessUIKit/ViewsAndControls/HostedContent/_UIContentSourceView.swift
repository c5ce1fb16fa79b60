import Foundation
package import Graphics

/// A view that shows the drawing of a source: the base of frameworks on top of UIKit with their own layout.
///
/// If `drawsSubviews` is true, the source also draws the subviews, in its own order; they handle touches as usual.
open class _UIContentSourceView: UIView {
  package weak var contentSource: (any ContentSource)?

  package override func contentItems() -> [DisplayItem] { contentSource?.contentItems(of: self) ?? [] }
  package override var drawsWithinBounds: Bool { false }
  package override var contentHeightDependsOnWidth: Bool { contentSource?.heightDependsOnWidth == true }
  package override func contentSize(forLayoutWidth width: CGFloat?) -> CGSize {
    guard let width, let contentSource else { return intrinsicContentSize }
    return contentSource.contentSize(forLayoutWidth: width)
  }

  /// Adds a subview whose drawing the source places among its own content.
  package final func addDrawnSubview(_ view: UIView, at index: Int) {
    view.layer.isLifted = true
    insertSubview(view, at: index)
  }

  package final func removeDrawnSubview(_ view: UIView) {
    view.layer.isLifted = false
    if view.superview === self { view.removeFromSuperview() }
  }

  /// The drawing of a subview, in the coordinate space of this view; nil if it is empty.
  package final func displayItem(ofDrawn view: UIView) -> DisplayItem? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    let items = view.layer.displayItems()
    guard !items.isEmpty else { return nil }
    return .group(DisplayGroup(transform: view.transformInSuperview, opacity: view.alpha, items: items))
  }
}

extension _UIContentSourceView: SubviewDrawing {
  func drawingTransform(of subview: UIView) -> CGAffineTransform? { contentSource?.drawingTransform(of: subview) }
}

/// Lays out and draws the content of a view.
@MainActor package protocol ContentSource: AnyObject {
  /// The drawing, in the view's coordinate space.
  func contentItems(of view: UIView) -> [DisplayItem]
  /// The view's content in reports.
  ///
  /// - Parameter node: describes one of the view's subviews.
  func viewNodes(of view: UIView, toScreen: CGAffineTransform, subview node: (UIView) -> ViewNode) -> [ViewNode]
  /// Whether Auto Layout asks for the content's size again once it has found a width.
  var heightDependsOnWidth: Bool { get }
  /// The size of the content in a width, in points.
  func contentSize(forLayoutWidth width: CGFloat) -> CGSize
  /// The transform with which the source draws a subview, in the view's coordinate space, in addition to the subview's own; nil for
  /// none. Touches and positions on the screen follow it.
  func drawingTransform(of subview: UIView) -> CGAffineTransform?
}
