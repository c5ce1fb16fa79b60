extension View {
  /// The value of a selection when the view is selected.
  ///
  /// - Parameter includeOptional: whether the view also stands for the value in a picker whose selection is an optional of the tag's
  ///   type.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    let isExact = !includeOptional && !(V.self is any OptionalValue.Type)
    return trait(TagKey.self, isExact ? AnyHashable(ExactTag(value: AnyHashable(tag))) : AnyHashable(tag))
  }
}

/// The tag of a view that doesn't stand for an optional with the same value.
struct ExactTag: Hashable {
  let value: AnyHashable
}

private protocol OptionalValue {}
extension Optional: OptionalValue {}

extension AnyHashable {
  /// The value of a tag for a selection of a type; nil if the view doesn't stand for such values.
  func tagValue<Value>(as type: Value.Type) -> Value? {
    guard let exact = base as? ExactTag else { return base as? Value }
    return Value.self is any OptionalValue.Type ? nil : exact.value.base as? Value
  }
}

extension _LayoutElement {
  /// The value that `tag(_:)` set on the view.
  package var tag: AnyHashable? {
    let tag = optionTag
    return (tag?.base as? ExactTag)?.value ?? tag
  }

  /// The tag as pickers read it, with the knowledge whether it counts for optionals.
  var optionTag: AnyHashable? { trait(ObjectIdentifier(TagKey.self)) as? AnyHashable }

  /// The value that a modifier set for a key.
  func value<Value>(_ key: Any.Type, as type: Value.Type = Value.self) -> Value? {
    trait(ObjectIdentifier(key)) as? Value
  }
}
