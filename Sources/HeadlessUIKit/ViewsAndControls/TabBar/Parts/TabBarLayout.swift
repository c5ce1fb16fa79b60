import Foundation

/// How a tab bar shares out its room. In points.
///
/// The figures are those of iOS 11 to 18: bars of 49 points with tabs of equal widths, 2 points in from their share on both
/// sides and 1 from the top; 32 on phones in landscape, where titles stand beside the images, as they do in the bars of
/// iPads, which are 50 high and have their tabs in the middle.
struct TabBarLayout {
  var itemStyle: UITabBarItemAppearance.Style
  var positioning: UITabBar.ItemPositioning
  /// For centred tabs; 0 for the default.
  var itemWidth: CGFloat
  /// Between centred tabs; 0 for the system's.
  var itemSpacing: CGFloat
  /// The width of the widest tab's content.
  var widestContent: CGFloat
  var isRightToLeft: Bool

  static func itemStyle(for traits: UITraitCollection) -> UITabBarItemAppearance.Style {
    if traits.horizontalSizeClass == .regular { return .inline }
    return traits.verticalSizeClass == .compact ? .compactInline : .stacked
  }

  /// Without what is added for the home indicator.
  static func rowHeight(for traits: UITraitCollection) -> CGFloat {
    if itemStyle(for: traits) == .compactInline { return 32 }
    return traits.userInterfaceIdiom == .pad ? 50 : 49
  }

  /// The additional height of the bar at the bottom of the screen. On iPads the row extends 5 points into the home indicator's
  /// area: an iPad with 20 points there has bars of 65.
  static func bottomRoom(safeArea: CGFloat, traits: UITraitCollection) -> CGFloat {
    traits.userInterfaceIdiom == .pad ? max(safeArea - 5, 0) : safeArea
  }

  /// The places of `count` tabs within a row of the bar.
  func frames(count: Int, in row: CGRect) -> [CGRect] {
    guard count > 0 else { return [] }
    let isCentered =
      positioning == .centered || (positioning == .automatic && itemStyle == .inline)
    let frames = (isCentered ? centered(count, in: row) : nil) ?? filling(count, in: row)
    return isRightToLeft ? frames.reversed() : frames
  }

  /// Shares end on whole points.
  private func filling(_ count: Int, in row: CGRect) -> [CGRect] {
    let share = row.width / CGFloat(count)
    func edge(_ index: Int) -> CGFloat { (share * CGFloat(index)).rounded() }
    return (0..<count).map { index in
      place(x: row.minX + edge(index) + TabBarMetrics.current.sideInset, maxX: row.minX + edge(index + 1) - 2, in: row)
    }
  }

  /// Nil if it doesn't fit.
  private func centered(_ count: Int, in row: CGRect) -> [CGRect]? {
    let natural = max(TabBarMetrics.current.standardItemWidth, widestContent.rounded(.up))
    let width = itemWidth > 0 ? itemWidth : natural
    let spacing = itemSpacing > 0 ? itemSpacing : TabBarMetrics.current.standardItemSpacing
    let total = width * CGFloat(count) + spacing * CGFloat(count - 1)
    guard total <= row.width else { return nil }
    let start = (row.midX - total / 2).rounded()
    return (0..<count).map { index in
      let x = start + CGFloat(index) * (width + spacing)
      return place(x: x, maxX: x + width, in: row)
    }
  }

  private func place(x: CGFloat, maxX: CGFloat, in row: CGRect) -> CGRect {
    CGRect(
      x: x, y: row.minY + TabBarMetrics.current.topInset, width: max(maxX - x, 0),
      height: max(row.height - TabBarMetrics.current.topInset, 0))
  }
}
