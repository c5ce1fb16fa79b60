/// The key of a value that views set for the enclosing container.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views set for the enclosing container.
public struct ContainerValues {
  private let element: _LayoutElement?
  /// The values that modifiers set, by key.
  var changes: [ObjectIdentifier: (key: Any.Type, value: Any)] = [:]

  init(element: _LayoutElement?) { self.element = element }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      if let changed = changes[id] { return changed.value as? Key.Value ?? Key.defaultValue }
      guard let element else { return Key.defaultValue }
      // Containers read values on the main actor, where views are created; an app's property for a value isn't isolated to it.
      let held = UncheckedValue(element)
      let kept = MainActor.assumeIsolated { UncheckedValue(held.value.trait(id) as? Key.Value) }
      return kept.value ?? Key.defaultValue
    }
    set { changes[ObjectIdentifier(key)] = (key, newValue) }
  }

  /// The view's tag if it is of the given type.
  @preconcurrency @MainActor public func tag<V: Hashable>(for type: V.Type) -> V? { element?.tag?.base as? V }
  @preconcurrency @MainActor public func hasTag<V: Hashable>(_ tag: V) -> Bool { element?.tag == AnyHashable(tag) }
}

nonisolated extension View {
  /// Sets a value for the enclosing container.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    var values = ContainerValues(element: nil)
    values[keyPath: keyPath] = value
    let change = values.changes.values.first
    return trait(change?.key ?? Never.self, change?.value ?? ())
  }
}
