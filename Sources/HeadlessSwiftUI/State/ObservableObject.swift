#if !Combine
  /// Combine's, for targets whose package doesn't choose the trait "Combine": nobody is told of changes.
  public protocol ObservableObject: AnyObject {}

  /// A property of such an object, which keeps its value.
  @propertyWrapper public struct Published<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
  }
#endif
