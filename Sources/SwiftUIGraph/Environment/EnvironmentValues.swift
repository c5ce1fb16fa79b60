/// Values that views pass to all views inside them.
public struct EnvironmentValues: CustomStringConvertible {
  private var last: Link?
  private var reads: EnvironmentReads?

  /// A value, linked to the values that were set before it. All environments derived from this one share the link.
  private final class Link {
    let key: ObjectIdentifier
    let value: Any
    let outer: Link?
    /// The number of links in the chain, including this one.
    let count: Int
    /// All values up to this link, stored at every sixteenth link: the lookup of a value takes at most sixteen steps.
    let all: [ObjectIdentifier: Any]?

    init(_ key: ObjectIdentifier, _ value: Any, _ outer: Link?) {
      self.key = key
      self.value = value
      self.outer = outer
      count = (outer?.count ?? 0) + 1
      all = count.isMultiple(of: 16) ? Link.collected(key, value, outer) : nil
    }

    private static func collected(_ key: ObjectIdentifier, _ value: Any, _ outer: Link?) -> [ObjectIdentifier: Any] {
      var newer: [ObjectIdentifier: Any] = [key: value]
      var link = outer
      while let current = link {
        if let all = current.all { return all.merging(newer) { _, new in new } }
        if newer[current.key] == nil { newer[current.key] = current.value }
        link = current.outer
      }
      return newer
    }
  }

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      reads?.record(key)
      return value(of: ObjectIdentifier(key)).map { $0 as! Key.Value } ?? key.defaultValue
    }
    set { last = Link(ObjectIdentifier(key), newValue, last) }
  }

  /// The value that was set for a key; nil where the default counts.
  package func setValue<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
    reads?.record(key)
    return value(of: ObjectIdentifier(key)).map { $0 as! Key.Value }
  }

  private func value(of key: ObjectIdentifier) -> Any? {
    var link = last
    while let current = link {
      if current.key == key { return current.value }
      if let all = current.all { return all[key] }
      link = current.outer
    }
    return nil
  }

  /// Returns a copy of the values that records which of them are read.
  package func recording(_ reads: EnvironmentReads?) -> EnvironmentValues {
    var values = self
    values.reads = reads
    return values
  }

  public var description: String {
    var names: [String] = []
    var link = last
    while let current = link {
      names.append("\(current.value)")
      link = current.outer
    }
    return "[\(names.joined(separator: ", "))]"
  }
}

extension EnvironmentValues {
  /// Whether both have identical storage. Equal values with different storage aren't equal.
  package static func == (left: EnvironmentValues, right: EnvironmentValues) -> Bool { left.last === right.last }
  package static func != (left: EnvironmentValues, right: EnvironmentValues) -> Bool { left.last !== right.last }
}

/// The environment values that a node has read.
@preconcurrency package final class EnvironmentReads {
  private var keys: [ObjectIdentifier: any EnvironmentKey.Type] = [:]

  package init() {}

  func record<Key: EnvironmentKey>(_ key: Key.Type) {
    keys[ObjectIdentifier(key)] = key
  }

  /// Whether a value that was read differs between two environments.
  package func differ(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    if old == new { return false }
    let (old, new) = (old.recording(nil), new.recording(nil))
    return keys.values.contains { key in !EnvironmentReads.areEqual(key, old, new) }
  }

  private static func areEqual<Key: EnvironmentKey>(
    _ key: Key.Type, _ old: EnvironmentValues, _ new: EnvironmentValues
  ) -> Bool { ValueComparison.areEqual(old[key], new[key]) }

  func removeAll() { keys.removeAll(keepingCapacity: true) }
}

/// The key of an environment value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
