extension View {
  /// The value that a selection has when the view is selected.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait(TagKey.self, AnyHashable(tag))
  }
}

extension _LayoutElement {
  /// What `tag(_:)` said of the view.
  package var tag: AnyHashable? { trait(ObjectIdentifier(TagKey.self)) as? AnyHashable }

  /// What a modifier said under a key.
  func value<Value>(_ key: Any.Type, as type: Value.Type = Value.self) -> Value? {
    trait(ObjectIdentifier(key)) as? Value
  }
}
