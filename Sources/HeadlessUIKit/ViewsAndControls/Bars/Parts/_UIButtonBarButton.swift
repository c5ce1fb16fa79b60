import Foundation

/// The view of an item without a custom view: a title or an image, with padding for touches. The name is UIKit's.
final class _UIButtonBarButton: UIControl {
  let item: UIBarButtonItem
  private let content = _UIModernBarButton()
  private var look: BarButtonLook?
  private var metrics = UIBarMetrics.default

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(content)
    isAccessibilityElement = true
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }

  /// Updates the view for the item.
  func update(_ look: BarButtonLook, metrics: UIBarMetrics) {
    self.look = look
    self.metrics = metrics
    tintColor = item.tintColor
    isEnabled = item.isEnabled
    isContextMenuInteractionEnabled = item.menu != nil
    showsMenuAsPrimaryAction = item.menu != nil && !item.hasOwnAction
    isSelected = item.isSelected
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    refresh()
  }

  private func refresh() {
    guard let look else { return }
    let isCompact = metrics == .compact || metrics == .compactPrompt
    let image = (isCompact ? item.landscapeImagePhone : nil) ?? item.image
    if let image {
      content.show(image.inBar(isCompact: isCompact))
    } else {
      content.show(item.title ?? "", attributes: look.titleAttributes(of: item, isEnabled: isEnabled))
    }
    content.showBackground(look.backgroundImage(of: item, isEnabled: isEnabled, metrics: metrics))
    content.backgroundOffset = look.backgroundOffset(of: item, isEnabled: isEnabled, metrics: metrics)
    content.isEnabled = isEnabled
    content.imageInsets =
      isCompact && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
    content.titleOffset = look.titleOffset(of: item, metrics: metrics)
    content.alpha = isHighlighted ? 0.2 : 1
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    refresh()
  }

  /// In points; the widest of the titles that the item may have.
  var contentWidth: CGFloat {
    if item.width > 0 { return item.width }
    var width = content.contentSize.width
    if item.image == nil, let titles = item.possibleTitles, let look {
      let attributes = look.titleAttributes(of: item, isEnabled: true)
      for title in titles {
        let size = NSAttributedString(string: title, attributes: attributes).size()
        width = max(width, PixelRounding(scale: layoutScale).roundUp(size.width))
      }
    }
    return width
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: contentWidth + 2 * BarMetrics.current.buttonPadding, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = content.contentSize
    let place = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let rounding = PixelRounding(scale: layoutScale)
    content.frame = CGRect(
      x: rounding.round(place.minX), y: rounding.round(place.minY), width: size.width, height: size.height)
  }

  override func sendActions(for controlEvents: Event, with event: UIEvent?) {
    super.sendActions(for: controlEvents, with: event)
    if controlEvents.contains(.touchUpInside), item.isEnabled { item.performTap(with: event) }
  }

  // MARK: Menus

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menuConfiguration(item.preferredMenuElementOrder) { [weak self] in self?.item.menu }
  }

  override func menuElementWasChosen(_ element: UIMenuElement) {
    guard item.changesSelectionAsPrimaryAction else { return }
    item.menu?.selectOnly(element)
    item.title = element.title
    item.image = element.image
  }

  package override var snapshotText: String? { content.label.isHidden ? item.title : nil }
}

extension _UIButtonBarButton: MenuActionSender {
  var menuActionSender: Any { item }
}

/// A bar button's title and image. The name is UIKit's.
final class _UIModernBarButton: UIView {
  let label = UILabel()
  let picture = UIImageView()
  private var backdrop: UIImageView?
  var imageInsets = UIEdgeInsets.zero
  var titleOffset = UIOffset.zero {
    didSet { if oldValue != titleOffset { setNeedsLayout() } }
  }
  var backgroundOffset = UIOffset.zero {
    didSet { if oldValue != backgroundOffset { setNeedsLayout() } }
  }
  var isEnabled = true {
    didSet { picture.tintColor = isEnabled ? nil : .tertiaryLabel }
  }
  private var hasColor = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Behind the content; there are few.
  func showBackground(_ image: UIImage?) {
    if image == nil, backdrop == nil { return }
    let view = backdrop ?? UIImageView()
    if view.superview == nil { insertSubview(view, at: 0) }
    backdrop = view
    view.image = image
    setNeedsLayout()
  }

  func show(_ image: UIImage) {
    label.isHidden = true
    picture.isHidden = false
    picture.image = image
    setNeedsLayout()
  }

  func show(_ title: String, attributes: [NSAttributedString.Key: Any]) {
    picture.isHidden = true
    label.isHidden = false
    hasColor = attributes[.foregroundColor] != nil
    label.show(title, attributes: attributes)
    if !hasColor { label.textColor = tintColor }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if !hasColor { label.textColor = tintColor }
  }

  var contentSize: CGSize {
    if label.isHidden { return picture.image?.size ?? .zero }
    return label.intrinsicContentSize
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop?.frame = bounds.offsetBy(dx: backgroundOffset.horizontal, dy: backgroundOffset.vertical)
    if label.isHidden {
      picture.frame = bounds.inset(by: imageInsets)
    } else {
      label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    }
  }
}

extension UIImage {
  /// The image as bars show it: a template by default, and a symbol in the large scale of a 17 point font; in compact height in the
  /// medium one. Bars don't scale with the text size.
  @MainActor func inBar(isCompact: Bool = false) -> UIImage {
    var image = self
    if isSymbolImage, symbolConfiguration.map({ $0 == .unspecified }) ?? true {
      let configuration = UIImage.SymbolConfiguration(
        pointSize: BarMetrics.current.titleFontSize, weight: .regular, scale: isCompact ? .medium : .large)
      image = applyingSymbolConfiguration(configuration) ?? self
    }
    return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }
}

extension UILabel {
  /// A text with the attributes of bars' titles; what they don't name stays as it is.
  func show(_ text: String, attributes: [NSAttributedString.Key: Any]) {
    let simple: Set<NSAttributedString.Key> = [.font, .foregroundColor]
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if attributes.keys.allSatisfy(simple.contains) {
      self.text = text
    } else {
      attributedText = NSAttributedString(string: text, attributes: attributes)
    }
  }
}
