/// Observes pages that turn by time, and decides on them. Every method is optional.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

// Optional in UIKit.
extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
    OptionalMethod.missing(true)
  }
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { OptionalMethod.missing() }
}
