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

  /// A publisher of values that never fails, which `onReceive` of SwiftUI's views takes.
  public protocol _ValuePublisher<Output> {
    associatedtype Output
    /// Calls `receive` with the values, as long as the result lives.
    func _observe(_ receive: @escaping (Output) -> Void) -> AnyObject
  }

  /// Announces changes of an object.
  public final class ObservableObjectPublisher: _ValuePublisher {
    private var observers: [ObjectIdentifier: () -> Void] = [:]

    public init() {}

    public func send() {
      for observer in observers.values { observer() }
    }

    public func _observe(_ receive: @escaping (()) -> Void) -> AnyObject { add { receive(()) } }

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
    /// Made for the first use of the projected value.
    private var publisher: Publisher?

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
        object[keyPath: storageKeyPath].publisher?.send(newValue)
        object[keyPath: storageKeyPath].stored = newValue
      }
    }

    /// The publisher of the property's values.
    public static subscript<Object: AnyObject>(
      _enclosingInstance object: Object, projected projectedKeyPath: ReferenceWritableKeyPath<Object, Publisher>,
      storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Publisher {
      get {
        if let made = object[keyPath: storageKeyPath].publisher { return made }
        let made = Publisher(object[keyPath: storageKeyPath].stored)
        object[keyPath: storageKeyPath].publisher = made
        return made
      }
      set { object[keyPath: storageKeyPath].publisher = newValue }
    }

    @available(*, unavailable, message: "@Published is available on properties of classes.")
    public var projectedValue: Publisher {
      get { fatalError("@Published is available on properties of classes.") }
      set { fatalError("@Published is available on properties of classes.") }
    }

    /// Publishes the current value, and each further one before it is stored, as Combine's does.
    public final class Publisher: _ValuePublisher {
      private var value: Value
      private var receivers: [(subscription: ObjectIdentifier, receive: (Value) -> Void)] = []

      fileprivate init(_ value: Value) { self.value = value }

      public func _observe(_ receive: @escaping (Value) -> Void) -> AnyObject {
        let subscription = Subscription(self)
        receivers.append((ObjectIdentifier(subscription), receive))
        receive(value)
        return subscription
      }

      fileprivate func send(_ value: Value) {
        self.value = value
        for (_, receive) in receivers { receive(value) }
      }

      private final class Subscription {
        private weak var publisher: Publisher?
        init(_ publisher: Publisher) { self.publisher = publisher }
        deinit {
          let id = ObjectIdentifier(self)
          publisher?.receivers.removeAll { $0.subscription == id }
        }
      }
    }
  }

  /// Calls `change` before each change that an object announces, as long as the result lives.
  public func _observe<Object: ObservableObject>(_ object: Object, _ change: @escaping () -> Void) -> AnyObject {
    object.objectWillChange.add(change)
  }
#endif
