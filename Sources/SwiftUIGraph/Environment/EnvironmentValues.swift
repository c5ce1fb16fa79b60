/// Values that views pass to all views inside them.
public struct EnvironmentValues: CustomStringConvertible {
  private var last: Link?
  private var reads: EnvironmentReads?

  /// A value, linked to the values that were set before it. All environments derived from this one share the link.
  private class Link {
    let key: ObjectIdentifier
    let outer: Link?
    /// The number of links in the chain, including this one.
    let count: Int
    /// The links of all values before this one, stored at every sixteenth link: the lookup of a value takes at most sixteen steps.
    let all: [ObjectIdentifier: Link]?
    /// What was made of the values up to this one, with the values that were read for it.
    var derived: [(value: AnyObject, reads: EnvironmentReads)] = []

    init(_ key: ObjectIdentifier, _ outer: Link?) {
      self.key = key
      self.outer = outer
      count = (outer?.count ?? 0) + 1
      all = count.isMultiple(of: 16) ? Link.collected(from: outer) : nil
    }

    var described: Any { key }

    private static func collected(from last: Link?) -> [ObjectIdentifier: Link] {
      var newer: [ObjectIdentifier: Link] = [:]
      var link = last
      while let current = link {
        if newer[current.key] == nil { newer[current.key] = current }
        if let all = current.all { return all.merging(newer) { _, new in new } }
        link = current.outer
      }
      return newer
    }
  }

  /// The link of a key's value, which is stored as its own type: a cast of `Any` costs more than the lookup.
  private final class ValueLink<Key: EnvironmentKey>: Link {
    let value: Key.Value

    init(_ value: Key.Value, _ outer: Link?) {
      self.value = value
      super.init(ObjectIdentifier(Key.self), outer)
    }

    override var described: Any { value }
  }

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { setValue(key) ?? key.defaultValue }
    set { last = ValueLink<Key>(newValue, last) }
  }

  /// The value that was set for a key; nil where the default counts.
  package func setValue<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
    reads?.record(key)
    return link(of: ObjectIdentifier(key)).map { unsafeDowncast($0, to: ValueLink<Key>.self).value }
  }

  private func link(of key: ObjectIdentifier) -> Link? {
    var link = last
    while let current = link {
      if current.key == key { return current }
      if let all = current.all { return all[key] }
      link = current.outer
    }
    return nil
  }

  /// What `make` makes of several values, once for all views in this environment. A view that asks for it depends on all values
  /// that were read for it. The result may keep these values, but not the environment, which would keep the result.
  package func derived<Value: AnyObject>(_ make: (EnvironmentValues) -> Value) -> Value {
    if let last {
      var index = 0
      while index < last.derived.count {
        if let value = last.derived[index].value as? Value {
          reads?.record(last.derived[index].reads)
          return value
        }
        index += 1
      }
    }
    let own = EnvironmentReads()
    let value = make(recording(own))
    reads?.record(own)
    last?.derived.append((value, own))
    return value
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
      names.append("\(current.described)")
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
  /// The first values: most nodes read a few, and a dictionary costs more than a look at all of them.
  private var firstKeys: [any EnvironmentKey.Type] = []
  private var otherKeys: [ObjectIdentifier: any EnvironmentKey.Type] = [:]
  /// The values that were read for what was made of several of them.
  private var derived: [EnvironmentReads] = []

  package init() {}

  func record<Key: EnvironmentKey>(_ key: Key.Type) {
    // A view reads the same values with each of its modifiers; storing one costs more than finding it.
    let identifier = ObjectIdentifier(key)
    var index = 0
    while index < firstKeys.count {
      if ObjectIdentifier(firstKeys[index]) == identifier { return }
      index += 1
    }
    if index < 8 { return firstKeys.append(key) }
    if otherKeys[identifier] == nil { otherKeys[identifier] = key }
  }

  func record(_ reads: EnvironmentReads) {
    if !derived.contains(where: { $0 === reads }) { derived.append(reads) }
  }

  /// Whether a value that was read differs between two environments.
  package func differ(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    if old == new { return false }
    let (old, new) = (old.recording(nil), new.recording(nil))
    return firstKeys.contains { key in !EnvironmentReads.areEqual(key, old, new) }
      || otherKeys.values.contains { key in !EnvironmentReads.areEqual(key, old, new) }
      || derived.contains { $0.differ(old, new) }
  }

  private static func areEqual<Key: EnvironmentKey>(
    _ key: Key.Type, _ old: EnvironmentValues, _ new: EnvironmentValues
  ) -> Bool { ValueComparison.areEqual(old[key], new[key]) }

  func removeAll() {
    firstKeys.removeAll(keepingCapacity: true)
    otherKeys.removeAll(keepingCapacity: true)
    derived.removeAll(keepingCapacity: true)
  }
}

/// The key of an environment value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
