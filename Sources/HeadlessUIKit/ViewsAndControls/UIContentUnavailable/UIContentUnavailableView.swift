public import Foundation

/// Shows a content-unavailable configuration.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let background = _UISystemBackgroundView(frame: .zero)
  private let picture = UIImageView()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  private let detail = UILabel()
  private let button = UIButton(configuration: .plain())
  private let secondaryButton = UIButton(configuration: .plain())
  private var actions: [UIAction] = []

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepare()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    addSubview(background)
    show()
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIContentUnavailableConfiguration else { return }
      shown = configuration
      show()
    }
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  // MARK: Content

  private func show() {
    background.configuration = shown.background
    showImage()
    show(shown.text, shown.attributedText, shown.textProperties, in: title)
    show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: detail)
    for action in actions {
      button.removeAction(action, for: .touchUpInside)
      secondaryButton.removeAction(action, for: .touchUpInside)
    }
    actions = []
    show(shown.button, shown.buttonProperties, in: button)
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showImage() {
    let properties = shown.imageProperties
    picture.image = shown.image
    // Estimated from pictures: symbols are as high as a text of 48 points.
    picture.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
    picture.tintColor = properties.tintColor ?? .secondaryLabel
    picture.contentMode = .scaleAspectFit
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    picture.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    put(picture, shown.image != nil && !shown.isLoading)
    put(wheel, shown.isLoading)
    if shown.isLoading { wheel.startAnimating() }
  }

  private func show(
    _ text: String?, _ styled: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let styled { label.attributedText = styled } else { label.text = text }
    put(label, styled != nil || text?.isEmpty == false)
  }

  private func show(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton
  ) {
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    if let action = properties.primaryAction {
      button.addAction(action, for: .touchUpInside)
      actions.append(action)
    }
    let hasTitle = configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil
    put(button, hasTitle || properties.primaryAction.map { !$0.title.isEmpty } ?? false)
    if !hasTitle, let action = properties.primaryAction { button.configuration?.title = action.title }
  }

  private func put(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview == nil { addSubview(view) }
    if !isShown, view.superview != nil { view.removeFromSuperview() }
  }

  // MARK: Layout

  /// The parts from top to bottom, each with what is above it, in points.
  private var parts: [(view: UIView, gap: CGFloat)] {
    let gaps: [(UIView, CGFloat)] = [
      (picture, 0), (wheel, 0), (title, shown.imageToTextPadding), (detail, shown.textToSecondaryTextPadding),
      (button, shown.textToButtonPadding), (secondaryButton, shown.buttonToSecondaryButtonPadding),
    ]
    var parts = gaps.filter { $0.0.superview === self }
    if !parts.isEmpty { parts[0].1 = 0 }
    return parts
  }

  private var contentMargins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins.edgeInsets(isRightToLeft: isRightToLeft)
    let axes = shown.axesPreservingSuperviewLayoutMargins
    return UIEdgeInsets(
      top: axes.contains(.vertical) ? max(own.top, safeAreaInsets.top) : own.top,
      left: axes.contains(.horizontal) ? max(own.left, layoutMargins.left) : own.left,
      bottom: axes.contains(.vertical) ? max(own.bottom, safeAreaInsets.bottom) : own.bottom,
      right: axes.contains(.horizontal) ? max(own.right, layoutMargins.right) : own.right)
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    if view === picture { return pictureSize }
    let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private var pictureSize: CGSize {
    var size = picture.intrinsicContentSize
    let most = shown.imageProperties.maximumSize
    var factor: CGFloat = 1
    if most.width > 0, size.width > most.width { factor = min(factor, most.width / size.width) }
    if most.height > 0, size.height > most.height { factor = min(factor, most.height / size.height) }
    size = CGSize(width: size.width * factor, height: size.height * factor)
    return size
  }

  private func partsHeight(width: CGFloat) -> CGFloat {
    parts.reduce(0) { $0 + $1.gap + size(of: $1.view, width: width).height }
  }

  /// The height of the parts and the margins in a view of a width.
  private func contentHeight(width: CGFloat) -> CGFloat {
    let margins = contentMargins
    return partsHeight(width: max(0, width - margins.left - margins.right)) + margins.top + margins.bottom
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    sendSubviewToBack(background)
    let margins = contentMargins
    let room = bounds.inset(by: margins)
    let width = max(0, room.width)
    let rounding = PixelRounding(scale: layoutScale)
    var y = room.minY
    if shown.alignment == .center { y += max(0, (room.height - partsHeight(width: width)) / 2) }
    for (view, gap) in parts {
      let size = size(of: view, width: width)
      y += gap
      let x: CGFloat
      switch shown.alignment {
      case .center: x = room.minX + (width - size.width) / 2
      case .natural: x = isRightToLeft ? room.maxX - size.width : room.minX
      }
      view.frame = CGRect(
        x: rounding.round(x), y: rounding.round(y), width: rounding.roundUp(size.width), height: size.height)
      y += size.height
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(width: size.width))
  }

  /// The width of the widest part in one line, and the height of the parts and the margins; Apple documents neither.
  open override var intrinsicContentSize: CGSize { naturalSize(width: nil) }

  package override var contentHeightDependsOnWidth: Bool { !parts.isEmpty }

  package override func contentSize(forLayoutWidth width: CGFloat?) -> CGSize { naturalSize(width: width) }

  private func naturalSize(width: CGFloat?) -> CGSize {
    let margins = contentMargins
    let widths = parts.map { size(of: $0.view, width: .greatestFiniteMagnitude).width }
    let whole = (widths.max() ?? 0) + margins.left + margins.right
    let rounding = PixelRounding(scale: layoutScale)
    return rounding.roundUp(CGSize(width: whole, height: contentHeight(width: min(width ?? whole, whole))))
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  override func textSizeDidChange(from previous: UITraitCollection) {
    super.textSizeDidChange(from: previous)
    invalidateIntrinsicContentSize()
  }
}
