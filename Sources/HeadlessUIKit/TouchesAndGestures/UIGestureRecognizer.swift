public import Foundation

/// Finds a movement of fingers among the touches on a view and those in it.
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

  /// Calls a method of the target when a gesture is found, and when it changes and ends. The selector has to carry the
  /// method: a name alone finds none on Linux.
  open func addTarget(_ target: Any, action: Selector) { core.targets.add(target as AnyObject, action) }

  /// Nil for every target, and for every action.
  open func removeTarget(_ target: Any?, action: Selector?) { core.targets.remove(target as AnyObject?, action) }

  // MARK: State

  /// Subclasses set it; what it becomes depends on the other recognizers, too.
  open var state: State {
    get { core.state }
    set { app.gestures.recognizer(self, asksFor: newValue) }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?

  open var isEnabled = true {
    didSet { if !isEnabled { app.gestures.disable(self) } }
  }

  /// Whether the view's touches are cancelled once the gesture is found.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only once the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of touches' ends only once the gesture has failed.
  open var delaysTouchesEnded = true
  /// Stored but unused: only finger touches are simulated.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Stored but unused: only finger touches are simulated.
  open var allowedPressTypes: [NSNumber] = []
  /// Stored but unused: only finger touches are simulated.
  open var requiresExclusiveTouchType = true
  open var name: String?
  /// Always empty: no keyboard is attached.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Always empty: there is no pointer.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// That of the view's window, or of the code that runs.
  final var app: AppState { view?.window?.app ?? .current }

  // MARK: Touches

  /// The middle of the touches, in points of the view; of the window for nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(centroid, from: nil) ?? centroid }

  open var numberOfTouches: Int { core.locations.count }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard core.locations.indices.contains(touchIndex) else { return .zero }
    return view?.convert(core.locations[touchIndex], from: nil) ?? core.locations[touchIndex]
  }

  /// In points, in the window's coordinates.
  var centroid: CGPoint { core.locations.middle }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing: the system tells nothing of it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The recognizer hears no more of the touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { core.forget(touch) }
  /// Does nothing: touches come from tests, and are fingers'.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// A gesture is over, found or not: subclasses forget what they know of it.
  open func reset() {}

  // MARK: Other recognizers

  /// The gesture isn't found before the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    core.required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether the gesture goes on after it was found, through `began`, `changed` and `ended`.
  var isContinuous: Bool { true }

  /// The recognizer's deadline, if it set one, has come: see `GestureClock`.
  func deadlineDidPass() {}
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIGestureRecognizer {
  /// A recognizer without a target, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init") @preconcurrency @MainActor public init()

  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init") @MainActor @usableFromInline
  static func makeEmpty() -> Self { makeOfRuntimeClass(target: nil, action: nil) }
}
