/// Which of a view's fields has the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes which one has it.
  @propertyWrapper public struct Binding {
    let binding: SwiftUIGraph.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

/// As `FocusState`, for assistive technology.
public typealias AccessibilityFocusState = FocusState
