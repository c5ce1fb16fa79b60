public import Foundation

/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content: View>: _ContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  nonisolated(unsafe) public let _content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    _content = content()
  }

  public func makeElement(_ context: _ElementContext) -> _StackElement {
    _StackElement(row: [], alignment: alignment, spacing: spacing)
  }
  public func updateElement(_ element: _StackElement, _ context: _ElementContext) {
    element.verticalAlignment = alignment
    element.uniformSpacing = spacing
  }
  public func setChildren(_ children: [_LayoutElement], of element: _StackElement) { element.content = children }
  public typealias Body = Never
}
