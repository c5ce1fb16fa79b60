public import Foundation

/// Says where a page's progress begins. Every method is optional.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// From 0 to 1: of a page that becomes the current one.
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
