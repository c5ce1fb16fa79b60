public import Foundation
package import Graphics

/// A track along which a thumb chooses a value.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var thumbImages = StateImages()
  private var minimumTrackImages = StateImages()
  private var maximumTrackImages = StateImages()

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
    InterfaceCoder.read(self, as: UISlider.self, coder)
  }

  private func prepare() {
    isOpaque = false
  }

  // MARK: Values

  private var range: (minimum: Float, maximum: Float) = (0, 1)
  private var chosen: Float = 0

  /// Limited to the range.
  open var value: Float {
    get { chosen }
    set { choose(newValue) }
  }

  /// 0 by default. A minimum above the maximum takes the maximum with it.
  open var minimumValue: Float {
    get { range.minimum }
    set {
      range = (newValue, max(range.maximum, newValue))
      choose(chosen)
    }
  }

  /// 1 by default. A maximum below the minimum takes the minimum with it.
  open var maximumValue: Float {
    get { range.maximum }
    set {
      range = (min(range.minimum, newValue), newValue)
      choose(chosen)
    }
  }

  /// The value changes at once, as no time passes. Sends no event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func choose(_ value: Float) {
    chosen = min(max(value, range.minimum), range.maximum)
    let length = range.maximum - range.minimum
    if let trackConfiguration, length > 0 {
      chosen = range.minimum + trackConfiguration.choose((chosen - range.minimum) / length) * length
    }
    setNeedsDisplay()
  }

  /// The configuration of the track. Values are limited to its range and ticks, and the track is filled from its neutral value;
  /// ticks aren't drawn, as on iOS 17.
  open var trackConfiguration: TrackConfiguration? {
    didSet { choose(chosen) }
  }
  /// Stored but unused: bars and controls look as on iOS 18.
  open var sliderStyle: Style = .default

  /// Whether changes of the value are reported while the thumb moves, or when it is released.
  open var isContinuous = true

  // MARK: Looks

  open var minimumValueImage: UIImage? {
    didSet { imagesDidChange() }
  }
  open var maximumValueImage: UIImage? {
    didSet { imagesDidChange() }
  }
  /// Nil for the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// Nil for white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    imagesDidChange()
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
    imagesDidChange()
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
    imagesDidChange()
  }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  open var currentThumbImage: UIImage? { thumbImages[state] }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

  private func imagesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Geometry

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight - alignmentRectInsets.bottom)
  }

  /// The proposed width: a slider has no intrinsic width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

  private var naturalHeight: CGFloat {
    let images = [minimumValueImage, maximumValueImage, currentThumbImage].map { $0?.size.height ?? 0 }
    return max(SliderMetrics.current.height, images.max() ?? 0)
  }

  /// The alignment rectangle is inset by 2 points from the frame's sides.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: SliderMetrics.current.alignmentInset, bottom: 1, right: SliderMetrics.current.alignmentInset)
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds, onLeft: !isRightToLeft)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, in: bounds, onLeft: isRightToLeft)
  }

  private func imageRect(_ image: UIImage?, in bounds: CGRect, onLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let inset = SliderMetrics.current.sideInset
    let x = onLeft ? bounds.minX + inset : bounds.maxX - inset - size.width
    let y = PixelRounding(scale: layoutScale).round(bounds.midY - size.height / 2)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat {
      SliderMetrics.current.sideInset + (image.map { $0.size.width + SliderMetrics.current.imageSpacing } ?? 0)
    }
    let left = room(isRightToLeft ? maximumValueImage : minimumValueImage)
    let right = room(isRightToLeft ? minimumValueImage : maximumValueImage)
    let images = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
    let height = images > 0 ? images : SliderMetrics.current.trackHeight
    return CGRect(
      x: bounds.minX + left, y: PixelRounding(scale: layoutScale).round(bounds.midY - height / 2),
      width: max(bounds.width - left - right, 0), height: height)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let length = range.maximum - range.minimum
    var fraction = length > 0 ? CGFloat((min(max(value, range.minimum), range.maximum) - range.minimum) / length) : 0
    if isRightToLeft { fraction = 1 - fraction }
    let diameter = SliderMetrics.current.thumbDiameter
    let size = currentThumbImage?.size ?? CGSize(width: diameter, height: diameter)
    let origin = SliderGeometry.thumbOrigin(
      size, track: rect, fraction: fraction, rise: currentThumbImage == nil ? SliderMetrics.current.thumbRise : 0,
      rounding: PixelRounding(scale: layoutScale))
    return CGRect(origin: origin, size: size)
  }

  // MARK: Drawing

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  package override func contentItems() -> [DisplayItem] {
    guard bounds.width > 0 else { return [] }
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    var items = drawnItems() + trackItems(track, thumb)
    for (image, rect) in [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ] {
      let tint = tintColor.displayColor(for: traitCollection)
      if let image { items += image.displayItems(in: rect, tint: image.usesTemplateTint ? tint : nil) }
    }
    items += thumbItems(thumb)
    // Estimated from pictures: a disabled slider is at half strength.
    return isEnabled ? items : [.group(DisplayGroup(opacity: 0.5, items: items))]
  }

  private func trackItems(_ track: CGRect, _ thumb: CGRect) -> [DisplayItem] {
    var left = track
    left.size.width = min(max(thumb.midX - track.minX, 0), track.width)
    var right = track
    right.origin.x = left.maxX
    right.size.width = track.maxX - left.maxX
    var (minimum, maximum) = isRightToLeft ? (right, left) : (left, right)
    if let neutral = trackConfiguration?.neutralValue, neutral > 0 {
      let share = CGFloat(min(neutral, 1))
      let x = track.minX + track.width * (isRightToLeft ? 1 - share : share)
      let end = left.maxX
      minimum.origin.x = min(x, end)
      minimum.size.width = abs(end - x)
      maximum = track
    }
    return trackPart(maximum, of: track, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill)
      + trackPart(minimum, of: track, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
  }

  private func trackPart(_ part: CGRect, of track: CGRect, _ image: UIImage?, _ color: UIColor) -> [DisplayItem] {
    guard part.width > 0, part.height > 0 else { return [] }
    let tint = color.displayColor(for: traitCollection)
    if let image { return image.displayItems(in: part, tint: image.usesTemplateTint ? tint : nil) }
    let outline = Path(roundedRect: track, cornerRadius: track.height / 2)
    return [.group(DisplayGroup(clip: .init(outline), items: [.fill(Path(rect: part), .color(tint))]))]
  }

  /// The shadows are those of Apple's design resources for iOS 13 and later.
  private func thumbItems(_ rect: CGRect) -> [DisplayItem] {
    let tint = thumbTintColor?.displayColor(for: traitCollection)
    if let image = currentThumbImage {
      return image.displayItems(in: rect, tint: image.usesTemplateTint ? tint ?? .init(white: 1) : nil)
    }
    let disc = Path(ellipseIn: rect)
    return [
      .shadow(disc, Shadow(color: .init(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 6), sigma: 6.5)),
      .shadow(disc, Shadow(color: .init(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 0.5), sigma: 2)),
      .fill(disc, .color(tint ?? .init(white: 1))),
    ]
  }

  /// The thumb's shadow may reach out of the slider.
  package override var drawsWithinBounds: Bool { false }

  // MARK: Tracking

  override var prefersOwnTaps: Bool { true }

  /// The distance of the touch from the thumb's centre, in points, and the initial value.
  private var grip: (offset: CGFloat, value: Float) = (0, 0)

  private var thumbPlace: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Whether the touch is on or very near the thumb: a tap on the track does nothing.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard thumbPlace.insetBy(dx: -10, dy: -10).contains(place) else { return false }
    grip = (place.x - thumbPlace.midX, value)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbPlace.width
    let way = max(track.width - thumb, 1)
    var fraction = (touch.location(in: self).x - grip.offset - track.minX - thumb / 2) / way
    if isRightToLeft { fraction = 1 - fraction }
    let before = value
    value = range.minimum + Float(min(max(fraction, 0), 1)) * (range.maximum - range.minimum)
    if isContinuous, value != before { sendActions(for: .valueChanged, with: event) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, value != grip.value { sendActions(for: .valueChanged, with: event) }
  }

  // MARK: Accessibility

  /// The thumb's middle.
  open override var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibility?.activationPoint { return point }
      let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
      return convert(CGPoint(x: thumb.midX, y: thumb.midY), to: screenSpace)
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  /// A tenth of the range up.
  open override func accessibilityIncrement() { nudge(0.1) }
  open override func accessibilityDecrement() { nudge(-0.1) }

  private func nudge(_ share: Float) {
    let before = chosen
    value = chosen + (range.maximum - range.minimum) * share
    if chosen != before { sendActions(for: .valueChanged) }
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["value"] = "\(value)"
    style["minimumTrackTintColor"] = (minimumTrackTintColor ?? tintColor).displayColor(for: traitCollection).hexadecimal
    return style
  }
}
