nonisolated extension View {
  /// Sets the focus state to the value while a view inside has the focus, and focuses that view when the state is set to the value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusModifier(binding, value, of: .view))
  }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }

  /// Sets the initial value of a focus state when the view appears.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.unfocused { binding.wrappedValue = value } }
  }
}

/// When a default focus applies. Views always appear before the user has moved the focus, so it applies with both priorities.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// Passes a focus link to the views inside.
struct FocusModifier: ViewModifier {
  nonisolated(unsafe) let read: () -> Bool
  nonisolated(unsafe) let write: (Bool) -> Void
  let places: FocusPlaces
  let kind: FocusLink.Kind

  nonisolated init<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value, of kind: FocusLink.Kind) {
    read = { binding.wrappedValue == value }
    write = { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.unfocused
      }
    }
    places = binding.places
    self.kind = kind
  }

  typealias Body = Never
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    FocusNode(view, inputs)
  }
}

private final class FocusNode<Content: View>: _ModifierNode<Content, FocusModifier> {
  private let link = FocusLink()
  private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

  override var relaysEnvironment: Bool { true }
  override var contentEnvironment: EnvironmentValues {
    if let known, known.outer == environment { return known.inner }
    var inner = environment
    switch modifier.kind {
    case .view: inner.focusLinks.append(link)
    case .searchField: inner.searchFocusLinks.append(link)
    case .assistiveTechnology: inner.accessibilityFocusLink = link
    }
    known = (environment, inner)
    return inner
  }

  override func modifierWillChange(from old: FocusModifier?) {
    link.take(read: modifier.read, write: modifier.write)
    if let old, old.places !== modifier.places { old.places.remove(link) }
    modifier.places.add(link, graph)
    if modifier.kind == .assistiveTechnology, modifier.read() { modifier.places.moveAssistiveFocus() }
  }

  override func didEnd() {
    modifier.places.remove(link)
    if modifier.kind == .assistiveTechnology { link.assistiveFocusDidChange(false) }
  }
}

nonisolated extension View {
  /// Sets the focus state while the search field of `searchable` inside has the focus, and focuses it when the state is set.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { searchFocused(binding, equals: true) }
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(FocusModifier(binding, value, of: .searchField))
  }
}
