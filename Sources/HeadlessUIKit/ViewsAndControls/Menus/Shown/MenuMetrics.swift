import Foundation

/// The metrics, fonts and colours of menus, in points.
///
/// Apple publishes none of them. The width, the height of rows and the radius are recorded from iOS 14 to 17; the rest is estimated
/// from pictures of iOS 17.
@MainActor struct MenuMetrics {
  let titleFont: UIFont
  let emphasizedFont: UIFont
  let subtitleFont: UIFont
  let headerFont: UIFont
  /// The minimum of a large row with one line.
  let rowHeight: CGFloat
  /// Of a row with only images, and of one with titles below them.
  let smallRowHeight: CGFloat
  let mediumRowHeight: CGFloat
  let headerHeight: CGFloat
  /// The square that an image may fill.
  let imageSide: CGFloat
  /// The maximum number of lines of a title.
  let titleLines: Int
  /// Used if it fits.
  let width: CGFloat

  /// Between the sides and the titles of a menu with marks before them.
  let markedInset: CGFloat

  init(_ traits: UITraitCollection) {
    func font(_ style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style, compatibleWith: traits) }
    func scaled(_ value: CGFloat) -> CGFloat { UIFontMetrics.default.scaledValue(for: value, compatibleWith: traits) }
    titleFont = font(.body)
    emphasizedFont = .systemFont(ofSize: titleFont.pointSize, weight: .semibold)
    subtitleFont = font(.footnote)
    headerFont = font(.footnote)
    rowHeight = max(44, titleFont.lineHeight.rounded(.up) + 2 * MenuMetrics.Figures.current.textPadding)
    smallRowHeight = max(44, scaled(44))
    mediumRowHeight = max(64, scaled(64))
    headerHeight = max(30, headerFont.lineHeight.rounded(.up) + 14)
    imageSide = scaled(24)
    markedInset = max(34, scaled(18) + 16)
    let isAccessible = traits.preferredContentSizeCategory.isAccessibilityCategory
    titleLines = isAccessible ? 0 : 2
    width =
      isAccessible
      ? max(MenuMetrics.Figures.current.standardWidth, scaled(MenuMetrics.Figures.current.standardWidth))
      : MenuMetrics.Figures.current.standardWidth
  }

  /// The line between two rows is the separators'; the room between two sections is darker than the menu.
  static let dividerColor = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.24 : 0.08)
  }
  static let highlightColor = UIColor.tertiarySystemFill

  static func color(of element: UIMenuElement) -> UIColor {
    let attributes = element.shownAttributes
    if attributes.contains(.disabled) { return .tertiaryLabel }
    return attributes.contains(.destructive) ? .systemRed : .label
  }
}

extension MenuMetrics {
  /// The values that don't depend on the text size.
  struct Figures: LookMetrics {
    var standardWidth: CGFloat = 250
    var cornerRadius: CGFloat = 13
    /// Between a row's content and the sides.
    var inset: CGFloat = 16
    var imageSpacing: CGFloat = 8
    /// Between two sections.
    var dividerHeight: CGFloat = 8
    /// Between the menu and the safe area.
    var margin: CGFloat = 8
    /// Between a preview and its menu.
    var previewSpacing: CGFloat = 16
    /// Between a control and its menu.
    var controlSpacing: CGFloat = 8
    /// Above and below a row's texts, at least.
    var textPadding: CGFloat = 11

    static func figures(of design: Look.Design) -> Figures {
      switch design {
      case .flat: Figures()
      }
    }
  }
}
