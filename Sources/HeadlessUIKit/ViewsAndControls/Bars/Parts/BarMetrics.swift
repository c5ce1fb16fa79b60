import Foundation

/// The measures of navigation bars and toolbars, in points: those of iOS 13 to 18.
@MainActor enum BarMetrics {
  /// The chevron before the back button's title: 11 x 19 points, with strokes of 3.3 from side to side, on iOS 17.5 and 18.5.
  static let backIndicator =
    UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 21.76, weight: .semibold)) ?? UIImage()

  /// The height of the row with title and buttons, which is a toolbar's height too. Large phones on their side keep what they have
  /// upright; whether they show compact appearances and large titles there isn't known, and here they are as small phones.
  static func rowHeight(for traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return isCompact(traits) && traits.horizontalSizeClass != .regular ? 32 : 44
  }

  /// The row in a sheet.
  static let sheetRowHeight: CGFloat = 56

  /// Whether there is little height: phones in landscape.
  static func isCompact(_ traits: UITraitCollection) -> Bool {
    traits.userInterfaceIdiom != .pad && traits.verticalSizeClass == .compact
  }

  /// Above the row, for the prompt.
  static let promptHeight: CGFloat = 30
  static let promptFontSize: CGFloat = 13

  /// Below the row at the standard text size: the title of 34 points, 40.67 high, and what is around it.
  static let largeTitleHeight: CGFloat = 52
  static let largeTitleBottom: CGFloat = 8

  static let titleFontSize: CGFloat = 17
  /// Around a button's content, on either side: its touch area is larger than its visible part.
  static let buttonPadding: CGFloat = 8
  /// Between two buttons.
  static let buttonSpacing: CGFloat = 8
  /// Between the title and what is beside it. Estimated from pictures: it isn't documented.
  static let titleSpacing: CGFloat = 8

  /// The room for the chevron, and what is between it and its title: as recorded on iOS 18.5. On 17.5 titles stand 1.33
  /// points nearer.
  static let backIndicatorWidth: CGFloat = 13
  static let backTitleSpacing: CGFloat = 28.0 / 3
  static let backTitle = "Back"

  /// The margin of bars, without the safe area: the screen's.
  static var margin: CGFloat { UIScreen.main.configuration.systemMinimumMargin }

  /// The font of large titles. It grows with the text size as far as the largest size that isn't an accessibility size;
  /// that it stops there is estimated from pictures.
  static func largeTitleFont(for traits: UITraitCollection) -> UIFont {
    let category = traits.preferredContentSizeCategory
    let limited: UIContentSizeCategory =
      category.isAccessibilityCategory ? .extraExtraExtraLarge : category
    let size = UIFont.preferredFont(
      forTextStyle: .largeTitle, compatibleWith: UITraitCollection(preferredContentSizeCategory: limited)
    ).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }

  /// What a large title adds to the bar's height, in points.
  static func largeTitleHeight(for traits: UITraitCollection, scale: CGFloat) -> CGFloat {
    let standard = UIFont.systemFont(ofSize: 34, weight: .bold).lineHeight
    let rounding = PixelRounding(scale: scale)
    let growth = rounding.roundUp(largeTitleFont(for: traits).lineHeight) - rounding.roundUp(standard)
    return largeTitleHeight + growth
  }
}
