internal import Foundation
internal import Synchronization

/// Locks the object for this thread, as `@synchronized` does; a thread may lock it several times. Returns 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: ObjectIdentifier(obj as AnyObject)).lock()
  return 0
}

/// Reverts one `objc_sync_enter` of this thread. Returns 0, or -1 if the object isn't locked.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let lock = ObjectLocks.shared.release(ObjectIdentifier(obj as AnyObject)) else { return -1 }
  lock.unlock()
  return 0
}

/// A recursive lock for each object that a thread holds or waits for.
private final class ObjectLocks: Sendable {
  static var shared: ObjectLocks { StateHost.process.value { _ in ObjectLocks() } }

  private struct Entry {
    let lock = NSRecursiveLock()
    var users = 0
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  func lock(of object: ObjectIdentifier) -> NSRecursiveLock {
    entries.withLock { entries in
      var entry = entries[object] ?? Entry()
      entry.users += 1
      entries[object] = entry
      return entry.lock
    }
  }

  func release(_ object: ObjectIdentifier) -> NSRecursiveLock? {
    entries.withLock { entries in
      guard var entry = entries[object] else { return nil }
      entry.users -= 1
      entries[object] = entry.users == 0 ? nil : entry
      return entry.lock
    }
  }
}
