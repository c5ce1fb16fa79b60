/// A value that a view keeps. Setting it has no picture made anew.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let shared: SharedValue<Value>

  public init(wrappedValue: Value) { shared = SharedValue(wrappedValue) }
  public init(initialValue: Value) { shared = SharedValue(initialValue) }

  public var wrappedValue: Value {
    get { shared.value }
    nonmutating set { shared.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { [shared] in shared.value }, set: { [shared] in shared.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

// Unchecked: views use it on the main actor.
extension State: @unchecked Sendable where Value: Sendable {}
