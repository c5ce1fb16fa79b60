import Foundation

extension UIPageViewController {
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Where the pages are bound together; with transitions that curl pages.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    /// At the left or top: one page is visible.
    case min = 1
    /// In the middle: two pages are visible.
    case mid = 2
    /// At the right or bottom.
    case max = 3
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of a `SpineLocation`, for the page-curl style.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages, in points, for the scroll style.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// What a page controller is made with, read from the dictionary that apps give it.
struct PageOptions {
  var spineLocation: UIPageViewController.SpineLocation
  /// In points.
  var interPageSpacing: CGFloat = 0

  init(_ options: [UIPageViewController.OptionsKey: Any]?, style: UIPageViewController.TransitionStyle) {
    guard style == .pageCurl else {
      spineLocation = .none
      interPageSpacing = max(PageOptions.number(options?[.interPageSpacing]) ?? 0, 0)
      return
    }
    let location = options?[.spineLocation]
    spineLocation =
      location as? UIPageViewController.SpineLocation
      ?? PageOptions.number(location).flatMap { UIPageViewController.SpineLocation(rawValue: Int($0)) } ?? .min
  }

  /// Linux doesn't turn Swift's numbers into NSNumber by itself.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
