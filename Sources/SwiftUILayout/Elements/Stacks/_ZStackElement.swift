public import Foundation

/// `ZStack`, and the container for several views where one is expected.
public final class _ZStackElement: _ContainerElement {
  public override var keepsDrawing: Bool { true }

  /// The alignment of all elements.
  public var alignment: Alignment { didSet { if alignment != oldValue { invalidateLayout() } } }

  public init(_ content: [_LayoutElement] = [], alignment: Alignment = .center) {
    self.alignment = alignment
    super.init(content)
  }

  public override var contentOrientation: Axis? { nil }

  private var onlyElement: _LayoutElement? { content.count == 1 ? content[0] : nil }
  private var engine: ZStackEngine { ZStackEngine(alignment: alignment, elements: content) }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    onlyElement?.sizeThatFits(proposal) ?? engine.sizeThatFits(proposal)
  }

  public override func computePlacements(in size: CGSize, _ proposal: ProposedViewSize) -> [_ElementPlacement] {
    if onlyElement != nil { return [_ElementPlacement(origin: .zero, proposal: proposal)] }
    return engine.placements(in: size)
  }

  public override func computeSpacing() -> ViewSpacing { onlyElement?.spacing ?? engine.spacing }

  public override var layoutPriority: Double { onlyElement?.knownLayoutPriority ?? 0 }

  public override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let onlyElement { return onlyElement.dimensions(in: dimensions.proposal).explicitGuide(key) }
    return _explicitAlignment(key, in: dimensions)
  }
}
