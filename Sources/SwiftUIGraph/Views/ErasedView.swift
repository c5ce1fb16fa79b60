/// A view whose type is statically unknown.
protocol ErasedView {
  @MainActor var erased: any View { get }
  @MainActor func makeNode(_ inputs: _NodeInputs) -> _AnyNode
  /// Passes the view to its node; false for a node of another type.
  @MainActor func update(_ node: _AnyNode, _ environment: EnvironmentValues) -> Bool
}

struct TypedView<Content: View>: ErasedView {
  let view: Content

  @MainActor var erased: any View { view }
  @MainActor func makeNode(_ inputs: _NodeInputs) -> _AnyNode { Content._makeNode(view, inputs) }
  @MainActor func update(_ node: _AnyNode, _ environment: EnvironmentValues) -> Bool {
    guard let node = node as? _ViewNode<Content> else { return false }
    node.update(view, environment)
    return true
  }
}

func makeErased<Content: View>(_ view: Content) -> any ErasedView { TypedView(view: view) }
