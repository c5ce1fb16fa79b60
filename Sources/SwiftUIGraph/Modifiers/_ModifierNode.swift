import SwiftUILayout

/// The node of a view with a modifier that the graph or an adapter implements: holds the content, and by default forwards
/// everything.
@preconcurrency @MainActor
open class _ModifierNode<Content: View, Modifier: ViewModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  package private(set) final var content: _ViewNode<Content>!

  package override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    modifierWillChange(from: nil)
    content = Content._makeNode(view.content, self.inputs(contentEnvironment))
    modifierDidChange(from: nil)
  }

  package final var modifier: Modifier { view.modifier }

  /// The environment of the content.
  open var contentEnvironment: EnvironmentValues { environment }

  /// Called before the content is updated, also for the first time (`old` is nil).
  open func modifierWillChange(from old: Modifier?) {}
  /// Called after the content was updated, also for the first time (`old` is nil). Values of the environment that are read within
  /// `trackingAlso` cause another call when they change.
  open func modifierDidChange(from old: Modifier?) {}

  open override var name: String { _typeName(Modifier.self, qualified: false) }
  open override var childNodes: [_AnyNode] { list(content) }

  open override func viewDidChange(from old: ModifiedContent<Content, Modifier>) { apply(from: old.modifier) }
  open override func refresh() { apply(from: modifier) }

  private func apply(from old: Modifier) {
    modifierWillChange(from: old)
    content.update(view.content, contentEnvironment)
    modifierDidChange(from: old)
  }

  open override func passEnvironmentOn() { content.environmentDidChange(to: contentEnvironment) }
  open override func collectItems(into list: inout _ItemList) { content.addItems(to: &list) }
}
