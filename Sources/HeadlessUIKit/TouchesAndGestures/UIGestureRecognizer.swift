public import Foundation

/// Recognizes a gesture in the touches on a view and its subviews.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, RuntimeInitializable {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  let core = GestureState()

  // Repeated by RuntimeInitializable.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  // MARK: Targets

  /// Adds a method that is called when a gesture is recognized, changes and ends. The selector has to contain the method: on Linux
  /// a name isn't enough to find it.
  open func addTarget(_ target: Any, action: Selector) { core.targets.add(target as AnyObject, action) }

  /// Removes a target's action; nil means every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) { core.targets.remove(target as AnyObject?, action) }

  // MARK: State

  /// The state, set by subclasses. The resulting state also depends on other recognizers.
  open var state: State {
    get { core.state }
    set { app.gestures.recognizer(self, asksFor: newValue) }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?

  open var isEnabled = true {
    didSet { if !isEnabled { app.gestures.disable(self) } }
  }

  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view receives the ends of touches only after the gesture has failed.
  open var delaysTouchesEnded = true
  /// Stored but unused: only finger touches are simulated.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Stored but unused: only finger touches are simulated.
  open var allowedPressTypes: [NSNumber] = []
  /// Stored but unused: only finger touches are simulated.
  open var requiresExclusiveTouchType = true
  open var name: String?
  /// The modifier keys of the last event that the recognizer received.
  open var modifierFlags: UIKeyModifierFlags { core.modifiers }
  /// Always empty: there is no pointer.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// The app state of the view's window, or of the running code if there is no window.
  final var app: AppState { view?.window?.app ?? .current }

  // MARK: Touches

  /// Returns the centre of the touches in the view's coordinates, or the window's for nil, in points.
  open func location(in view: UIView?) -> CGPoint { view?.convert(centroid, from: nil) ?? centroid }

  open var numberOfTouches: Int { core.locations.count }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard core.locations.indices.contains(touchIndex) else { return .zero }
    return view?.convert(core.locations[touchIndex], from: nil) ?? core.locations[touchIndex]
  }

  /// The centre of the touches in the window's coordinates, in points.
  var centroid: CGPoint { core.locations.middle }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing: touches have no estimated properties here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Stops the delivery of a touch to the recognizer.
  open func ignore(_ touch: UITouch, for event: UIEvent) { core.forget(touch) }
  /// Does nothing: only finger touches are simulated.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Called when a gesture has been recognized or has failed: subclasses reset their state.
  open func reset() {}

  // MARK: Other recognizers

  /// Makes the recognition of this gesture depend on the failure of another one.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    core.required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether the gesture is continuous: it goes through `began`, `changed` and `ended`.
  var isContinuous: Bool { true }

  /// Called at the recognizer's deadline, if it has set one; see `GestureClock`.
  func deadlineDidPass() {}
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIGestureRecognizer {
  /// Creates a recognizer without a target, of a class that is known only at run time.
  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init") @preconcurrency @MainActor public init()

  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init") @MainActor @usableFromInline
  static func makeEmpty() -> Self { makeOfRuntimeClass(target: nil, action: nil) }
}
