public import Foundation
package import Graphics

/// Two buttons that make a value larger or smaller by a step.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var incrementImages = StateImages()
  private var decrementImages = StateImages()
  private var backgroundImages = StateImages()
  private var dividerImages = DividerImages()

  /// The size is the control's own: 94 x 32 points since iOS 13.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.current.size))
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.read(self, as: UIStepper.self, coder)
  }

  private func prepare() {
    isOpaque = false
    core.contentPriorities = ContentPriorities(hugsHorizontally: true, hugsVertically: true)
  }

  // MARK: Values

  private var chosen: Double = 0

  /// Limited to the range.
  open var value: Double {
    get { chosen }
    set {
      chosen = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }

  /// 0 by default. Must be less than the maximum.
  open var minimumValue: Double = 0 {
    didSet {
      if minimumValue >= maximumValue { maximumValue = minimumValue }
      value = chosen
    }
  }

  /// 100 by default. Must be more than the minimum.
  open var maximumValue: Double = 100 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = chosen
    }
  }

  /// 1 by default. Must be more than 0.
  open var stepValue: Double = 1 {
    didSet {
      if stepValue <= 0 { fatalError("Step value must be greater than 0: \(stepValue)") }
    }
  }

  /// Whether each change is reported while a button is held.
  open var isContinuous = true
  /// Whether holding a button repeats the change.
  open var autorepeat = true
  /// Whether a step over one end of the range arrives at the other.
  open var wraps = false {
    didSet { setNeedsDisplay() }
  }

  /// The accessibility elements of the buttons, by whether they increment.
  private var elements: [Bool: UIAccessibilityElement] = [:]

  /// The effect of a tap on one of the buttons, which reports a change.
  func step(up: Bool) {
    guard isEnabled, canStep(up: up) else { return }
    let next = up ? chosen + stepValue : chosen - stepValue
    let before = chosen
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if chosen != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func canStep(up: Bool) -> Bool {
    wraps || (up ? chosen < maximumValue : chosen > minimumValue)
  }

  // MARK: Looks

  open func setIncrementImage(_ image: UIImage?, for state: State) { change { $0.incrementImages[state] = image } }
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }
  open func setDecrementImage(_ image: UIImage?, for state: State) { change { $0.decrementImages[state] = image } }
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change { $0.backgroundImages[state] = image } }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    change { $0.dividerImages[leftState, rightState] = image }
  }
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
    dividerImages[state, rightSegmentState]
  }

  private func change(_ edit: (UIStepper) -> Void) {
    edit(self)
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize { StepperMetrics.current.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.current.size }

  // MARK: Drawing

  package override func contentItems() -> [DisplayItem] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    var items = drawnItems() + backgroundItems + dividerItems
    for up in [false, true] { items += buttonItems(up: up, in: buttonFrame(up: up)) }
    return items
  }

  /// A button's frame in bounds. The line in the middle belongs to neither: on iOS 18.5 the elements of a stepper of 94 points end
  /// at 46.5 and begin at 47.5 (AccessibilitySnapshot).
  private func buttonFrame(up: Bool) -> CGRect {
    let line = StepperMetrics.current.lineSize.width
    let width = max((bounds.width - line) / 2, 0)
    let isOnRight = up != isRightToLeft
    return CGRect(x: isOnRight ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
  }

  private var backgroundItems: [DisplayItem] {
    if let image = backgroundImages[state] { return image.displayItems(in: bounds) }
    let fill = UIColor.tertiarySystemFill.displayColor(for: traitCollection)
    return [.fill(SegmentLook.outline(of: bounds, radius: SegmentMetrics.current.cornerRadius), .color(fill))]
  }

  private var dividerItems: [DisplayItem] {
    let rounding = PixelRounding(scale: layoutScale)
    if let image = dividerImages[state, state] {
      let x = rounding.round(bounds.midX - image.size.width / 2)
      return image.displayItems(in: CGRect(x: x, y: bounds.minY, width: image.size.width, height: bounds.height))
    }
    // In the middle to the half pixel, and lighter than what is between segments: recorded on iOS 18.5.
    let size = StepperMetrics.current.lineSize
    let line = CGRect(
      x: bounds.midX - size.width / 2, y: rounding.round(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
    let color = UIColor.systemFill.displayColor(for: traitCollection)
    return [.fill(Path(rect: line), .color(color))]
  }

  private func buttonItems(up: Bool, in rect: CGRect) -> [DisplayItem] {
    var buttonState = state
    if !canStep(up: up) { buttonState.insert(.disabled) }
    let own = up ? incrementImages[buttonState] : decrementImages[buttonState]
    guard let image = own ?? UIStepper.symbol(up ? "plus" : "minus") else { return [] }
    // Symbols and stencils have the label's colour, an own image with colours keeps them.
    // A sign that can't be used is at half strength: recorded on iOS 18.5.
    let color: UIColor = buttonState.contains(.disabled) ? .label.withAlphaComponent(0.5) : .label
    let tint = image.usesTemplateTint || own == nil ? color.displayColor(for: traitCollection) : nil
    // Across, signs are centred to the fraction of a pixel: recorded on iOS 18.5 at 23.2 and 70.7 of 94 points.
    let place = CGRect(
      x: rect.midX - image.size.width / 2,
      y: PixelRounding(scale: layoutScale).round(rect.midY - image.size.height / 2),
      width: image.size.width, height: image.size.height)
    return image.displayItems(in: place, tint: tint)
  }

  private static func symbol(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: StepperMetrics.current.signPointSize, weight: .regular))
  }

  // MARK: Tracking

  override var prefersOwnTaps: Bool { true }

  /// A tap on a half makes a step. A held button doesn't repeat it, as no time passes.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let place = touch?.location(in: self), bounds.contains(place) else { return }
    step(up: (place.x > bounds.midX) != isRightToLeft)
  }

  // MARK: Accessibility

  /// The buttons, each an element of its own: recorded on iOS 18.5.
  open override var accessibilityElements: [Any]? {
    get { accessibility?.elements ?? stepElements.map { $0 } }
    set { super.accessibilityElements = newValue }
  }

  private var stepElements: [UIAccessibilityElement] {
    [false, true].map { up in
      let element = elements[up] ?? StepElement(of: self, up: up)
      elements[up] = element
      element.accessibilityFrameInContainerSpace = buttonFrame(up: up)
      element.accessibilityTraits = isEnabled && canStep(up: up) ? .button : [.button, .notEnabled]
      return element
    }
  }

  open override func accessibilityIncrement() { step(up: true) }
  open override func accessibilityDecrement() { step(up: false) }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["value"] = "\(value)"
    if !isEnabled { style["isEnabled"] = "false" }
    return style
  }
}

/// The accessibility element of a stepper's button.
private final class StepElement: UIAccessibilityElement {
  private let up: Bool

  init(of stepper: UIStepper, up: Bool) {
    self.up = up
    super.init(accessibilityContainer: stepper)
    accessibilityLabel = up ? "Increment" : "Decrement"
  }

  override func accessibilityActivate() -> Bool {
    (accessibilityContainer as? UIStepper)?.step(up: up)
    return true
  }
}

/// The divider between two segments, by the states of both.
struct DividerImages {
  private struct Key: Hashable {
    let left: UIControl.State
    let right: UIControl.State
  }

  private var images: [Key: UIImage] = [:]

  subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
    get { images[Key(left: left, right: right)] ?? images[Key(left: .normal, right: .normal)] }
    set { images[Key(left: left, right: right)] = newValue }
  }
}
