import SwiftUILayout

/// The nodes of a hosted view, and the pending updates.
@MainActor public final class _ViewGraph {
  /// The node that is being evaluated.
  package private(set) var reader: _AnyNode?
  private var waiting: [_AnyNode] = []
  private var isUpdating = false
  private var isEvaluating = false
  /// The animations of elements.
  package let motion = _GraphMotion()
  /// How many nodes change the transactions of changes inside them; without one, no update looks for them.
  package var transformingNodes = 0
  /// How many views, such as tabs, come and leave by themselves.
  package var scopesOfVisibility = 0
  /// Counts the nodes that a changed environment concerned.
  package var environmentVisits = 0
  /// Counts the updates.
  package private(set) var updateNumber = 0
  /// Actions that run after the update, in the order of their requests: of `onChange`, `onAppear`, preference changes.
  private var actions: [@MainActor () -> Void] = []
  private var preferenceObservers: [ObjectIdentifier: PreferenceObserver] = [:]
  private var preferenceOrder: [ObjectIdentifier] = []
  private var preferencesChanged = false
  /// The preferences that may have changed, unless all may have.
  private var changedPreferences: Set<ObjectIdentifier> = []
  private var allPreferencesChanged = false
  private var evaluations: [ObjectIdentifier: Int] = [:]

  /// Called when an update is pending: the host updates before the next picture or turn of the run loop.
  package var needsUpdate: () -> Void = {}
  /// Called when the elements of the root changed.
  package var rootElementsDidChange: () -> Void = {}
  /// Called for a problem to report: a body that changes state without an end.
  package var report: (_ message: String) -> Void = { _ in }
  /// Whether the host is on the screen, so that new views appear.
  package var isVisible = false {
    didSet { if isVisible != oldValue { visibilityDidChange?() } }
  }
  package var visibilityDidChange: (() -> Void)?

  /// The maximum number of evaluations of a view in one update, beyond which the update counts as endless.
  package static let evaluationLimit = 200

  package init() {}

  package func reading<Result>(as node: _AnyNode?, _ evaluate: () -> Result) -> Result {
    let before = reader
    reader = node
    defer { reader = before }
    return evaluate()
  }

  package func enqueue(_ node: _AnyNode) {
    guard node.isAlive else { return }
    // Changes during an evaluation belong to the same transaction.
    let transaction = isEvaluating ? motion.transaction : Transaction.current
    if !node.needsRefresh || node.transaction.animation == nil { node.transaction = transaction }
    guard !node.needsRefresh else { return }
    node.needsRefresh = true
    waiting.append(node)
    if !isUpdating { needsUpdate() }
  }

  package var hasWork: Bool { !waiting.isEmpty || !childrenWaiting.isEmpty || !actions.isEmpty || preferencesChanged }

