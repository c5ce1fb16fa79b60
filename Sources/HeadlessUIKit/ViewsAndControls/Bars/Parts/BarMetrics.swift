import Foundation

/// The measures of navigation bars and toolbars, in points: those of iOS 13 to 18.
struct BarMetrics: LookMetrics {
  /// The chevron before the back button's title: 11 x 19 points, with strokes of 3.3 from side to side, on iOS 17.5 and 18.5.
  @MainActor static let backIndicator =
    UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)) ?? UIImage()

  /// The height of the row on phones in portrait, on phones in landscape and on iPads.
  var standardRowHeight: CGFloat = 44
  var compactRowHeight: CGFloat = 32
  var padRowHeight: CGFloat = 50
  /// The height of large titles at the standard text size.
  var largeTitleFontSize: CGFloat = 34

  /// The height of the row with title and buttons, which is a toolbar's height too. Large phones on their side keep what they have
  /// upright; whether they show compact appearances and large titles there isn't known, and here they are as small phones.
  @MainActor static func rowHeight(for traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return current.padRowHeight }
    return isCompact(traits) && traits.horizontalSizeClass != .regular
      ? current.compactRowHeight : current.standardRowHeight
  }

  /// The row in a sheet.
  var sheetRowHeight: CGFloat = 56

  /// Whether there is little height: phones in landscape.
  @MainActor static func isCompact(_ traits: UITraitCollection) -> Bool {
    traits.userInterfaceIdiom != .pad && traits.verticalSizeClass == .compact
  }

  /// Above the row, for the prompt.
  var promptHeight: CGFloat = 30
  var promptFontSize: CGFloat = 13

  /// Below the row at the standard text size: the title of 34 points, 40.67 high, and what is around it.
  var largeTitleHeight: CGFloat = 52
  var largeTitleBottom: CGFloat = 8

  var titleFontSize: CGFloat = 17
  /// Around a button's content, on either side: its touch area is larger than its visible part.
  var buttonPadding: CGFloat = 8
  /// Between two buttons.
  var buttonSpacing: CGFloat = 8
  /// Between the title and the sign, in points; like the sign by pictures of iOS 16.
  var titleMarkSpacing: CGFloat = 4
  /// The distance between the title and adjacent items. Estimated from pictures: it isn't documented.
  var titleSpacing: CGFloat = 8

  /// The width of the chevron, and its distance from its title: as recorded on iOS 18.5. On 17.5 titles are 1.33 points closer.
  var backIndicatorWidth: CGFloat = 13
  /// How far the chevron is moved towards its title: it spans 9.34 to 20.25 points on iOS 17.5 and 18.5.
  var backIndicatorShift: CGFloat = 1.0 / 3
  var backTitleSpacing: CGFloat = 28.0 / 3
  static let backTitle = "Back"

  /// The margin of bars, without the safe area: the screen's.
  @MainActor static var margin: CGFloat { UIScreen.main.configuration.systemMinimumMargin }

  /// The font of large titles. It scales up to the largest size that isn't an accessibility size, which is estimated from pictures.
  @MainActor static func largeTitleFont(for traits: UITraitCollection) -> UIFont {
    let category = traits.preferredContentSizeCategory
    let limited: UIContentSizeCategory =
      category.isAccessibilityCategory ? .extraExtraExtraLarge : category
    let size = UIFont.preferredFont(
      forTextStyle: .largeTitle, compatibleWith: UITraitCollection(preferredContentSizeCategory: limited)
    ).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }

  /// The height that a large title adds to the bar, in points.
  @MainActor static func largeTitleHeight(for traits: UITraitCollection, scale: CGFloat) -> CGFloat {
    let standard = UIFont.systemFont(ofSize: current.largeTitleFontSize, weight: .bold).lineHeight
    let rounding = PixelRounding(scale: scale)
    let growth = rounding.roundUp(largeTitleFont(for: traits).lineHeight) - rounding.roundUp(standard)
    return current.largeTitleHeight + growth
  }

  static func figures(of design: Look.Design) -> BarMetrics {
    switch design {
    case .flat: BarMetrics()
    }
  }
}
