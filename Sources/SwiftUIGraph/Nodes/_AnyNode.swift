public import SwiftUILayout

/// The persistent part of a view in the graph: state, dependencies, elements.
///
/// Identity is structural: a node exists as long as views of the same type are at the same position with the same explicit id.
@preconcurrency @MainActor open class _AnyNode {
  package let graph: _ViewGraph
  package private(set) weak var parent: _AnyNode?
  package let depth: Int
  /// The environment, which nodes inside share unless another one is set for them.
  private var scope: EnvironmentScope
  private var ownsScope: Bool
  /// The version of the scope that the node was last visited for.
  private var knownVersion: Int
  package private(set) var isAlive = true
  package var needsRefresh = false
  /// Whether the view and what is inside are on the screen with the graph, whatever is around: of pages, tabs and rows, which come and
  /// leave by themselves. Nil for views that are on the screen with those around.
  package final var isShown: Bool? {
    didSet {
      guard isShown != oldValue else { return }
      graph.scopesOfVisibility += (isShown == nil ? 0 : 1) - (oldValue == nil ? 0 : 1)
      if isAlive, graph.isVisible { tellInside(isOnScreen) }
    }
  }
  /// The transaction of the change for which the node is to be evaluated.
  package var transaction = Transaction()

  /// The dependencies that were recorded in the last evaluation.
  package let reads: EnvironmentReads
  private var locations: [ObjectIdentifier: _Location] = [:]
  private var knownElements: [_LayoutElement]?
  private var knownPreferences: Set<ObjectIdentifier>?
  /// Counts the collections of the preferences inside: with the same number, the same nodes inside contribute to them.
  final private(set) var preferenceVersion = 0

