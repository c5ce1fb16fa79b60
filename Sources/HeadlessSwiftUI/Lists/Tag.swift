extension View {
  /// The value of a selection when the view is selected.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait(TagKey.self, AnyHashable(tag))
  }
}

extension _LayoutElement {
  /// The value that `tag(_:)` set on the view.
  package var tag: AnyHashable? { trait(ObjectIdentifier(TagKey.self)) as? AnyHashable }

  /// The value that a modifier set for a key.
  func value<Value>(_ key: Any.Type, as type: Value.Type = Value.self) -> Value? {
    trait(ObjectIdentifier(key)) as? Value
  }
}
