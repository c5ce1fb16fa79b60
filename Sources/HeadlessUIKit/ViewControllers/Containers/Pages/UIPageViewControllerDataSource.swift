public import Foundation

/// Provides the pages before and after a page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Nil if there is no previous page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Nil if there is no next page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Optional. If this and the next method are implemented, a page control is shown below pages that scroll horizontally.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Optional. Called after `setViewControllers`; afterwards the control follows the pages automatically.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

// Optional in UIKit.
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { OptionalMethod.missing(0) }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { OptionalMethod.missing(0) }
}
