/// An object that a view makes when it first reads it, and keeps.
@propertyWrapper public struct StateObject<ObjectType: AnyObject>: DynamicProperty {
  private let made = SharedValue<ObjectType?>(nil)
  private let make: () -> ObjectType

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType {
    if let object = made.value { return object }
    let object = make()
    made.value = object
    return object
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}
