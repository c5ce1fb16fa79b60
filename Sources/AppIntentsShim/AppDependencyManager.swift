internal import Synchronization

/// The objects that intents take from the app. They are those of a test, or of the process without one.
public final class AppDependencyManager: Sendable {
  public static var shared: AppDependencyManager { StandInScope.shared { AppDependencyManager() } }

  /// The app's values, which it uses as it passes them.
  private struct Held: @unchecked Sendable {
    let key: AnyHashable
    let make: () -> Any
  }

  private let values = Mutex<[Held]>([])

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) { keep(key, dependency) }

  /// The closure makes the value at each read.
  public func add<Dependency>(key: AnyHashable? = nil, _ dependency: @escaping () -> Dependency) {
    keep(key, dependency)
  }

  private func keep<Value>(_ key: AnyHashable?, _ make: @escaping () -> Value) {
    let held = Held(key: key ?? AnyHashable(ObjectIdentifier(Value.self)), make: make)
    values.withLock { values in
      values.removeAll { $0.key == held.key }
      values.append(held)
    }
  }

  func value<Value>(_ key: AnyHashable?) -> Value? {
    let key = key ?? AnyHashable(ObjectIdentifier(Value.self))
    let held = values.withLock { $0 }.first { $0.key == key }
    return held?.make() as? Value
  }
}
