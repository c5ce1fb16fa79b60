import Foundation

extension UIScrollView {
  private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Scales the delegate's view, and the content with it.
  /// - Parameter center: the point of the content, in points, that stays in the middle of the view; nil for the current one.
  func zoom(to scale: CGFloat, about center: CGPoint?) {
    guard let view = zoomedView, scale.isFinite, minimumZoomScale <= maximumZoomScale else { return }
    let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
    let ratio = scale / scroll.zoomScale
    guard ratio != 1 else { return }
    let focus = center ?? CGPoint(x: bounds.midX, y: bounds.midY)
    let wasOffsetSet = scroll.isOffsetSet
    scroll.zoomScale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    contentOffset = clamped(
      CGPoint(x: focus.x * ratio - bounds.width / 2, y: focus.y * ratio - bounds.height / 2))
    // The scale doesn't determine where the content begins: until the first layout that is up to the insets.
    if !scroll.isLaidOut { scroll.isOffsetSet = wasOffsetSet }
    scrollDelegate?.scrollViewDidZoom(self)
  }

  func zoom(to rect: CGRect) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let shown = bounds.inset(by: adjustedContentInset)
    let scale = min(shown.width / rect.width, shown.height / rect.height)
    zoom(to: scale, about: nil)
    let place = view.convert(rect, to: self)
    contentOffset = clamped(CGPoint(x: place.midX - bounds.width / 2, y: place.midY - bounds.height / 2))
  }

  func endZoomingAnimation() {
    tellAfterUpdate { $0.scrollDelegate?.scrollViewDidEndZooming($0, with: $0.zoomedView, atScale: $0.zoomScale) }
  }
}
