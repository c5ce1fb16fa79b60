import Foundation

/// A tab in the bar. The name is UIKit's.
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private let picture = UITabBarSwappableImageView()
  private let label = UITabBarButtonLabel()
  private let indicator = UIImageView()
  private var badge: _UIBadgeView?
  private var look: TabLook?
  private var style = UITabBarItemAppearance.Style.stacked

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isOpaque = false
    indicator.contentMode = .center
    indicator.isHidden = true
    picture.contentMode = .center
    label.textAlignment = .center
    for view in [indicator, picture, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter selectionIndicator: what is behind the tab while it is selected.
  func show(_ look: TabLook, style: UITabBarItemAppearance.Style, selectionIndicator: UIImage?, indicatorTint: UIColor?)
  {
    self.look = look
    self.style = style
    let isCompact = style == .compactInline
    let usual = isCompact ? item.landscapeImagePhone ?? item.image : item.image
    let image = isSelected ? (isCompact ? item.landscapeImagePhone : nil) ?? item.selectedImage : usual
    picture.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    picture.preferredSymbolConfiguration =
      image?.isSymbolImage == true ? UITabBarButton.symbolConfiguration(style) : nil
    picture.tintColor = look.iconColor
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: look.titleAttributes) }
    label.isHidden = item.title?.isEmpty ?? true
    indicator.image = selectionIndicator
    indicator.tintColor = indicatorTint
    indicator.isHidden = !isSelected || selectionIndicator == nil
    showBadge(look)
    setNeedsLayout()
  }

  /// Symbols in bars are larger than beside text; estimated from pictures.
  private static func symbolConfiguration(_ style: UITabBarItemAppearance.Style) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: style == .compactInline ? 16 : 18, weight: .medium, scale: style == .compactInline ? .medium : .large)
  }

  private func showBadge(_ look: TabLook) {
    guard let text = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = self.badge ?? _UIBadgeView()
    if self.badge == nil { addSubview(badge) }
    self.badge = badge
    badge.show(text, look: look)
  }

  // MARK: Layout

  /// The width that image and title take side by side, in points.
  var inlineWidth: CGFloat {
    let image = picture.intrinsicImageSize.width
    let title = label.isHidden ? 0 : label.intrinsicContentSize.width
    return image + title + (image > 0 && title > 0 ? TabBarMetrics.current.inlineSpacing : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    indicator.frame = bounds
    let rounding = PixelRounding(scale: layoutScale)
    if style == .stacked { layOutStacked(rounding) } else { layOutInline(rounding) }
    if let badge { placeBadge(badge, rounding) }
  }

  /// The image has the middle of what is above the title.
  private func layOutStacked(_ rounding: PixelRounding) {
    let title = label.intrinsicContentSize
    let titleWidth = min(title.width, bounds.width)
    let bottom = bounds.height - TabBarMetrics.current.stackedTitleInset
    let offset = look?.titleOffset ?? .zero
    label.frame = CGRect(
      x: rounding.round((bounds.width - titleWidth) / 2 + offset.horizontal),
      y: rounding.round(bottom - title.height + offset.vertical), width: titleWidth, height: title.height)
    let image = picture.intrinsicImageSize
    let room = bounds.height - 13
    picture.frame = CGRect(
      x: rounding.round((bounds.width - image.width) / 2), y: rounding.round((room - image.height) / 2),
      width: image.width, height: image.height
    ).inset(by: item.imageInsets)
  }

  private func layOutInline(_ rounding: PixelRounding) {
    let image = picture.intrinsicImageSize
    let title = label.isHidden ? .zero : label.intrinsicContentSize
    let spacing = image.width > 0 && title.width > 0 ? TabBarMetrics.current.inlineSpacing : 0
    let titleWidth = max(min(title.width, bounds.width - image.width - spacing), 0)
    let start = (bounds.width - image.width - spacing - titleWidth) / 2
    let imageX = isRightToLeft ? start + titleWidth + spacing : start
    let titleX = isRightToLeft ? start : start + image.width + spacing
    let insets = style == .compactInline ? item.landscapeImagePhoneInsets : item.imageInsets
    let offset = look?.titleOffset ?? .zero
    picture.frame = CGRect(
      x: rounding.round(imageX), y: rounding.round((bounds.height - image.height) / 2), width: image.width,
      height: image.height
    ).inset(by: insets)
    label.frame = CGRect(
      x: rounding.round(titleX + offset.horizontal),
      y: rounding.round((bounds.height - title.height) / 2 + offset.vertical), width: titleWidth, height: title.height)
  }

  /// The badge covers the corner of the image on the trailing side. Estimated from pictures, but for tabs without an image, whose
  /// badge was recorded on iOS 17.5 and 18.5 to start 10.8 points after the tab's middle.
  private func placeBadge(_ badge: _UIBadgeView, _ rounding: PixelRounding) {
    let size = rounding.roundUp(badge.sizeThatFits(bounds.size))
    let image = picture.frame
    let overlap: CGFloat = style == .stacked ? 8 : 12
    var x = isRightToLeft ? image.minX + overlap - size.width : image.maxX - overlap
    if style == .stacked, picture.image == nil {
      x =
        bounds.midX
        + (isRightToLeft ? -TabBarMetrics.current.badgeStart - size.width : TabBarMetrics.current.badgeStart)
    }
    let offset = look?.badgeOffset ?? .zero
    let y = style == .stacked ? 2 : max(image.minY - 5, 0)
    badge.frame = CGRect(
      x: rounding.round(x + (isRightToLeft ? -offset.horizontal : offset.horizontal)),
      y: rounding.round(y + offset.vertical), width: size.width, height: size.height)
  }

  package override var snapshotText: String? { item.title }

  override var prefersOwnTaps: Bool { true }

  // MARK: Accessibility

  override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    // Tabs that can't be used aren't dimmed for VoiceOver: recorded on iOS 18.5.
    get { accessibility?.traits ?? super.accessibilityTraits.union(.tabBarItem).subtracting(.notEnabled) }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? item.accessibilityLabel ?? item.title }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? item.accessibilityValue ?? badgeWords }
    set { super.accessibilityValue = newValue }
  }

  /// A number counts items, other texts are read unchanged: recorded on iOS 18.5. The text for one item isn't recorded.
  private var badgeWords: String? {
    guard let text = item.badgeValue, !text.isEmpty else { return nil }
    return Int(text).map { $0 == 1 ? "1 item" : "\($0) items" } ?? text
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? item.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
}

/// A tab's image. The name is UIKit's.
final class UITabBarSwappableImageView: UIImageView {
  /// In points; zero without an image.
  var intrinsicImageSize: CGSize { image == nil ? .zero : intrinsicContentSize }
}

/// A tab's title. The name is UIKit's.
final class UITabBarButtonLabel: UILabel {}
