/// The environment values that a node has read, and the keys that it and the nodes inside have ever read.
///
/// A key once read remains among the latter. They are passed to the enclosing nodes' as soon as a value is read, at the latest at the end
/// of the evaluation: an enclosing node's set contains those of all nodes inside.
@preconcurrency package final class EnvironmentReads {
  /// The first values: most nodes read a few, and a set costs more than a look at all of them.
  private var firstKeys: [ObjectIdentifier] = []
  private var otherKeys: Set<ObjectIdentifier> = []
  /// The values that were read for what was made of several of them.
  private var derived: [EnvironmentReads] = []

  private let outer: EnvironmentReads?
  private let numbers: EnvironmentKeyNumbers
  @exclusivity(unchecked) private(set) var inside = EnvironmentKeySet()
  /// Read in the running evaluation, and not yet passed to the enclosing nodes.
  @exclusivity(unchecked) private var waiting = EnvironmentKeySet()
  @exclusivity(unchecked) private var isEvaluating = false

  /// - Parameter outer: what the enclosing node has read.
  package init(outer: EnvironmentReads? = nil) {
    self.outer = outer
    numbers = outer?.numbers ?? EnvironmentKeyNumbers()
  }

  /// The values that are read for what is made of them, by a view that has other reads.
  init(derivedFor reader: EnvironmentReads?) {
    outer = nil
    numbers = reader?.numbers ?? EnvironmentKeyNumbers()
  }

  /// The numbers of keys that differ between two environments, as far as nodes of the tree have read them.
  func changedKeys(_ old: EnvironmentValues, _ new: EnvironmentValues) -> EnvironmentKeySet {
    numbers.numbers(of: new.changes(from: old))
  }

  /// The node is concerned by changes of any key.
  func noteAnyKey() {
    var keys = EnvironmentKeySet()
    keys.insert(EnvironmentKeySet.anyKey)
    note(keys)
  }

  private func note(_ keys: EnvironmentKeySet) {
    if isEvaluating { return waiting.formUnion(keys) }
    // Above a node that knows the keys, all nodes do.
    var reads: EnvironmentReads? = self
    while let current = reads, !current.inside.isSuperset(of: keys) {
      current.inside.formUnion(keys)
      reads = current.outer
    }
  }

  /// Passes the keys that are read in an evaluation on at its end, all at once.
  func evaluating<Result>(_ evaluate: () -> Result) -> Result {
    if isEvaluating { return evaluate() }
    isEvaluating = true
    defer {
      isEvaluating = false
      let keys = waiting
      waiting = EnvironmentKeySet()
      note(keys)
    }
    return evaluate()
  }

  func record<Key: EnvironmentKey>(_ key: Key.Type) {
    // A view reads the same values with each of its modifiers; storing one costs more than finding it.
    let identifier = ObjectIdentifier(key)
    var index = 0
    while index < firstKeys.count {
      if firstKeys[index] == identifier { return }
      index += 1
    }
    if index < 8 { firstKeys.append(identifier) } else { otherKeys.insert(identifier) }
    var keys = EnvironmentKeySet()
    keys.insert(numbers.number(of: identifier))
    note(keys)
  }

  func record(_ reads: EnvironmentReads) {
    if derived.contains(where: { $0 === reads }) { return }
    derived.append(reads)
    note(reads.numbers === numbers ? reads.inside : reads.keys(numberedBy: numbers))
  }

  private func keys(numberedBy numbers: EnvironmentKeyNumbers) -> EnvironmentKeySet {
    var set = EnvironmentKeySet()
    for key in firstKeys { set.insert(numbers.number(of: key)) }
    for key in otherKeys { set.insert(numbers.number(of: key)) }
    for reads in derived { set.formUnion(reads.keys(numberedBy: numbers)) }
    return set
  }

  /// Whether a value that was read differs between two environments.
  package func differ(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    if old == new || firstKeys.isEmpty && derived.isEmpty { return false }
    for key in new.changes(from: old) where contains(key) && new.isChanged(key, from: old) { return true }
    return false
  }

  private func contains(_ key: ObjectIdentifier) -> Bool {
    var index = 0
    while index < firstKeys.count {
      if firstKeys[index] == key { return true }
      index += 1
    }
    if otherKeys.contains(key) { return true }
    index = 0
    while index < derived.count {
      if derived[index].contains(key) { return true }
      index += 1
    }
    return false
  }

  func removeAll() {
    firstKeys.removeAll(keepingCapacity: true)
    otherKeys.removeAll(keepingCapacity: true)
    derived.removeAll(keepingCapacity: true)
  }
}