  /// Schedules an action for the end of the update.
  package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    if !isUpdating { needsUpdate() }
  }

  /// Evaluates pending nodes, outer views first, then runs the resulting actions, until nothing is pending.
  ///
  /// - Parameter layOut: performs the layout before the actions, which can then read positions; called once per round.
  package func update(layOut: () -> Void = {}) {
    guard !isUpdating else { return }
    isUpdating = true
    updateNumber += 1
    defer {
      isUpdating = false
      evaluations.removeAll(keepingCapacity: true)
    }
    var rounds = 0
    repeat {
      evaluateWaiting()
      layOut()
      geometryDidChange()
      evaluateWaiting()
      layOut()
      checkPreferences()
      let due = actions
      actions.removeAll()
      for action in due { action() }
      rounds += 1
      if rounds == 100, hasWork {
        report("Views change state in each update and never settle: \(waiting.prefix(3).map(\.name)).")
        for node in waiting { node.needsRefresh = false }
        waiting.removeAll()
        actions.removeAll()
      }
    } while hasWork
  }

  private func evaluateWaiting() {
    while !waiting.isEmpty {
      let nodes = waiting.sorted { $0.depth < $1.depth }
      waiting.removeAll(keepingCapacity: true)
      for node in nodes where node.isAlive && node.needsRefresh {
        node.needsRefresh = false
        guard evaluations[ObjectIdentifier(node), default: 0] < _ViewGraph.evaluationLimit else { continue }
        isEvaluating = true
        motion.within(node.enclosedTransaction) { node.refresh() }
        isEvaluating = false
      }
    }
    collectChildren()
  }

  /// Counts the evaluations in an update; a view that exceeds the limit is reported once, and isn't evaluated any more.
  package func countEvaluation(of node: _AnyNode) {
    guard isUpdating else { return }
    let count = evaluations[ObjectIdentifier(node), default: 0] + 1
    evaluations[ObjectIdentifier(node)] = count
    if count == _ViewGraph.evaluationLimit {
      report("The body of \(node.name) changes the state that it reads, and is evaluated without an end.")
    }
  }

  // MARK: Children of containers

  private var childrenWaiting: [() -> Void] = []

  /// Schedules a container whose content changed to collect its elements before the next layout.
  package func childrenWait(_ collect: @escaping () -> Void) {
    childrenWaiting.append(collect)
    if !isUpdating { needsUpdate() }
  }

  private func collectChildren() {
    while !childrenWaiting.isEmpty {
      let due = childrenWaiting
      childrenWaiting.removeAll()
      for collect in due { collect() }
    }
  }

  // MARK: Positions on the screen

  private var geometryReaders: [ObjectIdentifier: () -> Void] = [:]

  /// Registers a check after each layout and after scrolling: whether a position that was read has changed.
  package func observeGeometry(for owner: AnyObject, _ check: @escaping @MainActor () -> Void) {
    geometryReaders[ObjectIdentifier(owner)] = check
  }

  package func stopObservingGeometry(for owner: AnyObject) { geometryReaders[ObjectIdentifier(owner)] = nil }

  package func geometryDidChange() {
    for check in Array(geometryReaders.values) { check() }
  }

  // MARK: Preferences

  private struct PreferenceObserver {
    let key: ObjectIdentifier?
    let check: @MainActor () -> Void
  }

  /// Any preference may have changed: views came or left.
  package func preferencesDidChange() {
    allPreferencesChanged = true
    preferencesNeedCheck()
  }

  /// The value of one preference may have changed.
  ///
  /// - Parameter key: nil if observers of single preferences needn't check theirs.
  package func preferenceDidChange(_ key: ObjectIdentifier?) {
    if let key { changedPreferences.insert(key) }
    preferencesNeedCheck()
  }

  private func preferencesNeedCheck() {
    guard !preferencesChanged else { return }
    preferencesChanged = true
    if !isUpdating { needsUpdate() }
  }

  /// Registers a callback after each update in which a preference may have changed.
  ///
  /// - Parameter key: the only preference that the callback depends on; nil for any.
  package func observePreferences(
    for owner: AnyObject, _ key: ObjectIdentifier? = nil, _ check: @escaping @MainActor () -> Void
  ) {
    let id = ObjectIdentifier(owner)
    let observer = PreferenceObserver(key: key, check: check)
    if preferenceObservers.updateValue(observer, forKey: id) == nil { preferenceOrder.append(id) }
    preferencesDidChange()
  }

  package func stopObservingPreferences(for owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    guard preferenceObservers.removeValue(forKey: id) != nil else { return }
    preferenceOrder.removeAll { $0 == id }
  }

  private func checkPreferences() {
    guard preferencesChanged else { return }
    let (keys, areAll) = (changedPreferences, allPreferencesChanged)
    preferencesChanged = false
    (changedPreferences, allPreferencesChanged) = ([], false)
    for id in preferenceOrder.reversed() {
      guard let observer = preferenceObservers[id] else { continue }
      if areAll || observer.key.map(keys.contains) ?? true { observer.check() }
    }
  }
}
