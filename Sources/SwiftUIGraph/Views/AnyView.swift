/// A type-erased view. A view of another type at its position is a new view.
public struct AnyView {
  private let storage: any ErasedView

  public init<Content: View>(_ view: Content) { storage = (view as? AnyView)?.storage ?? TypedView(view: view) }
  init(parts: any ErasedView) { storage = (parts as? TypedView<AnyView>)?.view.storage ?? parts }
  public init<Content: View>(erasing view: Content) { self.init(view) }
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  fileprivate var content: any ErasedView { storage }
  /// The view inside.
  @MainActor package var erased: any View { storage.erased }
}

extension AnyView: View {
  public typealias Body = Never
  public static func _makeNode(_ view: AnyView, _ inputs: _NodeInputs) -> _ViewNode<AnyView> {
    AnyViewNode(view, inputs)
  }
  public static var _elementCount: Int? { nil }
}

// Unchecked: views are read on the main actor.
extension AnyView: @unchecked Sendable {}

private final class AnyViewNode: _ViewNode<AnyView>, ChangingViewsNode {
  private var child: _AnyNode?

  override init(_ view: AnyView, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    refresh()
  }

  override var childNodes: [_AnyNode] { list(child) }

  override func refresh() {
    if let child {
      if view.content.update(child, environment) { return }
      self.child = nil
      let new = view.content.makeNode(inputs())
      self.child = new
      graph.nodeLeaves(child)
      graph.nodeCame(new)
      childrenDidChange()
    } else {
      child = view.content.makeNode(inputs())
      childrenWereCreated()
    }
  }

  override func collectItems(into list: inout _ItemList) { child?.addItems(to: &list) }
}
