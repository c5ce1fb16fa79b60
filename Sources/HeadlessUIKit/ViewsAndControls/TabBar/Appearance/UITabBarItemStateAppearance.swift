public import Foundation

/// The looks of tabs in one state. What isn't set is the system's.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject, ItemStateAppearance {
  override init() {
    super.init()
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }
  /// In points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { onChange?() }
  }
  /// The colour of template images; nil for the system's.
  open var iconColor: UIColor? {
    didSet { onChange?() }
  }
  /// In points.
  open var badgePositionAdjustment = UIOffset.zero {
    didSet { onChange?() }
  }
  /// Nil for red.
  open var badgeBackgroundColor: UIColor? {
    didSet { onChange?() }
  }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }
  /// In points.
  open var badgeTitlePositionAdjustment = UIOffset.zero {
    didSet { onChange?() }
  }

  var onChange: (() -> Void)?

  func takeOver(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }

  func reset() { takeOver(UITabBarItemStateAppearance()) }
}
