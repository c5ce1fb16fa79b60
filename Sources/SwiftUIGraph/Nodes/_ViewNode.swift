import SwiftUILayout

/// The node of a view of a known type.
@preconcurrency @MainActor open class _ViewNode<Content: View>: _AnyNode {
  public private(set) final var view: Content

  package init(_ view: Content, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  /// The view has another value, or the first one changed nothing that can be compared.
  open func viewDidChange(from old: Content) { refresh() }

  open override var name: String { _typeName(Content.self, qualified: false) }

  /// Hands the node the view that is at its place now.
  package final func update(_ view: Content, _ environment: EnvironmentValues) {
    let isSame = ValueComparison.areEqual(self.view, view)
    let oldEnvironment = self.environment
    let isSameEnvironment = environment == oldEnvironment
    if isSame && isSameEnvironment { return }
    let old = self.view
    self.view = view
    setEnvironment(environment)
    if !isSame || reads.differ(oldEnvironment, environment) {
      needsRefresh = false
      viewDidChange(from: old)
    }
    if !isSameEnvironment { passEnvironmentOn() }
  }
}
