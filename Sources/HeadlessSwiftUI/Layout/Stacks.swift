public import Foundation

/// A view that overlays its subviews.
public struct ZStack<Content: View>: _ContainerView {
  let alignment: Alignment
  nonisolated(unsafe) public let _content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    _content = content()
  }

  public func makeElement(_ context: _ElementContext) -> _ZStackElement { _ZStackElement([], alignment: alignment) }
  public func updateElement(_ element: _ZStackElement, _ context: _ElementContext) { element.alignment = alignment }
  public func setChildren(_ children: [_LayoutElement], of element: _ZStackElement) { element.content = children }
  public typealias Body = Never
}

/// A flexible space that expands along the axis of the enclosing stack.
public struct Spacer: _ElementView {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public func makeElement(_ context: _ElementContext) -> _SpacerElement { _SpacerElement(minimum: minLength) }
  public func updateElement(_ element: _SpacerElement, _ context: _ElementContext) { element.minimum = minLength }
  public typealias Body = Never
}
