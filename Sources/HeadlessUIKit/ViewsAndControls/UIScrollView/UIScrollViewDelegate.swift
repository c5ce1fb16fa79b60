public import Foundation

/// Observes how a scroll view moves. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Never called: direction locks, delays and bouncing aren't simulated.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Never called: direction locks, delays and bouncing aren't simulated.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// Optional in UIKit.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.missing() }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.missing()
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalMethod.missing(nil) }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalMethod.missing() }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    OptionalMethod.missing()
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalMethod.missing(true) }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalMethod.missing() }
}
