import Foundation

/// The metrics and fonts of alerts and action sheets, in points.
///
/// Apple only publishes the width of alerts and the height of rows. The others are those of Apple's design resources for iOS 16 and
/// 17, as distances of baselines, which scale with the text size.
@MainActor struct AlertMetrics {
  let titleFont: UIFont
  let messageFont: UIFont
  let actionFont: UIFont
  let boldActionFont: UIFont
  /// From the upper edge to the first baseline.
  let firstBaseline: CGFloat
  /// From the title's last baseline to the message's first.
  let baselineGap: CGFloat
  /// From the last baseline of a title without a message to the header's lower edge.
  let belowTitle: CGFloat
  let belowMessage: CGFloat
  let rowHeight: CGFloat
  /// Between the header's texts and the sides.
  let textInset: CGFloat = 16
  /// Between a button's title and its sides, at least.
  let rowInset: CGFloat = 8
  let textColor: UIColor
  /// The height of a text field, and the distance between two of them.
  let fieldHeight: CGFloat
  let fieldGap: CGFloat = 4
  let belowFields: CGFloat = 16

  /// The width of an alert, in points.
  ///
  /// - Parameter room: the available width, in points.
  static func alertWidth(in room: CGFloat, for traits: UITraitCollection) -> CGFloat {
    guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return Figures.current.alertWidth }
    let figures = Figures.current
    return max(figures.alertWidth, min(room - 2 * figures.alertMargin, figures.widestAlert))
  }

  init(_ style: UIAlertController.Style, for traits: UITraitCollection) {
    func font(_ style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style, compatibleWith: traits) }
    func bold(_ font: UIFont) -> UIFont { .systemFont(ofSize: font.pointSize, weight: .semibold) }
    func scaled(_ value: CGFloat) -> CGFloat { UIFontMetrics.default.scaledValue(for: value, compatibleWith: traits) }
    messageFont = font(.footnote)
    switch style {
    case .alert:
      titleFont = font(.headline)
      actionFont = font(.body)
      boldActionFont = font(.headline)
      firstBaseline = scaled(36)
      baselineGap = scaled(20)
      belowTitle = scaled(24)
      belowMessage = scaled(20)
      rowHeight = max(44, scaled(44))
      textColor = .label
    case .actionSheet:
      titleFont = bold(messageFont)
      actionFont = font(.title3)
      boldActionFont = bold(actionFont)
      firstBaseline = scaled(26)
      baselineGap = scaled(20)
      belowTitle = scaled(17)
      belowMessage = scaled(17)
      rowHeight = max(57, scaled(57))
      textColor = .secondaryLabel
    }
    fieldHeight = max(26, messageFont.lineHeight.rounded(.up) + 10)
  }
}

extension AlertMetrics {
  /// The values that don't depend on the text size.
  struct Figures: LookMetrics {
    var alertWidth: CGFloat = 270
    /// The maximum width of alerts at accessibility sizes, and their distance from both sides. Apple publishes neither: words of
    /// such letters don't fit into 270 points, so iOS widens alerts. Both values are estimates.
    var widestAlert: CGFloat = 400
    var alertMargin: CGFloat = 16
    var popoverWidth: CGFloat = 304
    /// 13 before iOS 15.
    var cornerRadius: CGFloat = 14
    /// Between an action sheet and the edges, and between its groups.
    var sheetInset: CGFloat = 8
    /// Between the tallest alert and the safe area, in points.
    var screenMargin: CGFloat = 24

    static func figures(of design: Look.Design) -> Figures {
      switch design {
      case .flat: Figures()
      }
    }
  }
}
