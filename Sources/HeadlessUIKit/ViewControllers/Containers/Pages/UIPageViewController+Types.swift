import Foundation

extension UIPageViewController {
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The position of the spine, for page-curl transitions.
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

/// The options of a page controller, from the dictionary of its initializer.
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

  /// Linux doesn't bridge Swift's numbers to NSNumber.
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
