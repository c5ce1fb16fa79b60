internal import Foundation
internal import Synchronization

/// Returns the value that `objc_setAssociatedObject` stored for the object and the key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Stores a value for an object and a key, which is the address of a variable; nil removes the value. Layout libraries store data
/// for views this way, because extensions can't have stored properties.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// A separate table, because Swift objects can't store associated values. The values of a deallocated object are removed when the
/// table is next swept, at the latest when its size has doubled.
private final class AssociatedObjects: Sendable {
  static var shared: AssociatedObjects { StateHost.process.value { _ in AssociatedObjects() } }

  fileprivate struct Value {
    var strong: Any?
    weak var weak: AnyObject?
  }

  fileprivate struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value]
  }

  // Unchecked: it is read and written only under the lock.
  fileprivate struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepsAt = 64
  }

  /// Entries that are sent to the main thread, which is the only one that releases them.
  private struct Swept: @unchecked Sendable {
    let entries: [Entry]
  }

  private let table = Mutex(Table())

  // Unsafe below: the variables don't leave the call, because the lock's closure runs within it, on the same thread.

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    nonisolated(unsafe) let key = key
    nonisolated(unsafe) var found: Any?
    table.withLock { table in
      guard let value = table.entry(of: object)?.values[key] else { return }
      found = value.strong ?? value.weak
    }
    return found
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    nonisolated(unsafe) let key = key
    nonisolated(unsafe) var stored: Value?
    if let value {
      stored = policy == .OBJC_ASSOCIATION_ASSIGN ? Value(weak: value as AnyObject) : Value(strong: copy(value, policy))
    }
    nonisolated(unsafe) let object = object
    // Replaced values are released outside the lock, because their deinitialisers may use the table.
    nonisolated(unsafe) var (replaced, swept): ([Any], [Entry]) = ([], [])
    table.withLock { table in
      var entry = table.entry(of: object) ?? Entry(owner: object, values: [:])
      if let old = entry.values[key]?.strong { replaced.append(old) }
      entry.values[key] = stored
      table.entries[ObjectIdentifier(object)] = entry
      swept = table.sweepIfDue()
    }
    replaced = []
    // The values of deallocated objects may belong to the main thread, such as views, so they are released there.
    if !swept.isEmpty { MainThread.runSoon { [swept = Swept(entries: swept)] in _ = swept } }
  }

  func removeAll(of object: AnyObject) {
    let identifier = ObjectIdentifier(object)
    nonisolated(unsafe) var removed: [Any] = []
    table.withLock { table in
      if let entry = table.entries.removeValue(forKey: identifier) { removed.append(entry) }
    }
    removed = []
  }

  private func copy(_ value: Any, _ policy: objc_AssociationPolicy) -> Any {
    switch policy {
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: (value as? NSCopying)?.copy(with: nil) ?? value
    default: value
    }
  }
}

extension AssociatedObjects.Table {
  /// The object's entry. An entry of an earlier object at the same address is ignored.
  fileprivate func entry(of object: AnyObject) -> AssociatedObjects.Entry? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry
  }

  /// Removes and returns the entries of deallocated objects.
  fileprivate mutating func sweepIfDue() -> [AssociatedObjects.Entry] {
    guard entries.count >= sweepsAt else { return [] }
    let gone = entries.filter { $0.value.owner == nil }
    for key in gone.keys { entries[key] = nil }
    sweepsAt = max(64, entries.count * 2)
    return Array(gone.values)
  }
}

/// How an associated object is stored. The names and numbers are those of the Objective-C runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A reference that doesn't keep the object alive. It reads as nil once the object is deallocated; in Objective-C the pointer
  /// would dangle.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}
