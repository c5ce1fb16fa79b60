/// A gesture that follows touches on a view.
@preconcurrency @MainActor public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }

  /// Creates the recognizer. The default is the body's recognizer.
  func _makeRecognizer() -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
  public func _makeRecognizer() -> _GestureRecognizer<Value> { body._makeRecognizer() }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Follows touches for a gesture, and reports its values.
@preconcurrency @MainActor open class _GestureRecognizer<Value> {
  public final var changed: [(Value) -> Void] = []
  public final var ended: [(Value) -> Void] = []
  /// Called when the gesture is over, recognized or not.
  public final var finished: [() -> Void] = []

  /// Whether the gesture may report: another one on the same touch may come before it. Nil for always.
  final var gate: (() -> Bool)?
  /// Called when the gesture is over, recognized or not, before the actions.
  final var didFinish: (() -> Void)?

  public init() {}

  // Without anything to follow, a gesture isn't recognized.
  package func began(_ touch: ElementTouch) { tellFinished() }
  package func moved(_ touch: ElementTouch) {}
  package func finishedTouch(_ touch: ElementTouch) {}
  package func cancelled() { tellFinished() }
  /// Whether the gesture goes on with another touch, such as the second one of a double tap.
  package var awaitsTouch: Bool { false }
  /// Whether the gesture is recognized when the finger lifts, and not before.
  package var awaitsLift: Bool { false }
  /// Whether the gesture is recognized as time passes.
  package var isTimed: Bool { false }
  /// No other touch came in time.
  package func stopAwaiting() {}

  package final func tellChanged(_ value: Value) {
    if gate?() != false { tellPossible(value) }
  }
  /// Reports a value of a gesture that isn't recognized yet, such as a press that may become a long one.
  package final func tellPossible(_ value: Value) { for action in changed { action(value) } }
  package final func tellEnded(_ value: Value) {
    tellResult(value)
    tellFinished()
  }
  /// Reports the result of a gesture whose end is reported by itself.
  package final func tellResult(_ value: Value) {
    guard gate?() != false else { return }
    for action in ended { action(value) }
  }
  package final func tellFinished() {
    didFinish?()
    for action in finished { action() }
  }
}

nonisolated extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    nonisolated(unsafe) let action = action
    return _ActionGesture(gesture: self) { $0.ended.append(action) }
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ActionGesture<Self> {
    _ActionGesture(base: self, state: state, body: body)
  }
}

nonisolated extension _ActionGesture {
  /// A gesture that changes a state while it is in progress: what `updating(_:body:)` returns.
  public init<State>(
    base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    nonisolated(unsafe) let (state, body) = (state, body)
    self.init(gesture: base) { recognizer in
      recognizer.changed.append { value in state.change { body(value, &$0, &$1) } }
      recognizer.finished.append { state.reset() }
    }
  }
}

nonisolated extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    nonisolated(unsafe) let action = action
    return _ActionGesture(gesture: self) { $0.changed.append(action) }
  }
}

/// A gesture with actions.
public struct _ActionGesture<Base: Gesture>: Gesture {
  nonisolated(unsafe) let gesture: Base
  let add: @MainActor (_GestureRecognizer<Base.Value>) -> Void

  public func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
    let recognizer = gesture._makeRecognizer()
    add(recognizer)
    return recognizer
  }
  public typealias Value = Base.Value
  public typealias Body = Never
}

/// Which of a view's gestures are enabled.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
