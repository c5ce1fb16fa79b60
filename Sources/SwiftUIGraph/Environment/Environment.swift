public import Observation

/// A property that reads a value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  // Key paths can be compared; of functions only those with the same context.
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  private let object: ((EnvironmentValues) -> Value)?
  private var environment: EnvironmentValues?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    object = nil
  }
  /// An object set by `environment(_:)`; traps if there is none, as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = nil
    object = { environment in
      guard let object = environment[ObjectKey<Value>.self] else {
        fatalError(
          "No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) may be missing as "
            + "an ancestor of this view.")
      }
      return object
    }
  }
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    keyPath = nil
    object = { $0[ObjectKey<Object>.self] }
  }

  /// The value in the view's environment; the default before the view is shown.
  public var wrappedValue: Value {
    let environment = environment ?? EnvironmentValues()
    if let keyPath { return environment[keyPath: keyPath] }
    guard let object else { preconditionFailure("An environment property reads a key path or an object.") }
    return object(environment)
  }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) { environment = context.environment }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// The key of an object in the environment, by its type.
package enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  package static var defaultValue: Object? { nil }
}
