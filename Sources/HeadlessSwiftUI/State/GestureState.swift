/// A property that a gesture changes while it is in progress, and that is reset to its initial value when the gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value

  public init(wrappedValue: Value) {
    initial = wrappedValue
    state = State(wrappedValue: wrappedValue)
  }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value while the gesture is in progress.
  package func change(_ change: (inout Value) -> Void) {
    var value = state.wrappedValue
    change(&value)
    state.wrappedValue = value
  }

  package func reset() { state.wrappedValue = initial }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
