#if Combine
  public import OpenCombineShim

  /// Calls `change` before each change that an object announces, as long as the result lives.
  public func _observe<Object: ObservableObject>(_ object: Object, _ change: @escaping () -> Void) -> AnyObject {
    object.objectWillChange.sink { _ in change() }
  }
#else
  import HeadlessObjectiveC

  /// The protocol of Combine, for targets whose package doesn't have the trait "Combine": objects announce changes of `@Published`
  /// properties.
  public protocol ObservableObject: AnyObject {
    var objectWillChange: ObservableObjectPublisher { get }
  }

  extension ObservableObject {
    /// One for each object, created on first use.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
  }

  /// Announces changes of an object.
  public final class ObservableObjectPublisher {
    private var observers: [ObjectIdentifier: () -> Void] = [:]

    public init() {}

    public func send() {
      for observer in observers.values { observer() }
    }

    fileprivate func add(_ observer: @escaping () -> Void) -> AnyObject {
      let subscription = Subscription(self)
      observers[ObjectIdentifier(subscription)] = observer
      return subscription
    }

    fileprivate static func of(_ object: AnyObject) -> ObservableObjectPublisher {
      let key = unsafeBitCast(ObservableObjectPublisher.self as AnyClass, to: UnsafeRawPointer.self)
      if let made = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher { return made }
      let made = ObservableObjectPublisher()
      objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }

    private final class Subscription {
      private weak var publisher: ObservableObjectPublisher?
      init(_ publisher: ObservableObjectPublisher) { self.publisher = publisher }
      deinit { publisher?.observers[ObjectIdentifier(self)] = nil }
    }
  }

  /// A property of such an object; the object announces a change before it happens.
  @propertyWrapper public struct Published<Value> {
    private var stored: Value

    public init(wrappedValue: Value) { stored = wrappedValue }
    public init(initialValue: Value) { stored = initialValue }

    @available(*, unavailable, message: "@Published is available on properties of classes.")
    public var wrappedValue: Value {
      get { fatalError("@Published is available on properties of classes.") }
      set { fatalError("@Published is available on properties of classes.") }
    }

    public static subscript<Object: AnyObject>(
      _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
      get { object[keyPath: storageKeyPath].stored }
      set {
        (object as? any ObservableObject)?.objectWillChange.send()
        object[keyPath: storageKeyPath].stored = newValue
      }
    }
  }

  /// Calls `change` before each change that an object announces, as long as the result lives.
  public func _observe<Object: ObservableObject>(_ object: Object, _ change: @escaping () -> Void) -> AnyObject {
    object.objectWillChange.add(change)
  }
#endif
