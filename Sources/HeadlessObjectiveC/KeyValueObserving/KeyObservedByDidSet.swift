/// A property whose changes are told to observers once its own `didSet` has run, as Objective-C's setters do: the plugin
/// `UIKitSources` puts it where `@objc dynamic` was, and has `didSet` end with the telling.
///
///     @KeyObservedByDidSet var progress = 0.0 {
///       didSet {
///         defer { _progress.endedChange()?() }
///         showProgress()
///       }
///     }
@propertyWrapper public struct KeyObservedByDidSet<Value> {
  private var value: Value
  private var subject: KeySubject?
  /// What is told when `didSet` has run: one value may follow another within it.
  private var changing: KeySubject?

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
    storage storage: ReferenceWritableKeyPath<Object, KeyObservedByDidSet<Value>>
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
      if let subject = object[keyPath: storage].subject, object[keyPath: storage].changing == nil {
        object[keyPath: storage].changing = subject
        subject.willChange()
      }
      object[keyPath: storage].value = newValue
    }
  }

  /// Ends a change that the setter has begun: what is to be called, as observers may read and set the property in turn.
  public mutating func endedChange() -> (() -> Void)? {
    guard let subject = changing else { return nil }
    changing = nil
    return { subject.didChange() }
  }
}

extension KeyObservedByDidSet: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension KeyObservedByDidSet: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}
