public import SwiftUILayout

/// What the graph keeps for a view value as long as it is at its place: state, dependencies, elements.
///
/// Identity is structural: a node lives while views of the same type come to the same place with the same explicit id.
@preconcurrency @MainActor open class _AnyNode {
  package let graph: _ViewGraph
  package private(set) weak var parent: _AnyNode?
  package let depth: Int
  package private(set) var environment: EnvironmentValues
  package private(set) var isAlive = true
  package var needsRefresh = false
  /// The transaction of the change that the node waits to be evaluated for.
  package var transaction = Transaction()

  /// What the node read when it was last evaluated.
  package let reads = EnvironmentReads()
  private var locations: [ObjectIdentifier: _Location] = [:]
  private var knownElements: [_LayoutElement]?
  private var knownPreferences: Set<ObjectIdentifier>?

  package init(_ inputs: _NodeInputs) {
    graph = inputs.graph
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? -1) + 1
    environment = inputs.environment
  }

  // MARK: What kinds of nodes override

  /// The nodes of the views inside, in order; those that exist already where the rest is made on demand.
  open var childNodes: [_AnyNode] { [] }

  /// Evaluates again what depends on a changed value: state, an observed object, a value of the environment that was read.
  open func refresh() {}

  /// Hands a changed environment to the nodes inside, where evaluating again doesn't.
  open func passEnvironmentOn() {
    for child in childNodes { child.environmentDidChange(to: environment) }
  }

  /// The elements that the view puts into the container around it.
  open func makeElements() -> [_LayoutElement] { childNodes.flatMap(\.elements) }

  /// Adds the items of a list or lazy container; by default all elements, at once.
  open func collectItems(into list: inout _ItemList) {
    for element in elements { list.append(.init(element)) }
  }

  /// Adds what the node itself contributes to a preference, and what its children do.
  open func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    for child in childNodes where child.preferenceKeys.contains(ObjectIdentifier(key)) {
      child.reducePreference(key, into: &value)
    }
  }

  /// The keys that the node itself contributes to.
  open var ownPreferenceKeys: Set<ObjectIdentifier> { [] }
  /// The keys that the node keeps from those around it.
  open var hiddenPreferenceKeys: Set<ObjectIdentifier> { [] }

  /// The view left its place: state ends. Nodes inside end first.
  open func didEnd() {}

  /// The view's type, as failures and reports call it.
  open var name: String { "" }

  // MARK: Elements

  package final var elements: [_LayoutElement] {
    if let knownElements { return knownElements }
    let elements = makeElements()
    knownElements = elements
    return elements
  }

  /// The elements inside changed: those around collect them anew, up to the container whose layout they are part of.
  package final func elementsDidChange() {
    var node: _AnyNode? = self
    while let current = node {
      current.knownElements = nil
      if current.absorbsElementChange() { return }
      node = current.parent
    }
    graph.rootElementsDidChange()
  }

  /// Takes the change in: true for a container, which has elements of its own and places those inside.
  open func absorbsElementChange() -> Bool { false }

  // MARK: Preferences

  package final var preferenceKeys: Set<ObjectIdentifier> {
    if let knownPreferences { return knownPreferences }
    var keys: Set<ObjectIdentifier> = []
    for child in childNodes { keys.formUnion(child.preferenceKeys) }
    keys.subtract(hiddenPreferenceKeys)
    keys.formUnion(ownPreferenceKeys)
    knownPreferences = keys
    return keys
  }

  /// The reduced value of a preference; nil where no view inside has one.
  package final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard preferenceKeys.contains(ObjectIdentifier(key)) else { return nil }
    var value: Key.Value?
    reducePreference(key, into: &value)
    return value
  }

  package final func preferencesDidChange() {
    var node: _AnyNode? = self
    while let current = node {
      current.knownPreferences = nil
      node = current.parent
    }
    graph.preferencesDidChange()
  }

  /// Both, after children came or went.
  package final func childrenDidChange() {
    elementsDidChange()
    preferencesDidChange()
  }

  // MARK: Updates

  /// Evaluates with reads recorded, and forgets those of the last time.
  package final func tracking<Result>(_ evaluate: () -> Result) -> Result {
    forgetDependencies()
    return graph.reading(as: self, evaluate)
  }

  /// Evaluates with reads recorded beside the earlier ones.
  package final func trackingAlso<Result>(_ evaluate: () -> Result) -> Result { graph.reading(as: self, evaluate) }

  private func forgetDependencies() {
    for location in locations.values { location.removeReader(self) }
    locations.removeAll(keepingCapacity: true)
    reads.removeAll()
  }

  package final func depend(on location: _Location) { locations[ObjectIdentifier(location)] = location }

  /// Something that was read changed: evaluated again with the next update.
  package final func invalidate() { graph.enqueue(self) }

  /// The environment around changed.
  package final func environmentDidChange(to environment: EnvironmentValues) {
    guard environment != self.environment else { return }
    let old = self.environment
    self.environment = environment
    if reads.differ(old, environment) {
      needsRefresh = false
      refresh()
    }
    passEnvironmentOn()
  }

  package final func setEnvironment(_ environment: EnvironmentValues) { self.environment = environment }

  package final func inputs(_ environment: EnvironmentValues? = nil) -> _NodeInputs {
    _NodeInputs(graph: graph, parent: self, environment: environment ?? self.environment)
  }

  package final func end() {
    guard isAlive else { return }
    for child in childNodes { child.end() }
    isAlive = false
    forgetDependencies()
    didEnd()
  }
}
