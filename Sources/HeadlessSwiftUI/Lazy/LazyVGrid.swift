public import Foundation

/// A grid that grows vertically, and creates its views when they become visible.
public struct LazyVGrid<Content: View>: View, LazyContainerView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  func makeElement(_ source: any _LazySource) -> _LazyContainerElement {
    _LazyContainerElement(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinnedViews: pinnedViews, source: source)
  }
  func updateElement(_ element: _LazyContainerElement) {
    if let old = element.items, !ValueComparison.areEqual(old, columns) { element.items = columns }
    element.alignment = Alignment(horizontal: alignment, vertical: .center)
    element.lineSpacing = spacing
    element.pinnedViews = pinnedViews
  }

  public typealias Body = Never
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { LazyNode(view, inputs) }
  public static var _elementCount: Int? { 1 }
}
