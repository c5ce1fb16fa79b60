/// An object of the app's that an intent uses: `@Dependency var store: Store`.
@propertyWrapper public struct AppDependency<Value>: Sendable {
  private struct Key: @unchecked Sendable { let value: AnyHashable? }

  private let key: Key
  private let manager: AppDependencyManager?
  private let standard: @Sendable () -> Value?

  public init(key: AnyHashable? = nil, manager: AppDependencyManager? = nil) {
    (self.key, self.manager) = (Key(value: key), manager)
    standard = { nil }
  }

  public init(
    key: AnyHashable? = nil, default value: @autoclosure @escaping @Sendable () -> Value,
    manager: AppDependencyManager? = nil
  ) {
    (self.key, self.manager) = (Key(value: key), manager)
    standard = { value() }
  }

  /// As on iOS, reading a value that the app didn't add stops the program.
  public var wrappedValue: Value {
    let added: Value? = (manager ?? .shared).value(key.value)
    guard let value = added ?? standard() else {
      preconditionFailure("no dependency \(Value.self) was added to AppDependencyManager")
    }
    return value
  }
}

extension AppIntent {
  public typealias Dependency = AppDependency
}
