/// A property whose changes are reported to observers once its own `didSet` has run, as Objective-C's setters do: the
/// plugin `UIKitSources` puts it where `@objc dynamic` was, has `didSet` end with the report, and has it set the stored
/// value, as Swift doesn't run a property's observers for what they set themselves.
///
///     @KeyObservedByDidSet var progress = 0.0 {
///       didSet {
///         defer { _progress.endedChange()?() }
///         if progress > 1 { _progress.storedValue = 1 }
///       }
///     }
@propertyWrapper public struct KeyObservedByDidSet<Value>: KeyObservedStorage {
  var state: KeyObservedState<Value>
  /// The pending reports after `didSet`: changes may be nested.
  private var changing: KeySubject?

  public init(wrappedValue: Value) {
    state = KeyObservedState(wrappedValue)
  }

  @available(*, unavailable, message: "Only classes' properties can be observed.")
  public var wrappedValue: Value {
    get { preconditionFailure() }
    set { preconditionFailure("\(newValue)") }
  }

  /// The value without observers, which the property's own `willSet` and `didSet` access.
  public var storedValue: Value {
    get { state.value }
    set { state.value = newValue }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, KeyObservedByDidSet<Value>>
  ) -> Value {
    get { read(object, storage) }
    set {
      if let subject = object[keyPath: storage].state.subject, object[keyPath: storage].changing == nil {
        object[keyPath: storage].changing = subject
        subject.willChange()
      }
      object[keyPath: storage].state.value = newValue
    }
  }

  /// Ends a change that the setter began: returns the report to call, as observers may read and set the property.
  public mutating func endedChange() -> (() -> Void)? {
    guard let subject = changing else { return nil }
    changing = nil
    return { subject.didChange() }
  }
}

extension KeyObservedByDidSet: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try state.value.encode(to: encoder) }
}

extension KeyObservedByDidSet: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}
