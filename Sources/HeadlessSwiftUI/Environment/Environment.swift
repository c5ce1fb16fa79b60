public import Observation

/// A value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }
  /// An object that `environment(_:)` gave; reading it where there is none ends the program, as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment.objects[ObjectIdentifier(objectType)] as? Value else {
        fatalError(
          "No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) may be missing as "
            + "an ancestor of this view.")
      }
      return object
    }
  }
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.objects[ObjectIdentifier(objectType)] as? Object }
  }

  @MainActor public var wrappedValue: Value { read(.current) }
}
