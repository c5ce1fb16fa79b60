/// A group of views; modifiers are applied to each of them.
public struct Group<Content> {
  package let content: Content

  /// A group of contents other than views, such as marks of charts. Not an initializer, which a trailing closure would also match.
  package static func holding(_ content: Content) -> Group { Group(content: content) }
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    _ContentNode(view, inputs) { $0.content }
  }
  public static var _elementCount: Int? { Content._elementCount }
}

/// The node of a view that consists of several views.
package final class _ContentNode<Outer: View, Content: View>: _ViewNode<Outer> {
  private var child: _ViewNode<Content>!
  private let content: (Outer) -> Content

  package init(_ view: Outer, _ inputs: _NodeInputs, content: @escaping (Outer) -> Content) {
    self.content = content
    super.init(view, inputs)
    child = Content._makeNode(content(view), self.inputs())
  }

  package override var childNodes: [_AnyNode] { list(child) }
  package override func refresh() { child.update(content(view), environment) }
  package override func collectItems(into list: inout _ItemList) { child.addItems(to: &list) }
}
