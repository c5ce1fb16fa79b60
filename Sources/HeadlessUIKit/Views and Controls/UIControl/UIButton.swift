public import Foundation
internal import Graphics

/// A control with a title, an image, or both, that does something when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
  }

  public let buttonType: ButtonType
  private var contents = ButtonContents()
  private let label = UILabel()
  private let picture = UIImageView()
  private let backdrop = UIImageView()

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    prepare()
  }

  /// A button of a kind that UIKit draws; `.system` shows its title and template images in the tint colour.
  public required init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    prepare()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public override init(frame: CGRect, primaryAction: UIAction?) {
    buttonType = .custom
    super.init(frame: frame, primaryAction: primaryAction)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .natural
    picture.contentMode = .scaleToFill
    for view in [backdrop, picture, label] {
      view.isHidden = true
      addSubview(view)
    }
    refresh()
  }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) { change { $0.titles[state] = title } }
  open func setTitleColor(_ color: UIColor?, for state: State) { change { $0.titleColors[state] = color } }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change { $0.titleShadowColors[state] = color } }
  open func setImage(_ image: UIImage?, for state: State) { change { $0.images[state] = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change { $0.backgroundImages[state] = image } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[state] = title }
  }

  open func title(for state: State) -> String? { contents.titles[state] ?? contents.titles[.normal] }
  open func titleColor(for state: State) -> UIColor? {
    contents.titleColors[state] ?? contents.titleColors[.normal] ?? defaultTitleColor
  }
  open func titleShadowColor(for state: State) -> UIColor? {
    contents.titleShadowColors[state] ?? contents.titleShadowColors[.normal]
  }
  open func image(for state: State) -> UIImage? { contents.images[state] ?? contents.images[.normal] }
  open func backgroundImage(for state: State) -> UIImage? {
    contents.backgroundImages[state] ?? contents.backgroundImages[.normal]
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.attributedTitles[state] ?? contents.attributedTitles[.normal]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  open var subtitleLabel: UILabel? { nil }

  /// Space around title and image together, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { geometryDidChange() }
  }
  /// Moves the title without changing the button's size, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Moves the image without changing the button's size, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var reversesTitleShadowWhenHighlighted = false
  open var showsTouchWhenHighlighted = false
  open var role: Role = .normal

  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  private var defaultTitleColor: UIColor {
    guard buttonType != .custom else { return .white }
    // What iOS paints a disabled system button with, by eye: the label colour at a quarter.
    return isEnabled ? tintColor : .tertiaryLabel
  }

  override var eventsOfTouchUpInside: Event { [.touchUpInside, .primaryActionTriggered] }
  override var prefersOwnTaps: Bool { true }

  // MARK: Geometry

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout.titleRect(in: contentRect).inset(by: titleEdgeInsets)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout.imageRect(in: contentRect).inset(by: imageEdgeInsets)
  }

  private var layout: ButtonLayout {
    ButtonLayout(
      title: label.isHidden ? .zero : label.intrinsicContentSize, image: currentImage?.size ?? .zero,
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment, isRightToLeft: isRightToLeft,
      rounding: PixelRounding(scale: layoutScale))
  }

  open override var intrinsicContentSize: CGSize {
    let content = layout.size
    let background = currentBackgroundImage?.size ?? .zero
    var size = CGSize(
      width: content.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: content.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
    // iOS gives a title 6 points above and below, and no button with a title less than 30 points of width, as long as
    // nobody sets insets.
    if contentEdgeInsets == .zero, !label.isHidden || content == .zero {
      let title = label.isHidden ? PixelRounding(scale: layoutScale).roundUp(label.font.lineHeight) : content.height
      size.height = max(size.height, title + 12)
      size.width = max(size.width, 30)
    }
    return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    if !picture.isHidden { picture.frame = imageRect(forContentRect: content) }
    if !label.isHidden { label.frame = titleRect(forContentRect: content) }
  }

  open override var forFirstBaselineLayout: UIView { label.isHidden ? self : label }
  open override var forLastBaselineLayout: UIView { label.isHidden ? self : label }

  // MARK: Showing the state

  private func change(_ edit: (inout ButtonContents) -> Void) {
    edit(&contents)
    refresh()
  }

  override func stateDidChange() {
    super.stateDidChange()
    refresh()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  private func refresh() {
    if let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    label.shadowColor = currentTitleShadowColor
    label.isHidden = label.text?.isEmpty ?? true
    let image = currentImage
    picture.image =
      buttonType == .custom || image?.renderingMode == .alwaysOriginal
      ? image : image?.withRenderingMode(.alwaysTemplate)
    picture.isHidden = image == nil
    // A button without pictures of its own for a state dims the ordinary one; the shares are by eye.
    let isDimmed = !isEnabled && contents.images[.disabled] == nil && adjustsImageWhenDisabled
    picture.alpha = isDimmed ? 0.5 : 1
    label.alpha = isHighlighted && buttonType == .system ? 0.2 : 1
    backdrop.image = currentBackgroundImage
    backdrop.isHidden = backdrop.image == nil
    geometryDidChange()
  }

  private func geometryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  package override var snapshotText: String? { label.isHidden ? nil : label.text }
}
