/// Two gestures, of which the second begins when the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The state of the sequence.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Value> {
    SequenceRecognizer(first._makeRecognizer(), second._makeRecognizer())
  }
  public typealias Body = Never
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures; nil for one that isn't recognized yet.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(first._makeRecognizer(), second._makeRecognizer())
  }
  public typealias Body = Never
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which one is recognized, preferably the first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that was recognized.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Value> {
    ExclusiveRecognizer(first._makeRecognizer(), second._makeRecognizer())
  }
  public typealias Body = Never
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that transforms the values of another one.
public struct _MapGesture<Base: Gesture, Value> {
  let base: Base
  let transform: (Base.Value) -> Value
}

extension _MapGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Value> { MapRecognizer(base._makeRecognizer(), transform) }
  public typealias Body = Never
}

/// A gesture that requires modifier keys; the result of `modifiers(_:)`.
public struct _ModifiersGesture<Base: Gesture> {
  nonisolated(unsafe) let base: Base
  let modifiers: EventModifiers
}

extension _ModifiersGesture: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  public func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
    ModifiersRecognizer(base._makeRecognizer(), modifiers)
  }
}

/// A type-erased gesture.
public struct AnyGesture<Value> {
  private let make: @MainActor () -> _GestureRecognizer<Value>

  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    nonisolated(unsafe) let gesture = gesture
    make = { gesture._makeRecognizer() }
  }
}

extension AnyGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Value> { make() }
  public typealias Body = Never
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  /// Nil recognizes nothing.
  public func _makeRecognizer() -> _GestureRecognizer<Wrapped.Value> {
    self?._makeRecognizer() ?? _GestureRecognizer()
  }
}

/// The result of `onEnded(_:)`.
public typealias _EndedGesture<Base: Gesture> = _ActionGesture<Base>
/// The result of `onChanged(_:)`.
public typealias _ChangedGesture<Base: Gesture> = _ActionGesture<Base>
/// The result of `updating(_:body:)`.
public typealias GestureStateGesture<Base: Gesture, State> = _ActionGesture<Base>

nonisolated extension Gesture {
  public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> _MapGesture<Self, Mapped> {
    _MapGesture(base: self, transform: body)
  }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// A gesture that is recognized only for touches that begin while modifier keys are held down. Other keys may be down, too, which is
  /// an assumption. Tests hold keys with `TouchSequence.holding(_:)` and the `modifiers` of a screen's
  /// touches.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}
