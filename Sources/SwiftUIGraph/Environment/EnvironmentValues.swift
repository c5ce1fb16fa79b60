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

    /// The last comparison with other values, which most nodes inside ask for as well.
    weak var compared: Link?
    var changes: Set<ObjectIdentifier> = []

    var described: Any { key }

    /// Whether the value certainly equals that of another link of the same key; nil stands for the default.
    func isEqual(to other: Link?) -> Bool { self === other }

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

    override func isEqual(to other: Link?) -> Bool {
      if self === other { return true }
      let other = other.map { unsafeDowncast($0, to: ValueLink<Key>.self).value } ?? Key.defaultValue
      return ValueComparison.areEqual(value, other)
    }
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
    let own = EnvironmentReads(derivedFor: reads)
    let value = make(recording(own))
    reads?.record(own)
    last?.derived.append((value, own))
    return value
  }

  /// The keys whose values differ from those of another environment, and those that only one of them has a value for. Each value is
  /// compared once, for all nodes in these environments.
  func changes(from old: EnvironmentValues) -> Set<ObjectIdentifier> {
    if let last, let oldLast = old.last, last.compared === oldLast { return last.changes }
    var (new, other) = (last, old.last)
    var keys: Set<ObjectIdentifier> = []
    // The links from the first common one on are the same.
    while new !== other {
      let (newCount, oldCount) = (new?.count ?? 0, other?.count ?? 0)
      if newCount >= oldCount, let link = new {
        keys.insert(link.key)
        new = link.outer
      }
      if oldCount >= newCount, let link = other {
        keys.insert(link.key)
        other = link.outer
      }
    }
    keys = keys.filter { key in
      guard let new = link(of: key), let old = old.link(of: key) else { return true }
      return !new.isEqual(to: old)
    }
    last?.compared = old.last
    last?.changes = keys
    return keys
  }

  /// Whether a key of `changes(from:)` that was read has another value. Only now is a value compared with the default, which may be a
  /// `fatalError` of the app's for a key that isn't read.
  func isChanged(_ key: ObjectIdentifier, from old: EnvironmentValues) -> Bool {
    switch (link(of: key), old.link(of: key)) {
    case (let link?, nil), (nil, let link?): !link.isEqual(to: nil)
    default: true
    }
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

/// The key of an environment value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
