public import Foundation

/// `Grid`. Its elements are the cells of all rows in order; the trait `_GridRowKey` identifies a cell's row.
public final class _GridElement: _ContainerElement {
  public override var keepsDrawing: Bool { true }

  public var alignment: Alignment { didSet { if alignment != oldValue { invalidateLayout() } } }
  /// The distance between columns, in points; nil for the cells' preference.
  public var horizontalSpacing: CGFloat? { didSet { if horizontalSpacing != oldValue { invalidateLayout() } } }
  /// The distance between rows, in points; nil for the cells' preference.
  public var verticalSpacing: CGFloat? { didSet { if verticalSpacing != oldValue { invalidateLayout() } } }

  private var knownEngine: GridEngine?

  public init(
    _ content: [_LayoutElement] = [], alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    super.init(content)
  }

  private var engine: GridEngine {
    if let knownEngine { return knownEngine }
    let engine = GridEngine(
      content, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    knownEngine = engine
    return engine
  }

  public override var contentOrientation: Axis? { nil }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize { engine.result(for: proposal).size }

  public override func computePlacements(in size: CGSize, _ proposal: ProposedViewSize) -> [_ElementPlacement] {
    engine.placements(in: size, proposal)
  }

  public override func computeSpacing() -> ViewSpacing { engine.spacing }

  public override func layoutWasInvalidated() {
    super.layoutWasInvalidated()
    knownEngine = nil
  }
}
