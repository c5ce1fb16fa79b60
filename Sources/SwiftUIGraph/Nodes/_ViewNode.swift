import SwiftUILayout

/// The node of a view of a known type.
@preconcurrency @MainActor open class _ViewNode<Content: View>: _AnyNode {
  public private(set) final var view: Content

  package init(_ view: Content, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Called when the view has a new value, unless it equals the old one.
  open func viewDidChange(from old: Content) { refresh() }

  open override var name: String { _typeName(Content.self, qualified: false) }

  /// Passes the current view at its position to the node.
  package final func update(_ view: Content, _ environment: EnvironmentValues) {
    let isSame = ValueComparison.areEqual(self.view, view)
    let change = takeEnvironment(environment)
    if isSame && change == nil { return }
    defer { change?.ending?.end() }
    let old = self.view
    self.view = view
    let isConcerned = change?.concernsNode ?? false
    if !isSame || isConcerned && reads.differ(change!.old, environment) {
      needsRefresh = false
      viewDidChange(from: old)
    }
    if isConcerned { passEnvironmentOn() }
  }
}
