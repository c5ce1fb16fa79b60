@_spi(Reflection) import Swift

/// A view that consists of several views.
public struct TupleView<T> {
  public var value: T
  private let parts: [any ErasedView]

  init<each Child: View>(views: repeat each Child) where T == (repeat each Child) {
    value = (repeat each views)
    var parts: [any ErasedView] = []
    repeat parts.append(TypedView(view: each views))
    self.parts = parts
  }

  @available(*, deprecated, message: "A view builder makes these.")
  public init(_ value: T) {
    self.value = value
    parts = Mirror(reflecting: value).children.compactMap { $0.value as? any View }.map { makeErased($0) }
  }

  fileprivate var erasedViews: [any ErasedView] { parts }
}

/// A view that is a sequence of views.
package protocol MultipleViews {
  var erasedParts: [AnyView] { get }
}

extension TupleView: MultipleViews {
  package var erasedParts: [AnyView] { parts.map { AnyView(parts: $0) } }
}

extension TupleView: View {
  public static func _makeNode(_ view: TupleView, _ inputs: _NodeInputs) -> _ViewNode<TupleView> {
    TupleNode(view, inputs)
  }
  public static var _elementCount: Int? {
    var sum: Int? = 0
    _ = _forEachField(of: T.self) { _, _, type, _ in
      let count = (type as? any View.Type).flatMap { type in MainActor.assumeIsolated { type._elementCount } }
      sum = sum.flatMap { sum in count.map { sum + $0 } }
      return true
    }
    return sum
  }
  public typealias Body = Never
}

private final class TupleNode<Views>: _ViewNode<TupleView<Views>> {
  private var children: [_AnyNode] = []

  override init(_ view: TupleView<Views>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    children = view.erasedViews.map { $0.makeNode(self.inputs()) }
  }

  override var childNodes: [_AnyNode] { children }
  override var holdsSeveralViews: Bool { true }

  override func refresh() {
    for (child, part) in zip(children, view.erasedViews) { _ = part.update(child, environment) }
  }

  override func collectItems(into list: inout _ItemList) {
    for child in children { child.addItems(to: &list) }
  }
}
