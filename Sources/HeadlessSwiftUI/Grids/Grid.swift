public import Foundation

/// A container that arranges views in rows and columns.
public struct Grid<Content: View>: _ContainerView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  nonisolated(unsafe) public let _content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    _content = content()
  }

  public func makeElement(_ context: _ElementContext) -> _GridElement {
    _GridElement([], alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
  public func updateElement(_ element: _GridElement, _ context: _ElementContext) {
    element.alignment = alignment
    element.horizontalSpacing = horizontalSpacing
    element.verticalSpacing = verticalSpacing
  }
  public func setChildren(_ children: [_LayoutElement], of element: _GridElement) { element.content = children }
  public typealias Body = Never
}

/// A row of a grid. Outside a grid, its views are separate.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  nonisolated(unsafe) let content: Content

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { GridRowNode(view, inputs) }
  public static var _elementCount: Int? { Content._elementCount }
}

private final class GridRowNode<Content: View>: _ViewNode<GridRow<Content>> {
  private var content: _ViewNode<Content>!
  private let row: _GridRow
  private var cells: [ObjectIdentifier: _TraitElement] = [:]

  override init(_ view: GridRow<Content>, _ inputs: _NodeInputs) {
    row = _GridRow(alignment: view.alignment)
    super.init(view, inputs)
    content = Content._makeNode(view.content, self.inputs())
  }

  override var childNodes: [_AnyNode] { list(content) }

  override func refresh() {
    if row.alignment != view.alignment {
      row.alignment = view.alignment
      for cell in cells.values { cell.invalidateLayout() }
    }
    content.update(view.content, environment)
  }

  override func makeElements() -> [_LayoutElement] {
    var present: [ObjectIdentifier: _TraitElement] = [:]
    let elements = content.elements.map { child in
      let cell = cells[ObjectIdentifier(child)] ?? _TraitElement(child, key: _GridRowKey.self, value: row)
      present[ObjectIdentifier(child)] = cell
      return cell
    }
    cells = present
    return elements
  }
}

nonisolated extension View {
  public func gridCellColumns(_ count: Int) -> some View { trait(_GridCellColumnsKey.self, count) }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { trait(_GridCellUnsizedAxesKey.self, axes) }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { trait(_GridCellAnchorKey.self, anchor) }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait(_GridColumnAlignmentKey.self, guide)
  }
}
