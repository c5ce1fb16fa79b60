internal import Foundation

/// The metrics of tab bars, their badges, and the bar and sidebar of iPads, in points. `TabBarLayout` documents the sources of
/// those of its rows.
struct TabBarMetrics: LookMetrics {
  var standardItemWidth: CGFloat = 76
  var standardItemSpacing: CGFloat = 34
  var sideInset: CGFloat = 2
  var topInset: CGFloat = 1
  /// The distance between image and title side by side. Estimated from pictures.
  var inlineSpacing: CGFloat = 7
  var badgeStart: CGFloat = 10.8
  var badgeHeight: CGFloat = 18
  var badgePadding: CGFloat = 5
  var floatingHeight: CGFloat = 44
  var floatingInset: CGFloat = 4
  /// Below a title that is below its image: on iOS 17.5 and 18.5 the baseline is 44 points below the tab's upper edge.
  var stackedTitleInset: CGFloat = 5.0 / 3
  /// Of titles below their images, beside them, and beside them in a compact bar.
  var stackedFontSize: CGFloat = 10
  var inlineFontSize: CGFloat = 13
  var compactInlineFontSize: CGFloat = 12
  var badgeFontSize: CGFloat = 13
  /// Of the titles of the floating bar.
  var floatingFontSize: CGFloat = 15
  /// Apple doesn't publish it; pictures of iPadOS 18 show it.
  var sidebarWidth: CGFloat = 320

  static func figures(of design: Look.Design) -> TabBarMetrics {
    switch design {
    case .flat: TabBarMetrics()
    }
  }
}
