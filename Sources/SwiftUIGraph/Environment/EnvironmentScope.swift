/// The environment of a node and of all nodes inside that no other environment is set for.
///
/// These nodes share it: a change is stored once, and only nodes that have read a changed value, or pass on an environment of their own,
/// are visited. No other node keeps an old value.
final class EnvironmentScope {
  private(set) var values: EnvironmentValues
  /// Counts the changes. A node knows for which one it was last visited.
  private(set) var version = 0
  /// The values before each change that is being passed on, with their versions; empty between changes.
  private var earlier: [(version: Int, values: EnvironmentValues)] = []
  private var runningChanges = 0
  /// The keys that differ in the changes that are being passed on.
  private(set) var changed = EnvironmentKeySet()

  init(_ values: EnvironmentValues) { self.values = values }

  /// Stores changed values. `end()` has to be called after they were passed on.
  func begin(_ new: EnvironmentValues, _ changed: EnvironmentKeySet) {
    earlier.append((version, values))
    values = new
    version += 1
    runningChanges += 1
    self.changed.formUnion(changed)
  }

  /// Forgets the earlier values once no change is being passed on: they may hold objects.
  func end() {
    runningChanges -= 1
    guard runningChanges == 0 else { return }
    earlier.removeAll()
    changed = EnvironmentKeySet()
  }

  /// The values that a node knows which was last visited for a version. Changes that ended without a visit concerned no value that the
  /// node has read.
  func values(knownAt version: Int) -> EnvironmentValues {
    if version == self.version || earlier.isEmpty { return values }
    for change in earlier where change.version >= version { return change.values }
    return values
  }
}

/// What a node has to do about an environment that was passed to it.
struct PassedEnvironment {
  /// The environment that the node was last evaluated in, or visited for.
  let old: EnvironmentValues
  /// Whether the change concerns the node or nodes inside.
  let concernsNode: Bool
  /// The scope whose change ends with the visit of the node; nil if an enclosing node's does.
  let ending: EnvironmentScope?
}
