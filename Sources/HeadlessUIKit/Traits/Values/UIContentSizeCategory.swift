public import Foundation

/// The preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default of a device.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the preferred text size has changed.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// The twelve categories, smallest first.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  private static let ranks = Dictionary(uniqueKeysWithValues: zip(ascending, 0...))

  /// The category's place among the twelve; nil for `unspecified` and unknown ones.
  package var rank: Int? { UIContentSizeCategory.ranks[self] }

  /// Whether this is one of the five larger sizes that the accessibility settings offer.
  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }
}

extension UIContentSizeCategory {
  /// False where either side is no size, as `unspecified`.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: <)
  }

  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: <=)
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: >)
  }

  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: >=)
  }

  private static func compare(
    _ left: UIContentSizeCategory, _ right: UIContentSizeCategory, by areInOrder: (Int, Int) -> Bool
  ) -> Bool {
    guard let left = left.rank, let right = right.rank else { return false }
    return areInOrder(left, right)
  }
}

/// An object that may enlarge its images at accessibility text sizes.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Stored but unused: how much iOS enlarges images isn't documented, and they keep their size here.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// An object that updates its fonts when the user changes the text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether fonts with a text style follow the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
