public import Foundation

/// `HStack` and `VStack`.
public final class _StackElement: _ContainerElement {
  public override var keepsDrawing: Bool { true }

  /// The axis of the stack.
  public var axis: Axis { didSet { if axis != oldValue { invalidateLayout() } } }
  /// The distance between elements, in points; nil for their preference.
  public var uniformSpacing: CGFloat? { didSet { if uniformSpacing != oldValue { invalidateLayout() } } }
  /// The alignment of elements in a row; unused in a column.
  public var verticalAlignment: VerticalAlignment {
    didSet { if verticalAlignment != oldValue { invalidateLayout() } }
  }
  /// The alignment of elements in a column; unused in a row.
  public var horizontalAlignment: HorizontalAlignment {
    didSet { if horizontalAlignment != oldValue { invalidateLayout() } }
  }

  private var knownEngine: StackEngine?

  private init(
    _ axis: Axis, _ horizontalAlignment: HorizontalAlignment, _ verticalAlignment: VerticalAlignment,
    _ spacing: CGFloat?, _ content: [_LayoutElement]
  ) {
    self.axis = axis
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.uniformSpacing = spacing
    super.init(content)
  }

  /// A row.
  public convenience init(
    row content: [_LayoutElement] = [], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) {
    self.init(.horizontal, .center, alignment, spacing, content)
  }

  /// A column.
  public convenience init(
    column content: [_LayoutElement] = [], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) {
    self.init(.vertical, alignment, .center, spacing, content)
  }

  private var engine: StackEngine {
    if let knownEngine { return knownEngine }
    let engine = StackEngine(
      axis: axis, spacing: uniformSpacing,
      alignment: axis == .horizontal ? verticalAlignment.key : horizontalAlignment.key,
      elements: content)
    knownEngine = engine
    return engine
  }

  public override var contentOrientation: Axis? { axis }

  /// A stack with a single child has the layout properties of the child, as in SwiftUI, where the stack is removed.
  private var onlyElement: _LayoutElement? { content.count == 1 ? content[0] : nil }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize { engine.sizeThatFits(proposal) }

  public override func computePlacements(in size: CGSize, _ proposal: ProposedViewSize) -> [_ElementPlacement] {
    if onlyElement != nil { return [_ElementPlacement(origin: .zero, proposal: proposal)] }
    return engine.placements(in: size, proposal)
  }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    guard onlyElement == nil, let indices = engine.takeUnplaced(in: size, proposal, layoutDirection) else {
      return super.placeChildren(in: size, proposal)
    }
    placeChildren(indices, in: size, proposal)
  }

  public override func computeSpacing() -> ViewSpacing { onlyElement?.spacing ?? engine.spacing }

  public override var layoutPriority: Double { onlyElement?.knownLayoutPriority ?? 0 }

  public override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let onlyElement { return onlyElement.dimensions(in: dimensions.proposal).explicitGuide(key) }
    return mergedAlignment(key) { engine.placements(dimensions.proposal) }
  }

  public override func layoutWasInvalidated() {
    super.layoutWasInvalidated()
    knownEngine = nil
  }

  public override func layoutWasInvalidated(inside child: _LayoutElement) {
    super.layoutWasInvalidated()
    if knownEngine?.invalidate(child) == false { knownEngine = nil }
  }
}
