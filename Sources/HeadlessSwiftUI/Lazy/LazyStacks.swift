public import Foundation

/// A column whose views are made when they can be seen.
public struct LazyVStack<Content: View>: View, LazyContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  func makeElement(_ source: any _LazySource) -> _LazyContainerElement {
    _LazyContainerElement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinnedViews: pinnedViews, source: source)
  }
  func updateElement(_ element: _LazyContainerElement) {
    element.alignment = Alignment(horizontal: alignment, vertical: .center)
    element.lineSpacing = spacing
    element.pinnedViews = pinnedViews
  }

  public typealias Body = Never
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { LazyNode(view, inputs) }
  public static var _elementCount: Int? { 1 }
}

/// A row whose views are made when they can be seen.
public struct LazyHStack<Content: View>: View, LazyContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
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

/// A grid of columns that grows downwards, whose views are made when they can be seen.
public struct LazyVGrid<Content: View>: View, LazyContainerView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
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

/// A grid of rows that grows to the side, whose views are made when they can be seen.
public struct LazyHGrid<Content: View>: View, LazyContainerView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  func makeElement(_ source: any _LazySource) -> _LazyContainerElement {
    _LazyContainerElement(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews, source: source)
  }
  func updateElement(_ element: _LazyContainerElement) {
    if let old = element.items, !ValueComparison.areEqual(old, rows) { element.items = rows }
    element.alignment = Alignment(horizontal: .center, vertical: alignment)
    element.lineSpacing = spacing
    element.pinnedViews = pinnedViews
  }

  public typealias Body = Never
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { LazyNode(view, inputs) }
  public static var _elementCount: Int? { 1 }
}
