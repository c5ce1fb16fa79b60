public import Observation

/// A value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var environment: EnvironmentValues?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }
  /// An object that `environment(_:)` gave; reading it where there is none ends the program, as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[ObjectKey<Value>.self] else {
        fatalError(
          "No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) may be missing as "
            + "an ancestor of this view.")
      }
      return object
    }
  }
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[ObjectKey<Object>.self] }
  }

  /// The value where the view stands; the default before the view is shown.
  public var wrappedValue: Value { read(environment ?? EnvironmentValues()) }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) { environment = context.environment }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// The key of an object that the environment has by its type.
package enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  package static var defaultValue: Object? { nil }
}
