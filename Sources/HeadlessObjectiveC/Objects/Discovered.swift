internal import Synchronization

/// What was found in the program, or in files that don't change during a run, kept for the next time: the same for every caller, so
/// that it belongs to no host.
///
/// It is the only kind of cache that outlives a call; `StoredStaticTests` accepts it by its type.
package final class Discovered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let found = Mutex<[Key: Value]>([:])
  private let capacity: Int

  /// - Parameter capacity: where keys come from data, how many are kept; one more pushes all others out.
  package init(capacity: Int = .max) {
    self.capacity = capacity
  }

  /// The value of a key, looked for where it isn't known yet: outside of the lock, as the search may ask for others.
  package func value<Failure: Error>(for key: Key, _ find: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let known = self[key] { return known }
    let value = try find()
    keep(value, for: key)
    return value
  }

  /// Nil where nothing was found yet.
  package subscript(key: Key) -> Value? { found.withLock { $0[key] } }

  /// Keeps a value that replaces an earlier one of the key.
  ///
  /// - Returns: whether there was none.
  @discardableResult package func keep(_ value: Value, for key: Key) -> Bool {
    found.withLock { found in
      if found.count >= capacity, found[key] == nil { found = [:] }
      return found.updateValue(value, forKey: key) == nil
    }
  }

  /// In no order.
  package var values: [Value] { found.withLock { Array($0.values) } }
}
