public import Foundation
package import Graphics

/// Turns something on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The style of a switch in Mac apps.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  private var isSwitchedOn = false
  /// The value when the touch began, and whether the touch has moved the thumb.
  private var gesture = (wasOn: false, hasMoved: false)

  /// Switches have one size; that of the frame is ignored.
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
    InterfaceCoder.read(self, as: UISwitch.self, coder)
  }

  private func prepare() {
    isOpaque = false
    core.contentPriorities = ContentPriorities(hugsHorizontally: true, hugsVertically: true)
    super.frame.size = SwitchMetrics.current.size
  }

  // MARK: On and off

  open var isOn: Bool {
    get { isSwitchedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard isSwitchedOn != on else { return }
    isSwitchedOn = on
    setNeedsDisplay()
  }

  // MARK: Looks

  /// Nil for the system's green.
  open var onTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// Nil for white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// Stored but unused: iOS has shown none since iOS 7.
  open var onImage: UIImage?
  /// Stored but unused: iOS has shown none since iOS 7.
  open var offImage: UIImage?
  /// Stored but unused: it is visible on a Mac only.
  open var preferredStyle: Style = .automatic
  /// Always sliding: the checkbox is a Mac's.
  open var style: Style { .sliding }
  /// Shown beside checkboxes in Mac apps only.
  open var title: String?

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: SwitchMetrics.current.size) }
  }

  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: SwitchMetrics.current.size.width - insets.left - insets.right, height: SwitchMetrics.current.size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.current.size }

  /// Layouts leave two points of the trailing side out: Interface Builder shows a switch of 51 points as 49 wide.
  open override var alignmentRectInsets: UIEdgeInsets {
    isRightToLeft
      ? UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0) : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  package override func contentItems() -> [DisplayItem] {
    let traits = traitCollection
    let track = isSwitchedOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let look = SwitchLook(
      origin: bounds.origin, isThumbRight: isSwitchedOn != isRightToLeft, track: track.displayColor(for: traits),
      thumb: (thumbTintColor ?? .white).displayColor(for: traits))
    if isEnabled { return drawnItems() + look.items }
    return drawnItems() + [.group(DisplayGroup(opacity: SwitchMetrics.current.disabledStrength, items: look.items))]
  }

  // MARK: Tracking

  override var prefersOwnTaps: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    gesture = (isSwitchedOn, false)
    return super.beginTracking(touch, with: event)
  }

  /// A thumb that is dragged changes sides in the middle.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x - bounds.midX
    let isOn = (x > 0) != isRightToLeft
    if isOn != isSwitchedOn, abs(x) > SwitchMetrics.current.dragThreshold {
      gesture.hasMoved = true
      setOn(isOn, animated: true)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !gesture.hasMoved, isTouchInside { setOn(!gesture.wasOn, animated: true) }
    super.endTracking(touch, with: event)
    if isSwitchedOn != gesture.wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    setOn(gesture.wasOn, animated: true)
    super.cancelTracking(with: event)
  }

  // MARK: Accessibility

  /// 1 or 0, whatever is set: recorded on iOS 18.5.
  open override var accessibilityValue: String? {
    get { isSwitchedOn ? "1" : "0" }
    set { super.accessibilityValue = newValue }
  }

  /// Toggles the switch, as VoiceOver's double tap does, and reports the change.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isSwitchedOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["isOn"] = "\(isSwitchedOn)"
    if !isEnabled { style["isEnabled"] = "false" }
    if let onTintColor { style["onTintColor"] = onTintColor.displayColor(for: traitCollection).hexadecimal }
    return style
  }
}
