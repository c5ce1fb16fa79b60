public import Foundation

/// Shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let picture = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()
  /// Whether the height has the pixel of a row's separator; false where the list adds it.
  var countsSeparator = true {
    didSet { if oldValue != countsSeparator { invalidateIntrinsicContentSize() } }
  }

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    isOpaque = false
    show()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    show()
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      show()
    }
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// For constraints beside the text; nil if there is none.
  open var textLayoutGuide: UILayoutGuide? { nil }
  open var secondaryTextLayoutGuide: UILayoutGuide? { nil }
  open var imageLayoutGuide: UILayoutGuide? { nil }

  // MARK: Content

  private func show() {
    preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    alpha = shown.alpha
    showImage()
    show(shown.text, shown.attributedText, shown.textProperties, in: title)
    show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: detail)
    updateMargins()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showImage() {
    picture.image = shown.image
    let properties = shown.imageProperties
    picture.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body)
    if let tint = properties.tintColor { picture.tintColor = properties.resolvedTintColor(for: tint) }
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    picture.layer.borderWidth = properties.strokeWidth
    picture.layer.borderColor =
      properties.strokeWidth > 0
      ? properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor : nil
    picture.contentMode = .scaleAspectFit
    put(picture, shown.image != nil)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.shown) }
    put(label, attributed != nil || text?.isEmpty == false)
  }

  private func put(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview == nil { addSubview(view) }
    if !isShown, view.superview != nil { view.removeFromSuperview() }
  }

  override var standardMargins: UIEdgeInsets {
    shown.directionalLayoutMargins.edgeInsets(isRightToLeft: isRightToLeft)
  }

  /// Margins on an axis that doesn't follow the view around are the configuration's.
  private var margins: UIEdgeInsets {
    var margins = layoutMargins
    if !shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = shown.directionalLayoutMargins.top
      margins.bottom = shown.directionalLayoutMargins.bottom
    }
    return margins
  }

  // MARK: Layout

  private func layout(width: CGFloat) -> ListContentLayout {
    ListContentLayout(
      configuration: shown, width: width, margins: margins, isRightToLeft: isRightToLeft,
      rounding: PixelRounding(scale: layoutScale), countsSeparator: countsSeparator,
      image: picture.superview == nil ? nil : picture,
      text: title.superview == nil ? nil : title, detail: detail.superview == nil ? nil : detail)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = layout(width: bounds.width).frames(height: bounds.height)
    picture.takeFrame(frames.image)
    title.takeFrame(frames.text)
    detail.takeFrame(frames.detail)
  }

  /// The start of the separator of a row with this content, in points from the leading edge; nil for the margin.
  var separatorStart: CGFloat? {
    picture.superview == nil ? nil : layout(width: bounds.width).textStart
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layout(width: size.width).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: layout(width: targetSize.width).height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layout(width: bounds.width).height)
  }

  package override var contentHeightDependsOnWidth: Bool { true }

  package override func contentSize(forLayoutWidth width: CGFloat?) -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layout(width: width ?? bounds.width).height)
  }

  override func textSizeDidChange(from previous: UITraitCollection) {
    show()
  }
}
