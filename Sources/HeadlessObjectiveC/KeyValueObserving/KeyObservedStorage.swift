/// The storage of an observable property: its value, and its observers if there are any.
struct KeyObservedState<Value> {
  var value: Value
  var subject: KeySubject?

  init(_ value: Value) {
    self.value = value
  }
}

/// The wrappers of such properties.
protocol KeyObservedStorage {
  associatedtype Value

  var state: KeyObservedState<Value> { get set }
}

extension KeyObservedStorage {
  /// The value; reading it adds the property to the current recording.
  static func read<Object: AnyObject>(_ object: Object, _ storage: ReferenceWritableKeyPath<Object, Self>) -> Value {
    if KeyAccess.isUnderWay, KeyAccess.isTracked {
      let subject = object[keyPath: storage].state.subject ?? KeySubject()
      object[keyPath: storage].state.subject = subject
      KeyAccess.note(subject)
    }
    return object[keyPath: storage].state.value
  }
}
