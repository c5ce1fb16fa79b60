/// A property that reflects which of a view's fields has the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus state.
  @propertyWrapper public struct Binding {
    let binding: SwiftUIGraph.Binding<Value>
    /// The value while no field has the focus.
    let unfocused: Value

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>
  private let unfocused: Value

  private init(unfocused: Value) {
    self.unfocused = unfocused
    state = State(wrappedValue: unfocused)
  }

  public init() where Value == Bool { self.init(unfocused: false) }
  public init<Field: Hashable>() where Value == Field? { self.init(unfocused: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(binding: state.projectedValue, unfocused: unfocused) }
}
