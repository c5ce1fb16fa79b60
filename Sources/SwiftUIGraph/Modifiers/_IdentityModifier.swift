/// Gives a view an identity: a view with another identity is a new one with new state.
public struct _IdentityModifier<ID: Hashable>: ViewModifier {
  nonisolated(unsafe) package let id: ID

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    IdentityNode(view, inputs)
  }
}

/// A node with an explicit id, which can be scrolled to.
@MainActor package protocol IdentifiedNode: _AnyNode {
  var explicitID: AnyHashable { get }
}

private final class IdentityNode<Content: View, ID: Hashable>: _ViewNode<
  ModifiedContent<Content, _IdentityModifier<ID>>
>,
IdentifiedNode
{
  private var content: _ViewNode<Content>!

  override init(_ view: ModifiedContent<Content, _IdentityModifier<ID>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    content = Content._makeNode(view.content, self.inputs())
  }

  var explicitID: AnyHashable { AnyHashable(view.modifier.id) }
  override var childNodes: [_AnyNode] { list(content) }

  override func viewDidChange(from old: ModifiedContent<Content, _IdentityModifier<ID>>) {
    guard old.modifier.id != view.modifier.id else { return content.update(view.content, environment) }
    let last = content
    let new = Content._makeNode(view.content, inputs())
    content = new
    if let last { graph.nodeLeaves(last) }
    graph.nodeCame(new)
    childrenDidChange()
  }

  override func refresh() { content.update(view.content, environment) }
  override func collectItems(into list: inout _ItemList) { content.addItems(to: &list) }
}

nonisolated extension View {
  public func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, _IdentityModifier<ID>> {
    modifier(_IdentityModifier(id: id))
  }
}
