/// A view without content.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View {
  public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _ViewNode<EmptyView> {
    _ViewNode(view, inputs)
  }
  public static var _elementCount: Int? { 0 }
  public typealias Body = Never
}
