/// A lock with the state that it protects.
// Unchecked: the state is only accessed while the lock is held.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  public func withLockUnchecked<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLock<Value: Sendable>(_ body: @Sendable (inout State) throws -> Value) rethrows -> Value {
    try withLockUnchecked(body)
  }

  /// Nil if the lock is held.
  public func withLockIfAvailable<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func lock() { storageLock.lock() }
  public func unlock() { storageLock.unlock() }
  public func lockIfAvailable() -> Bool { storageLock.try() }

  public func withLock<Value: Sendable>(_ body: @Sendable () throws -> Value) rethrows -> Value {
    try withLockUnchecked { _ in try body() }
  }
}

extension OSAllocatedUnfairLock {
  private var storageLock: NSLock { storage.lock }
}
