internal import Foundation
internal import Synchronization

/// The value that `objc_setAssociatedObject` gave to the object under the key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Gives an object a value under a key, the address of some variable; nil takes it away. Layout libraries keep what they
/// know of a view this way, for extensions have no stored properties.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// A table beside the objects, for Swift's have no room for values of others. An object's values go when the table is
/// next swept after its end, at the latest when it has doubled.
private final class AssociatedObjects: Sendable {
  static let shared = AssociatedObjects()

  fileprivate struct Value {
    var strong: Any?
    weak var weak: AnyObject?
  }

  fileprivate struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value]
  }

  // Unchecked: it is read and written under the lock alone.
  fileprivate struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepsAt = 64
  }

  /// Entries on their way to the main thread, which alone lets them go.
  private struct Swept: @unchecked Sendable {
    let entries: [Entry]
  }

  private let table = Mutex(Table())

  // What is marked unsafe below doesn't leave the call: the lock's closure runs within it, on the same thread.

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
    // What is replaced is let go outside of the lock: its end may ask for the table.
    nonisolated(unsafe) var (replaced, swept): ([Any], [Entry]) = ([], [])
    table.withLock { table in
      var entry = table.entry(of: object) ?? Entry(owner: object, values: [:])
      if let old = entry.values[key]?.strong { replaced.append(old) }
      entry.values[key] = stored
      table.entries[ObjectIdentifier(object)] = entry
      swept = table.sweepIfDue()
    }
    replaced = []
    // Of objects that are gone, which may have been the main thread's: views that are let go with what was kept beside them.
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
  /// The object's entry; one that a former object at the same address left behind doesn't count.
  fileprivate func entry(of object: AnyObject) -> AssociatedObjects.Entry? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry
  }

  /// Takes the entries of objects that are gone out, and returns them.
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
