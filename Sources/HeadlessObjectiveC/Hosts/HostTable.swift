internal import Synchronization

/// Values by key that a host can set. For keys that the host hasn't set, the enclosing host's value applies. `Owner` distinguishes
/// tables of the same type.
package final class HostTable<Owner, Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let outer: HostTable?
  /// Nil for a value that was removed in this host.
  private let own = Mutex<[Key: Value?]>([:])

  /// - Parameter outer: the table of the enclosing host; nil for the process's.
  package init(within outer: HostTable?) {
    self.outer = outer
  }

  package subscript(key: Key) -> Value? {
    get { own.withLock { $0[key] } ?? outer?[key] }
    set { own.withLock { $0[key] = .some(newValue) } }
  }

  /// The keys with a value, in no particular order.
  package var keys: Set<Key> {
    own.withLock { own in
      own.reduce(into: outer?.keys ?? []) { keys, entry in
        if entry.value == nil { keys.remove(entry.key) } else { keys.insert(entry.key) }
      }
    }
  }
}
