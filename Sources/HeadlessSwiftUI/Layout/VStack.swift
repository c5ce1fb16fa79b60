public import Foundation

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content: View>: _ContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  nonisolated(unsafe) public let _content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    _content = content()
  }

  public func makeElement(_ context: _ElementContext) -> _StackElement {
    _StackElement(column: [], alignment: alignment, spacing: spacing)
  }
  public func updateElement(_ element: _StackElement, _ context: _ElementContext) {
    element.horizontalAlignment = alignment
    element.uniformSpacing = spacing
  }
  public func setChildren(_ children: [_LayoutElement], of element: _StackElement) { element.content = children }
  public typealias Body = Never
}
