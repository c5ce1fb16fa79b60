/// What a gesture changes while it lasts: nobody makes one, and so it stays.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
