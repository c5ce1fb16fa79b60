import Foundation

extension UIViewController {
  /// The scroll view whose content passes under the bars at an edge: the one that the controller names, its view, or the
  /// view's rearmost subview.
  func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}

extension UIScrollView {
  /// Whether no content is above the visible part, within half a point.
  var isAtTopEdge: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }

  /// Whether no content is below the visible part.
  var isAtBottomEdge: Bool {
    contentOffset.y + bounds.height - adjustedContentInset.bottom >= knownContentSize.height - 0.5
  }
}
