/// An object that `environmentObject(_:)` gave; reading it where there is none ends the program, as in SwiftUI.
@propertyWrapper public struct EnvironmentObject<ObjectType: AnyObject>: DynamicProperty {
  public init() {}

  @MainActor public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be "
          + "missing as an ancestor of this view.")
    }
    return object
  }
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}
