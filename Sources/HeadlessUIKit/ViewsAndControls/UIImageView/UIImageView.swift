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
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Kept; a snapshot shows the first image.
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
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
    InterfaceCoder.read(self, as: UIImageView.self, coder) { readImages($0) }
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  private func shownImageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  open func stopAnimating() { isAnimating = false }

  /// The image as it is shown: the one for the state, with the symbol configuration, for the view's traits.
  private var shownImage: UIImage? {
    let chosen = (isAnimating ? animationImages?.first : nil) ?? (isHighlighted ? highlightedImage : nil) ?? image
    guard let chosen else { return nil }
    let traits = traitCollection
    let adapted = chosen.variant(for: traits)
    guard let preferredSymbolConfiguration, adapted.isSymbolImage else { return adapted }
    return traits.withCurrent { adapted.applyingSymbolConfiguration(preferredSymbolConfiguration) } ?? adapted
  }

  /// Symbols of a text style grow with the text.
  override func textSizeDidChange(from previous: UITraitCollection) {
    if image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
  }

  /// The size of the image's alignment rectangle, so that the view itself becomes as large as the image.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownImage?.size else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// Symbols stand on the baseline of the text beside them. Measured from the alignment rectangle.
  package override var baselineOffsets: (fromTop: CGFloat, fromBottom: CGFloat) {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else { return super.baselineOffsets }
    let insets = image.alignmentRectInsets
    return (image.size.height - baseline - insets.top, baseline - insets.bottom)
  }

  package override func contentItems() -> [DisplayItem] {
    guard let image = shownImage else { return [] }
    let place = ContentPlacement(mode: contentMode, content: image.size, isRightToLeft: isRightToLeft)
    let tint = image.usesTemplateTint ? tintColor.displayColor(for: traitCollection) : nil
    let scale = layoutScale
    return image.displayItems(
      in: place.rect(in: bounds, rounding: PixelRounding(scale: scale)), tint: tint, isRightToLeft: isRightToLeft)
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    if let image { style["image"] = "\(image.size.width) x \(image.size.height)" }
    if image?.usesTemplateTint == true { style["tintColor"] = tintColor.displayColor(for: traitCollection).hexadecimal }
    return style
  }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
