/// A property that reflects which of a view's fields has the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus state.
  @propertyWrapper public struct Binding {
    let binding: SwiftUIGraph.Binding<Value>
    /// The value while no field has the focus.
    let unfocused: Value
    let places: FocusPlaces

    /// A value that none of the views has that were shown before gives way to the one without focus, as on iOS.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set {
        binding.wrappedValue = newValue
        let focus = UncheckedValue(self)
        _onMainActor { focus.value.places.check { focus.value.giveUp() } }
      }
    }

    @MainActor func giveUp() {
      if binding.wrappedValue != unfocused { binding.wrappedValue = unfocused }
    }
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>
  private let unfocused: Value
  private var places = State(wrappedValue: FocusPlaces())

  private init(unfocused: Value) {
    self.unfocused = unfocused
    state = State(wrappedValue: unfocused)
  }

  public init() where Value == Bool { self.init(unfocused: false) }
  public init<Field: Hashable>() where Value == Field? { self.init(unfocused: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }
  public var projectedValue: Binding {
    Binding(binding: state.projectedValue, unfocused: unfocused, places: places.wrappedValue)
  }
}

/// The views that a focus state's values stand for.
@MainActor final class FocusPlaces {
  private(set) var links: [ObjectIdentifier: (link: WeakReference<FocusLink>, graph: WeakReference<_ViewGraph>)] = [:]

  /// Calls the action after the next update of the views; false where there are none.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) -> Bool {
    guard let graph = links.values.lazy.compactMap(\.graph.object).first else { return false }
    graph.afterUpdate(action)
    return true
  }

  nonisolated init() {}

  func add(_ link: FocusLink, _ graph: _ViewGraph) {
    links[ObjectIdentifier(link)] = (WeakReference(link), WeakReference(graph))
  }

  func remove(_ link: FocusLink) { links[ObjectIdentifier(link)] = nil }

  /// Calls the action after the next update if no view has the current value. Without any view, which views may come isn't known.
  func check(_ giveUp: @escaping @MainActor () -> Void) {
    _ = afterUpdate { [weak self] in
      guard let self, !links.isEmpty, !links.values.contains(where: { $0.link.object?.isFocused == true }) else {
        return
      }
      giveUp()
    }
  }
}
