public import Foundation

/// A horizontal stack that creates its views when they become visible.
public struct LazyHStack<Content: View>: View, LazyContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  func makeElement(_ source: any _LazySource) -> _LazyContainerElement {
    _LazyContainerElement(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews, source: source)
  }
  func updateElement(_ element: _LazyContainerElement) {
    element.alignment = Alignment(horizontal: .center, vertical: alignment)
    element.lineSpacing = spacing
    element.pinnedViews = pinnedViews
  }

  public typealias Body = Never
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { LazyNode(view, inputs) }
  public static var _elementCount: Int? { 1 }
}
