/// A property that a gesture changes while it is in progress, and that is reset to its initial value when the gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  /// Changes the transaction in which the value is reset.
  private let resetting: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
    state = State(wrappedValue: wrappedValue)
  }
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value while the gesture is in progress, in the transaction that the change sets.
  package func change(_ change: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (state.wrappedValue, Transaction())
    change(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  package func reset() {
    var transaction = Transaction()
    resetting(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
  /// - Parameter resetTransaction: that in which the value becomes nil again.
  public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
  /// - Parameter reset: changes the transaction in which the value becomes nil again.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
