public import Foundation
package import Graphics

/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      if oldValue?.size != image?.size || oldValue?.alignmentRectInsets != image?.alignmentRectInsets {
        invalidateIntrinsicContentSize()
      }
      setNeedsDisplay()
    }
  }
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { shownImageDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { shownImageDidChange() } }
  }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether pictures grow with the text at accessibility text sizes; symbols have text styles for that.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { if oldValue != adjustsImageSizeForAccessibilityContentSizeCategory { shownImageDidChange() } }
  }
  /// The state of a symbol after effects.
  final var symbolRest: [SymbolEffectConfiguration] = [] {
    didSet { if oldValue != symbolRest { setNeedsDisplay() } }
  }
  /// The darkening of opaque parts, from 0 to 1: of a highlighted button.
  final var darkening: CGFloat = 0 {
    didSet { if oldValue != darkening { setNeedsDisplay() } }
  }
  /// Stored but unused: a snapshot shows the first image.
  open var animationImages: [UIImage]?
  /// The `animationImages` of the highlighted state.
  open var highlightedAnimationImages: [UIImage]?
  /// Stored but unused: animated images show their first frame.
  open var animationDuration: TimeInterval = 0
  /// Stored but unused: only finger touches are simulated.
  open var adjustsImageWhenAncestorFocused = false
  /// Stored but unused: everything is painted in sRGB.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// Always standard: everything is painted in sRGB.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// Stored but unused: animated images show their first frame.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  // Repeated by RuntimeInitializable.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    prepare()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.read(self, as: UIImageView.self, coder)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  private func shownImageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open func startAnimating() { isAnimating = shownAnimation?.isEmpty == false }
  open func stopAnimating() { isAnimating = false }

  private var shownAnimation: [UIImage]? { (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages }

  /// The image as it is shown: the one for the state, with the symbol configuration, for the view's traits.
  private var shownImage: UIImage? {
    let chosen = (isAnimating ? shownAnimation?.first : nil) ?? (isHighlighted ? highlightedImage : nil) ?? image
    guard let chosen else { return nil }
    let traits = traitCollection
    let adapted = chosen.variant(for: traits)
    guard let preferredSymbolConfiguration, adapted.isSymbolImage else { return adapted }
    return traits.withCurrent { adapted.applyingSymbolConfiguration(preferredSymbolConfiguration) } ?? adapted
  }

  /// The scale of an image with the text size. Apple documents that it grows, without a value: here it scales as body text.
  private func accessibilityScale(_ image: UIImage) -> CGFloat {
    let traits = traitCollection
    guard adjustsImageSizeForAccessibilityContentSizeCategory, !image.isSymbolImage,
      traits.preferredContentSizeCategory.isAccessibilityCategory
    else { return 1 }
    return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) / 100
  }

  /// In points; nil without an image.
  private var shownSize: CGSize? {
    guard let image = shownImage else { return nil }
    let scale = accessibilityScale(image)
    if scale == 1 { return image.size }
    return PixelRounding(scale: layoutScale).roundUp(
      CGSize(width: image.size.width * scale, height: image.size.height * scale))
  }

  /// Symbols of a text style grow with the text.
  override func textSizeDidChange(from previous: UITraitCollection) {
    if image?.isSymbolImage == true || adjustsImageSizeForAccessibilityContentSizeCategory { shownImageDidChange() }
  }

  /// The size of the image's alignment rectangle, so that the view itself becomes as large as the image.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownSize else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? .zero }

  open override var alignmentRectInsets: UIEdgeInsets {
    guard let image = shownImage else { return .zero }
    let insets = image.alignmentRectInsets
    let scale = accessibilityScale(image)
    return UIEdgeInsets(
      top: insets.top * scale, left: insets.left * scale, bottom: insets.bottom * scale, right: insets.right * scale)
  }

  /// Symbols are on the baseline of adjacent text. Measured from the alignment rectangle.
  package override var baselineOffsets: BaselineOffsets {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else { return super.baselineOffsets }
    let insets = image.alignmentRectInsets
    return BaselineOffsets(
      fromTop: image.size.height - baseline - insets.top, fromBottom: baseline - insets.bottom)
  }

  package override func contentItems() -> [DisplayItem] {
    guard let image = shownImage, !isSymbolGone(image) else { return [] }
    let place = ContentPlacement(mode: contentMode, content: shownSize ?? image.size, isRightToLeft: isRightToLeft)
    let tint = image.usesTemplateTint ? tintColor.displayColor(for: traitCollection) : nil
    let scale = layoutScale
    let rect = scaledBySymbolEffect(place.rect(in: bounds, rounding: PixelRounding(scale: scale)), image)
    let items = image.displayItems(in: rect, tint: tint, isRightToLeft: isRightToLeft)
    guard darkening > 0 else { return items }
    return [darkened(items, in: rect)]
  }

  private func isSymbolGone(_ image: UIImage) -> Bool {
    image.isSymbolImage && symbolRest.contains { $0.rest == .disappeared }
  }

  /// A quarter larger, or a fifth smaller: by eye.
  private func scaledBySymbolEffect(_ rect: CGRect, _ image: UIImage) -> CGRect {
    guard image.isSymbolImage else { return rect }
    for effect in symbolRest {
      guard case .scaled(let isUp) = effect.rest else { continue }
      let share: CGFloat = isUp ? 0.125 : -0.1
      return rect.insetBy(dx: -rect.width * share, dy: -rect.height * share)
    }
    return rect
  }

  /// The mask has no visible effect: it groups the picture, so that the shade covers only the picture.
  private func darkened(_ items: [DisplayItem], in rect: CGRect) -> DisplayItem {
    let path = Path(rect: rect.insetBy(dx: -rect.width, dy: -rect.height))
    let shade = DisplayItem.fill(path, .color(Color(white: 0, alpha: darkening)))
    return .group(
      DisplayGroup(
        mask: [.fill(path, .color(.black))],
        items: items + [.group(DisplayGroup(blendMode: .sourceAtop, items: [shade]))]))
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    if let image { style["image"] = "\(image.size.width) x \(image.size.height)" }
    if image?.usesTemplateTint == true { style["tintColor"] = tintColor.displayColor(for: traitCollection).hexadecimal }
    return style
  }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
