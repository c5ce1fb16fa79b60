public import Foundation

/// Views in a row.
public struct HStack<Content: View>: _ContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  public let _content: Content

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
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

/// Views in a column.
public struct VStack<Content: View>: _ContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  public let _content: Content

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
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

/// Views before one another.
public struct ZStack<Content: View>: _ContainerView {
  let alignment: Alignment
  public let _content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    _content = content()
  }

  public func makeElement(_ context: _ElementContext) -> _ZStackElement { _ZStackElement([], alignment: alignment) }
  public func updateElement(_ element: _ZStackElement, _ context: _ElementContext) { element.alignment = alignment }
  public func setChildren(_ children: [_LayoutElement], of element: _ZStackElement) { element.content = children }
  public typealias Body = Never
}

/// Room that grows along the axis of the stack around.
public struct Spacer: _ElementView {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public func makeElement(_ context: _ElementContext) -> _SpacerElement { _SpacerElement(minimum: minLength) }
  public func updateElement(_ element: _SpacerElement, _ context: _ElementContext) { element.minimum = minLength }
  public typealias Body = Never
}
