/// One of two alternative views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { ConditionalNode(view, inputs) }
  public static var _elementCount: Int? {
    TrueContent._elementCount == FalseContent._elementCount ? TrueContent._elementCount : nil
  }
  public typealias Body = Never
}

/// Each branch has an identity of its own.
private final class ConditionalNode<First: View, Second: View>: _ViewNode<_ConditionalContent<First, Second>>,
  ChangingViewsNode
{
  private var first: _ViewNode<First>?
  private var second: _ViewNode<Second>?

  override init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    refresh()
  }

  override var childNodes: [_AnyNode] { first.map { [$0] } ?? second.map { [$0] } ?? [] }

  override func refresh() {
    switch view.storage {
    case .first(let content):
      if let first { return first.update(content, environment) }
      let old = second
      second = nil
      let new = First._makeNode(content, inputs())
      first = new
      replaced(old, by: new)
    case .second(let content):
      if let second { return second.update(content, environment) }
      let old = first
      first = nil
      let new = Second._makeNode(content, inputs())
      second = new
      replaced(old, by: new)
    }
  }

  private func replaced(_ old: _AnyNode?, by new: _AnyNode) {
    guard let old else { return childrenWereCreated() }
    graph.nodeLeaves(old)
    graph.nodeCame(new)
    childrenDidChange()
  }

  override func collectItems(into list: inout _ItemList) {
    first?.addItems(to: &list)
    second?.addItems(to: &list)
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { OptionalNode(view, inputs) }
  public static var _elementCount: Int? { nil }
}

private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?>, ChangingViewsNode {
  private var child: _ViewNode<Wrapped>?

  override init(_ view: Wrapped?, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = view.map { Wrapped._makeNode($0, self.inputs()) }
  }

  override var childNodes: [_AnyNode] { list(child) }

  override func refresh() {
    if let content = view {
      if let child { return child.update(content, environment) }
      let new = Wrapped._makeNode(content, inputs())
      child = new
      graph.nodeCame(new)
    } else {
      guard let old = child else { return }
      child = nil
      graph.nodeLeaves(old)
    }
    childrenDidChange()
  }

  override func collectItems(into list: inout _ItemList) { child?.addItems(to: &list) }
}