  package init(_ inputs: _NodeInputs) {
    graph = inputs.graph
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? -1) + 1
    if let scope = inputs.parent?.scope, scope.values == inputs.environment {
      (self.scope, ownsScope) = (scope, false)
    } else {
      (scope, ownsScope) = (EnvironmentScope(inputs.environment), true)
    }
    knownVersion = scope.version
    reads = EnvironmentReads(outer: inputs.parent?.reads)
    if relaysEnvironment { reads.noteAnyKey() }
    if ownsScope { inputs.parent?.reads.noteAnyKey() }
  }

  // MARK: Overridden by kinds of nodes

  /// The nodes of the views inside, in order; only existing ones if the rest is created on demand.
  open var childNodes: [_AnyNode] { [] }

  /// A list of the only node inside, if there is one. Most nodes have one, and are traversed often.
  package final func list(_ node: _AnyNode?) -> [_AnyNode] {
    guard let node else { return [] }
    return [node]
  }

  /// Evaluates the node again after a dependency changed: state, an observed object, a value of the environment.
  open func refresh() {}

  /// Passes a changed environment to the nodes inside if the node itself isn't evaluated again. Not called if no node inside has read a
  /// changed value, unless `relaysEnvironment`.
  open func passEnvironmentOn() {
    for child in childNodes where child.isConcerned(in: self) { child.environmentDidChange(to: environment) }
  }

  /// Whether the node has to pass on each change of the environment: it passes on another environment than its own, or does something
  /// else about a change. Constant for a kind of node.
  open var relaysEnvironment: Bool { false }

  /// The elements that the view contributes to the enclosing container.
  open func makeElements() -> [_LayoutElement] {
    let nodes = childNodes
    if nodes.count == 1 { return nodes[0].elements }
    var elements: [_LayoutElement] = []
    for node in nodes { elements += node.elements }
    return elements
  }

  /// Adds the items of a list or lazy container; by default all elements, at once.
  open func collectItems(into list: inout _ItemList) {
    for element in elements { list.append(.init(element)) }
  }

  /// Adds the items. A single one belongs to the outermost node around it, up to those that hold several views.
  package final func addItems(to list: inout _ItemList) {
    let start = list.items.count
    collectItems(into: &list)
    if holdsSeveralViews { list.settle(from: start) } else { list.claim(from: start, for: self) }
  }

  /// Whether the node holds several views in order, whatever they show: each of them is a row of its own.
  open var holdsSeveralViews: Bool { false }

  /// Adds the node's own contribution to a preference, and those of its children.
  open func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    for child in childNodes where child.preferenceKeys.contains(ObjectIdentifier(key)) {
      child.reducePreference(key, into: &value)
    }
  }

  /// Called when the preferences of the nodes inside may be others, at least where another node has asked for them.
  open func preferencesInsideDidChange() {}

  /// The preferences that the node itself contributes to.
  open var ownPreferenceKeys: Set<ObjectIdentifier> { [] }
  /// The preferences that the node doesn't pass on to enclosing nodes.
  open var hiddenPreferenceKeys: Set<ObjectIdentifier> { [] }

  /// Whether the node's elements stand for all that is inside it: of a container, of a view without others inside.
  open var isElement: Bool { false }

  /// Whether the node changes the transactions of changes inside it.
  open var transformsTransactions: Bool { false }
  /// Changes the transaction of a change inside, as `transaction(_:)` does.
  open func transformTransaction(_ transaction: inout Transaction) {}

  /// Called when the view was removed, which ends its state. Nodes inside are removed first.
  open func didEnd() {}

  /// The name of the view's type in failures and reports.
  open var name: String { "" }

  // MARK: Elements

  package final var elements: [_LayoutElement] {
    if let knownElements { return knownElements }
    let elements = makeElements()
    knownElements = elements
    return elements
  }

  /// The elements, if they were created.
  package final var madeElements: [_LayoutElement]? { knownElements }

  /// Called when the elements inside changed: enclosing nodes collect them again, up to the container that lays them out.
  package final func elementsDidChange() {
    var node: _AnyNode? = self
    while let current = node {
      current.knownElements = nil
      if current.absorbsElementChange() { return }
      node = current.parent
    }
    graph.rootElementsDidChange()
  }

  /// Handles the change: true for a container, which has elements of its own and places those inside.
  open func absorbsElementChange() -> Bool { false }

  // MARK: Preferences

  package final var preferenceKeys: Set<ObjectIdentifier> {
    if let knownPreferences { return knownPreferences }
    var keys: Set<ObjectIdentifier> = []
    for child in childNodes {
      let inner = child.preferenceKeys
      // Most views set none.
      if keys.isEmpty { keys = inner } else if !inner.isEmpty { keys.formUnion(inner) }
    }
    if !keys.isEmpty { keys.subtract(hiddenPreferenceKeys) }
    keys.formUnion(ownPreferenceKeys)
    knownPreferences = keys
    preferenceVersion += 1
    return keys
  }

  /// The combined value of a preference; nil if no view inside sets it.
  package final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard preferenceKeys.contains(ObjectIdentifier(key)) else { return nil }
    var value: Key.Value?
    reducePreference(key, into: &value)
    return value
  }

  /// Called when the node has another value for a preference that it contributed to before.
  ///
  /// - Parameter isSame: whether the value is certainly equal to the one before.
  package final func preferenceDidChange<Key: PreferenceKey>(_ key: Key.Type, isSame: Bool) {
    graph.preferenceDidChange(isSame ? nil : ObjectIdentifier(key))
  }

  /// Called when the preferences that the node contributes to may be others.
  package final func preferencesDidChange() {
    knownPreferences = nil
    var node = parent
    // A node collects its keys from those inside: above one that doesn't know its keys, no node does.
    while let current = node {
      let isKnown = current.knownPreferences != nil
      current.knownPreferences = nil
      current.preferencesInsideDidChange()
      node = isKnown ? current.parent : nil
    }
    graph.preferencesDidChange()
  }

  /// Both notifications, after children were added or removed.
  package final func childrenDidChange() {
    elementsDidChange()
    preferencesDidChange()
  }

  /// Called by a node that creates its children in its initializer: the enclosing nodes have read nothing of it yet, and the one that
  /// creates it reports it.
  package final func childrenWereCreated() { graph.preferencesDidChange() }

  // MARK: Updates

  /// Evaluates with recorded dependencies, which replace the previous ones.
  package final func tracking<Result>(_ evaluate: () -> Result) -> Result {
    forgetDependencies()
    return trackingAlso(evaluate)
  }

  /// Evaluates with recorded dependencies, in addition to the previous ones.
  package final func trackingAlso<Result>(_ evaluate: () -> Result) -> Result {
    reads.evaluating { graph.reading(as: self, evaluate) }
  }

  private func forgetDependencies() {
    for location in locations.values { location.removeReader(self) }
    locations.removeAll(keepingCapacity: true)
    reads.removeAll()
  }

  package final func depend(on location: _Location) { locations[ObjectIdentifier(location)] = location }

  /// Called when a dependency changed: the node is evaluated in the next update.
  package final func invalidate() { graph.enqueue(self) }

  // MARK: Environment

  package final var environment: EnvironmentValues { scope.values }

  /// Called when the environment changed.
  package final func environmentDidChange(to environment: EnvironmentValues) {
    guard let change = takeEnvironment(environment) else { return }
    defer { change.ending?.end() }
    guard change.concernsNode else { return }
    if reads.differ(change.old, environment) {
      needsRefresh = false
      refresh()
    }
    passEnvironmentOn()
  }

  /// Takes the environment that the enclosing node passes on; nil if it is the one that the node knows.
  final func takeEnvironment(_ environment: EnvironmentValues) -> PassedEnvironment? {
    let (old, oldScope) = (scope.values(knownAt: knownVersion), scope)
    if ownsScope {
      guard environment != scope.values else { return nil }
      return begin(environment, from: old)
    }
    if let outer = parent?.scope, outer.values == environment {
      scope = outer
      knownVersion = outer.version
      if outer !== oldScope { return visited(PassedEnvironment(old: old, concernsNode: true, ending: nil)) }
      guard environment != old else { return nil }
      let isConcerned = reads.inside.intersects(outer.changed)
      return visited(PassedEnvironment(old: old, concernsNode: isConcerned, ending: nil))
    }
    // From now on the enclosing node passes on another environment than its own.
    scope = EnvironmentScope(old)
    ownsScope = true
    parent?.reads.noteAnyKey()
    let change = begin(environment, from: old)
    // The nodes inside share the enclosing node's scope, and have to be given this one.
    return PassedEnvironment(old: change.old, concernsNode: true, ending: change.ending)
  }

  private func begin(_ environment: EnvironmentValues, from old: EnvironmentValues) -> PassedEnvironment {
    let changed = reads.changedKeys(old, environment)
    scope.begin(environment, changed)
    knownVersion = scope.version
    return visited(
      PassedEnvironment(old: old, concernsNode: reads.inside.intersects(changed), ending: scope))
  }

  private func visited(_ change: PassedEnvironment) -> PassedEnvironment {
    if change.concernsNode { graph.environmentVisits += 1 }
    return change
  }

  /// Whether a change of the enclosing node's environment concerns the node or nodes inside.
  private func isConcerned(in outer: _AnyNode) -> Bool {
    scope !== outer.scope || reads.inside.intersects(outer.scope.changed)
  }

  package final func inputs(_ environment: EnvironmentValues? = nil) -> _NodeInputs {
    _NodeInputs(graph: graph, parent: self, environment: environment ?? self.environment)
  }

  package final func end() {
    guard isAlive else { return }
    for child in childNodes { child.end() }
    isAlive = false
    isShown = nil
    forgetDependencies()
    didEnd()
  }
}
