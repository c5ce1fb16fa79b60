internal import Foundation

/// A property whose changes are reported to observers, as `@objc dynamic` means in Objective-C: the plugin `UIKitSources`
/// writes it instead.
///
///     @KeyObserved var progress = 0.0
///
/// A property with a `didSet` of its own is ``KeyObservedByDidSet``.
@propertyWrapper public struct KeyObserved<Value>: KeyObservedStorage {
  var state: KeyObservedState<Value>

  public init(wrappedValue: Value) {
    state = KeyObservedState(wrappedValue)
  }

  @available(*, unavailable, message: "Only classes' properties can be observed.")
  public var wrappedValue: Value {
    get { preconditionFailure() }
    set { preconditionFailure("\(newValue)") }
  }

  /// The value without observers, which the property's own `willSet` accesses.
  public var storedValue: Value {
    get { state.value }
    set { state.value = newValue }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, KeyObserved<Value>>
  ) -> Value {
    get { read(object, storage) }
    set {
      let subject = object[keyPath: storage].state.subject
      subject?.willChange()
      object[keyPath: storage].state.value = newValue
      subject?.didChange()
      (object as? Operation)?.tellQueue()
    }
  }
}

extension KeyObserved: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try state.value.encode(to: encoder) }
}

extension KeyObserved: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}
