public import Foundation

/// Provides the initial progress of pages. Every method is optional.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// From 0 to 1: for a page that becomes the current one.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

// Optional in UIKit.
extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
    OptionalMethod.missing(0)
  }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { OptionalMethod.missing() }
}
