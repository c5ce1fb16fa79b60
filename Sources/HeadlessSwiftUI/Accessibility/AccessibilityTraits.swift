internal import HeadlessUIKit

/// The accessibility traits of a view.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ traits: UIAccessibilityTraits) { rawValue = traits.rawValue }

  public static let isButton = AccessibilityTraits(UIAccessibilityTraits.button)
  public static let isHeader = AccessibilityTraits(UIAccessibilityTraits.header)
  public static let isSelected = AccessibilityTraits(UIAccessibilityTraits.selected)
  public static let isLink = AccessibilityTraits(UIAccessibilityTraits.link)
  public static let isSearchField = AccessibilityTraits(UIAccessibilityTraits.searchField)
  public static let isImage = AccessibilityTraits(UIAccessibilityTraits.image)
  public static let playsSound = AccessibilityTraits(UIAccessibilityTraits.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(UIAccessibilityTraits.keyboardKey)
  public static let isStaticText = AccessibilityTraits(UIAccessibilityTraits.staticText)
  public static let isSummaryElement = AccessibilityTraits(UIAccessibilityTraits.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(UIAccessibilityTraits.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(UIAccessibilityTraits.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(UIAccessibilityTraits.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(UIAccessibilityTraits.causesPageTurn)
  public static let isToggle = AccessibilityTraits(UIAccessibilityTraits.toggleButton)
  public static let isTabBar = AccessibilityTraits(UIAccessibilityTraits.tabBar)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 40)

  var uiKit: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue & ~(1 << 40)) }
}
