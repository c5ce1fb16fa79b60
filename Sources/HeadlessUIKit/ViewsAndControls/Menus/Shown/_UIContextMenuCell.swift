import Foundation

/// An element of a menu. Named as UIKit's.
final class _UIContextMenuCell: UIControl {
  /// The layout of an element.
  enum Style {
    /// In a row of its own, with the title at the start and the image at the end.
    case large
    /// The image alone, or the title of an element that has none.
    case small
    /// The title below the image.
    case medium
    /// The same, on a disc where it is chosen.
    case palette
    /// The title of the menu that is open, above its elements.
    case open
  }

  let element: UIMenuElement
  private let style: Style
  private let metrics: MenuMetrics
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private let disc = UIView()
  /// Whether the menu has check marks, for which all titles are indented.
  private let hasMarks: Bool

  init(_ element: UIMenuElement, style: Style, metrics: MenuMetrics, hasMarks: Bool, maximumLines: Int?) {
    self.element = element
    self.style = style
    self.metrics = metrics
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    isEnabled = !element.shownAttributes.contains(.disabled)
    accessibilityLabel = element.title
    isAccessibilityElement = true
    accessibilityTraits = element.shownState == .on ? [.button, .selected] : .button
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    prepareTexts(maximumLines)
    prepareImages()
    for view in [disc, mark, title, subtitle, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  @available(*, unavailable, message: "made by menus")
  required init?(coder: NSCoder) { nil }

  private func prepareTexts(_ maximumLines: Int?) {
    let color = MenuMetrics.color(of: element)
    title.text = isSmall && element.shownImage != nil ? nil : element.title
    title.font = style == .open ? metrics.emphasizedFont : style == .medium ? metrics.subtitleFont : metrics.titleFont
    title.textColor = color
    title.numberOfLines = style == .medium || isSmall ? 1 : maximumLines ?? metrics.titleLines
    title.textAlignment = style == .medium || isSmall ? .center : .natural
    title.lineBreakMode = .byTruncatingTail
    subtitle.text = style == .large ? element.shownSubtitle : nil
    subtitle.font = metrics.subtitleFont
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    subtitle.numberOfLines = metrics.titleLines
  }

  private func prepareImages() {
    let color = MenuMetrics.color(of: element)
    picture.image = style == .open ? nil : element.shownImage
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: metrics.titleFont)
    picture.contentMode = .scaleAspectFit
    picture.tintColor = color
    if style == .small || style == .medium, element.shownState == .on { picture.tintColor = .tintColor }
    disc.backgroundColor = .tertiarySystemFill
    disc.isHidden = style != .palette || element.shownState != .on
    let name: String? =
      style == .open
      ? "chevron.down" : style != .large ? nil : element.isSubmenu ? "chevron.forward" : element.shownState.symbolName
    let font = UIFont.systemFont(ofSize: metrics.titleFont.pointSize * 0.88, weight: .semibold)
    mark.image = name.flatMap { UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(font: font)) }
    mark.tintColor = color
    mark.contentMode = .center
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? MenuMetrics.highlightColor : nil
  }

  // MARK: Layout

  private var leading: CGFloat { hasMarks ? metrics.markedInset : MenuMetrics.Figures.current.inset }

  /// The distance of texts from the trailing side: before the image.
  private var trailing: CGFloat {
    guard picture.image != nil else { return MenuMetrics.Figures.current.inset }
    return MenuMetrics.Figures.current.inset + metrics.imageSide + MenuMetrics.Figures.current.imageSpacing
  }

  /// In points, for a row of this width.
  func height(forWidth width: CGFloat) -> CGFloat {
    switch style {
    case .small, .palette: return metrics.smallRowHeight
    case .medium: return metrics.mediumRowHeight
    case .large, .open: break
    }
    let texts = textSizes(width)
    let needed = texts.title.height + texts.subtitle.height + 2 * MenuMetrics.Figures.current.textPadding
    return max(metrics.rowHeight, needed.rounded(.up))
  }

  private func textSizes(_ width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
    let room = CGSize(width: max(0, width - leading - trailing), height: .greatestFiniteMagnitude)
    let subtitle = subtitle.text == nil ? CGSize.zero : subtitle.sizeThatFits(room)
    return (title.sizeThatFits(room), subtitle)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    switch style {
    case .small, .palette: layOutImage()
    case .medium: layOutMedium()
    case .large, .open: layOutRow()
    }
  }

  private func square(about center: CGPoint) -> CGRect {
    let rounding = PixelRounding(scale: layoutScale)
    let side = metrics.imageSide
    return CGRect(
      x: rounding.round(center.x - side / 2), y: rounding.round(center.y - side / 2), width: side, height: side)
  }

  private func layOutImage() {
    picture.frame = square(about: CGPoint(x: bounds.midX, y: bounds.midY))
    title.frame = CGRect(x: 4, y: 0, width: max(0, bounds.width - 8), height: bounds.height)
    disc.frame = picture.frame.insetBy(dx: -6, dy: -6)
    disc.layer.cornerRadius = disc.frame.height / 2
  }

  var isInPalette: Bool { style == .palette }
  private var isSmall: Bool { style == .small || isInPalette }

  private func layOutMedium() {
    let height = title.sizeThatFits(bounds.size).height
    let content = metrics.imageSide + 4 + height
    let top = (bounds.height - content) / 2
    picture.frame = square(about: CGPoint(x: bounds.midX, y: top + metrics.imageSide / 2))
    title.frame = CGRect(x: 4, y: picture.frame.maxY + 4, width: max(0, bounds.width - 8), height: height)
  }

  private func layOutRow() {
    let texts = textSizes(bounds.width)
    let rounding = PixelRounding(scale: layoutScale)
    let top = rounding.round((bounds.height - texts.title.height - texts.subtitle.height) / 2)
    let width = max(0, bounds.width - leading - trailing)
    title.frame = CGRect(x: leading, y: top, width: width, height: texts.title.height).mirrored(
      in: bounds.width, if: isRightToLeft)
    subtitle.frame = CGRect(x: leading, y: title.frame.maxY, width: width, height: texts.subtitle.height).mirrored(
      in: bounds.width, if: isRightToLeft)
    let middle = CGPoint(x: bounds.width - MenuMetrics.Figures.current.inset - metrics.imageSide / 2, y: bounds.midY)
    picture.frame = square(about: middle).mirrored(in: bounds.width, if: isRightToLeft)
    mark.frame = CGRect(x: 8, y: 0, width: max(0, leading - 12), height: bounds.height).mirrored(
      in: bounds.width, if: isRightToLeft)
  }

  package override var snapshotText: String? { element.title }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    if element.shownState == .on { style["state"] = "on" }
    if element.shownState == .mixed { style["state"] = "mixed" }
    return style
  }
}

extension UIMenuElement {
  /// The row of a submenu with a chosen element shows its title, as pop-up buttons do.
  fileprivate var shownSubtitle: String? {
    if let subtitle { return subtitle }
    guard let menu = self as? UIMenu, menu.options.contains(.singleSelection) else { return nil }
    return menu.selectedElements.first?.title
  }
}

extension UIMenuElement.State {
  var symbolName: String? {
    switch self {
    case .off: nil
    case .on: "checkmark"
    case .mixed: "minus"
    }
  }
}
