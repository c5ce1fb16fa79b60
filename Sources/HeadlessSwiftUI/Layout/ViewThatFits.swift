/// A view that shows the first of several views that fits.
public struct ViewThatFits<Content: View>: _ContainerView {
  let axes: Axis.Set
  nonisolated(unsafe) public let _content: Content

  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    _content = content()
  }

  public func makeElement(_ context: _ElementContext) -> _ViewThatFitsElement { _ViewThatFitsElement([], axes: axes) }
  public func updateElement(_ element: _ViewThatFitsElement, _ context: _ElementContext) { element.axes = axes }
  public func setChildren(_ children: [_LayoutElement], of element: _ViewThatFitsElement) {
    element.choices = children
  }
  public typealias Body = Never
}
