internal import Synchronization

/// A cache of facts about the program or about files that don't change during a run. The values are the same for every caller, so
/// the cache belongs to no host.
///
/// No other kind of cache outlives a call; `StoredStaticTests` accepts it by its type.
package final class Discovered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let found = Mutex<[Key: Value]>([:])
  private let capacity: Int

  /// - Parameter capacity: the maximum number of keys, for keys that come from data. A key beyond it removes all others.
  package init(capacity: Int = .max) {
    self.capacity = capacity
  }

  /// Returns the value of a key, which is searched for if it isn't known yet. The search runs outside the lock, because it may
  /// ask for other values.
  package func value<Failure: Error>(for key: Key, _ find: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let known = self[key] { return known }
    let value = try find()
    keep(value, for: key)
    return value
  }

  /// The value of a key; nil if none was found yet.
  package subscript(key: Key) -> Value? { found.withLock { $0[key] } }

  /// Stores a value, which replaces the key's earlier value.
  ///
  /// - Returns: whether the key had no value.
  @discardableResult package func keep(_ value: Value, for key: Key) -> Bool {
    found.withLock { found in
      if found.count >= capacity, found[key] == nil { found = [:] }
      return found.updateValue(value, forKey: key) == nil
    }
  }

  /// The values, in no particular order.
  package var values: [Value] { found.withLock { Array($0.values) } }
}
