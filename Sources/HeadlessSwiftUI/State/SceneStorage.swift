/// A property stored per scene; it starts with its default in each hosted screen.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>

  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
  public init(_ key: String) where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}
