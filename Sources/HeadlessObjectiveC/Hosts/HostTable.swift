internal import Synchronization

/// Values by keys, as a host sets them: what it hasn't set is what the host around has. `Owner` tells tables of the same types apart.
package final class HostTable<Owner, Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let outer: HostTable?
  /// Nil for what was removed here.
  private let own = Mutex<[Key: Value?]>([:])

  /// - Parameter outer: that of the host around; nil in the process's.
  package init(within outer: HostTable?) {
    self.outer = outer
  }

  package subscript(key: Key) -> Value? {
    get { own.withLock { $0[key] } ?? outer?[key] }
    set { own.withLock { $0[key] = .some(newValue) } }
  }

  /// The keys that have a value, in no order.
  package var keys: Set<Key> {
    own.withLock { own in
      own.reduce(into: outer?.keys ?? []) { keys, entry in
        if entry.value == nil { keys.remove(entry.key) } else { keys.insert(entry.key) }
      }
    }
  }
}
