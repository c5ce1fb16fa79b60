internal import Graphics

/// A style that can be used as a view, which takes the proposed size.
@preconcurrency @MainActor public protocol _StyleView: _ElementView where Self: ShapeStyle, Element == _FillElement {}

extension _StyleView {
  public func makeElement(_ context: _ElementContext) -> _FillElement { _FillElement() }
  public func updateElement(_ element: _FillElement, _ context: _ElementContext) {
    element.name = _typeName(Self.self, qualified: false)
    element.style = _resolve(_StyleContext(context.environment))
  }
}
