public import Foundation
package import Graphics

/// A bar that shows how much of something is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// For toolbars: thinner, square, without a track.
    case bar = 1
  }

  /// - Parameter style: the view is made in the style's height and 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: 150, height: intrinsicContentSize.height)
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
    InterfaceCoder.read(self, as: UIProgressView.self, coder)
  }

  private func prepare() {
    isOpaque = false
    core.contentPriorities = ContentPriorities(hugsVertically: true)
  }

  open var progressViewStyle: Style = .default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var shownProgress: Float = 0
  /// From 0 to 1; other values are limited to that range.
  open var progress: Float {
    get {
      SystemKeys.read(self, "progress")
      return observedProgress.map { Float(min(max($0.fractionCompleted, 0), 1)) } ?? shownProgress
    }
    set {
      let change = SystemKeys.begin(self, "progress")
      shownProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      setNeedsDisplay()
      change?.end()
    }
  }

  /// The progress changes at once, as no time passes.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// Nil for the tint colour.
  open var progressTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// Nil for a grey; for none in the bar style.
  open var trackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var progressImage: UIImage? {
    didSet { imagesDidChange() }
  }
  open var trackImage: UIImage? {
    didSet { imagesDidChange() }
  }

  private func imagesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Its fraction completed is the view's progress as long as it is set.
  open var observedProgress: Progress? {
    didSet { setNeedsDisplay() }
  }

  // MARK: Size

  /// 4 points since iOS 14, 2.5 in the bar style.
  open override var intrinsicContentSize: CGSize {
    let natural: CGFloat = progressViewStyle == .bar ? 2.5 : 4
    let images = max(progressImage?.size.height ?? 0, trackImage?.size.height ?? 0)
    return CGSize(width: UIView.noIntrinsicMetric, height: images > 0 ? images : natural)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: intrinsicContentSize.height)
  }

  // MARK: Drawing

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  package override func contentItems() -> [DisplayItem] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    var done = bounds
    done.size.width = PixelRounding(scale: layoutScale).round(bounds.width * CGFloat(progress))
    if isRightToLeft { done.origin.x = bounds.maxX - done.width }
    var items = part(trackImage, trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill), in: bounds)
    items += part(progressImage, progressTintColor ?? tintColor, in: done)
    guard progressViewStyle == .default, trackImage == nil, progressImage == nil, !items.isEmpty else {
      return drawnItems() + items
    }
    // Both ends of the track cut what is done of it, however little that is.
    let outline = Path(roundedRect: bounds, cornerRadius: bounds.height / 2)
    return drawnItems() + [.group(DisplayGroup(clip: .init(outline), items: items))]
  }

  private func part(_ image: UIImage?, _ color: UIColor?, in rect: CGRect) -> [DisplayItem] {
    guard rect.width > 0 else { return [] }
    let tint = color?.displayColor(for: traitCollection)
    if let image { return image.displayItems(in: rect, tint: image.usesTemplateTint ? tint : nil) }
    guard let tint, tint.alpha > 0 else { return [] }
    let radius = progressViewStyle == .bar ? 0 : min(rect.height, rect.width) / 2
    return [.fill(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect: rect), .color(tint))]
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["progress"] = "\(progress)"
    style["progressTintColor"] = (progressTintColor ?? tintColor).displayColor(for: traitCollection).hexadecimal
    return style
  }
}
