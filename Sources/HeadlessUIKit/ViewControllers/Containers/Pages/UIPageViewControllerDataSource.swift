public import Foundation

/// Knows which page comes before and after another one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Nil where there is no page before.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Nil where there is no page after.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Optional. A page control is shown below pages that scroll horizontally where this and the next method are there.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Optional. Asked after `setViewControllers`; the control follows the pages by itself then.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

// Optional in UIKit.
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { OptionalMethod.missing(0) }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { OptionalMethod.missing(0) }
}
