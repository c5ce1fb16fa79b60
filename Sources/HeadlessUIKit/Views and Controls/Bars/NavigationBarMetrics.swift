import Foundation

/// The measures of navigation bars and toolbars, in points: those of iOS 13 to 18.
@MainActor enum NavigationBarMetrics {
  /// The chevron before the back button's title.
  static let backIndicator =
    UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)) ?? UIImage()

  /// The height of the row with title and buttons, which is a toolbar's height too.
  static func rowHeight(for traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  /// Above the row, for the prompt.
  static let promptHeight: CGFloat = 30
}
