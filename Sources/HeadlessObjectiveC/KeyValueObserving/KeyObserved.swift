/// A property whose changes are told to observers, as `@objc dynamic` says to Objective-C: the plugin `UIKitSources` puts it
/// in that place.
///
///     @KeyObserved var progress = 0.0
///
/// A property with a `didSet` of its own is ``KeyObservedByDidSet``.
@propertyWrapper public struct KeyObserved<Value> {
  private var value: Value
  private var subject: KeySubject?

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  @available(*, unavailable, message: "Only classes' properties can be observed.")
  public var wrappedValue: Value {
    get { preconditionFailure() }
    set { preconditionFailure("\(newValue)") }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, KeyObserved<Value>>
  ) -> Value {
    get {
      if KeyAccess.isUnderWay, KeyAccess.isTracked {
        let subject = object[keyPath: storage].subject ?? KeySubject()
        object[keyPath: storage].subject = subject
        KeyAccess.note(subject)
      }
      return object[keyPath: storage].value
    }
    set {
      let subject = object[keyPath: storage].subject
      subject?.willChange()
      object[keyPath: storage].value = newValue
      subject?.didChange()
    }
  }
}

extension KeyObserved: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension KeyObserved: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}
