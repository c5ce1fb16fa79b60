import SwiftUILayout

/// The nodes of a hosted view, and what waits to be evaluated again.
@MainActor public final class _ViewGraph {
  /// The node that is evaluated at the moment.
  package private(set) var reader: _AnyNode?
  private var waiting: [_AnyNode] = []
  private var isUpdating = false
  private var isEvaluating = false
  /// The animations of elements.
  package let motion = _GraphMotion()
  /// What runs after the update: actions of `onChange`, `onAppear`, preference changes, in the order in which they were asked for.
  private var actions: [@MainActor () -> Void] = []
  private var preferenceObservers: [ObjectIdentifier: () -> Void] = [:]
  private var preferenceOrder: [ObjectIdentifier] = []
  private var preferencesChanged = false
  private var evaluations: [ObjectIdentifier: Int] = [:]

  /// Something waits: the host updates before the next picture or turn of the run loop.
  package var needsUpdate: () -> Void = {}
  /// The elements of the root changed.
  package var rootElementsDidChange: () -> Void = {}
  /// A problem that a person has to know of: a body that changes state without an end.
  package var report: (_ message: String) -> Void = { _ in }
  /// Whether the host is on the screen: views that come then appear.
  package var isVisible = false {
    didSet { if isVisible != oldValue { visibilityDidChange?() } }
  }
  package var visibilityDidChange: (() -> Void)?

  /// How often one view may be evaluated within an update before that counts as endless.
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
    // Changes that one evaluates lead to others in the same transaction.
    let transaction = isEvaluating ? motion.transaction : Transaction.current
    if !node.needsRefresh || node.transaction.animation == nil { node.transaction = transaction }
    guard !node.needsRefresh else { return }
    node.needsRefresh = true
    waiting.append(node)
    if !isUpdating { needsUpdate() }
  }

  package var hasWork: Bool { !waiting.isEmpty || !childrenWaiting.isEmpty || !actions.isEmpty || preferencesChanged }

  /// An action that runs once the update has come to its end.
  package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    if !isUpdating { needsUpdate() }
  }

  /// Evaluates what waits, outer views first, then runs the actions that this led to, until nothing is left.
  ///
  /// - Parameter layOut: lays out in between, so that actions see places; called once a round.
  package func update(layOut: () -> Void = {}) {
    guard !isUpdating else { return }
    isUpdating = true
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
        motion.within(node.transaction) { node.refresh() }
        isEvaluating = false
      }
    }
    collectChildren()
  }

  /// Counts within an update; the view that goes on for ever is named once, and then left as it is.
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

  /// A container whose content changed collects its elements before the next layout.
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

  // MARK: Places on the screen

  private var geometryReaders: [ObjectIdentifier: () -> Void] = [:]

  /// Has something checked after each layout, and after scrolling: whether a place that was read changed.
  package func observeGeometry(for owner: AnyObject, _ check: @escaping @MainActor () -> Void) {
    geometryReaders[ObjectIdentifier(owner)] = check
  }

  package func stopObservingGeometry(for owner: AnyObject) { geometryReaders[ObjectIdentifier(owner)] = nil }

  package func geometryDidChange() {
    for check in Array(geometryReaders.values) { check() }
  }

  // MARK: Preferences

  package func preferencesDidChange() {
    guard !preferencesChanged else { return }
    preferencesChanged = true
    if !isUpdating { needsUpdate() }
  }

  /// Calls back after each update in which a preference may have changed.
  package func observePreferences(for owner: AnyObject, _ check: @escaping @MainActor () -> Void) {
    let id = ObjectIdentifier(owner)
    if preferenceObservers.updateValue(check, forKey: id) == nil { preferenceOrder.append(id) }
    preferencesDidChange()
  }

  package func stopObservingPreferences(for owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    guard preferenceObservers.removeValue(forKey: id) != nil else { return }
    preferenceOrder.removeAll { $0 == id }
  }

  private func checkPreferences() {
    guard preferencesChanged else { return }
    preferencesChanged = false
    for id in preferenceOrder.reversed() { preferenceObservers[id]?() }
  }
}
