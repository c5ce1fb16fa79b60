public import Foundation

/// `Divider`: a line across the enclosing stack; a horizontal one outside a stack. The content, the line's colour, gets the line's
/// size.
public final class _DividerElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  /// The thickness in points: a pixel; a point at accessibility text sizes.
  public var thickness: CGFloat { didSet { if thickness != oldValue { invalidateLayout() } } }

  public init(_ line: _LayoutElement, thickness: CGFloat) {
    self.thickness = thickness
    super.init(line)
  }

  /// The axis of the line.
  public var lineAxis: Axis { parent?.contentOrientation?.other ?? .horizontal }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(proposal[lineAxis], along: lineAxis, across: thickness)
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(child.sizeThatFits(inner(proposal))[lineAxis], along: lineAxis, across: thickness)
  }

  public override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    _ElementPlacement(origin: .zero, proposal: inner(proposal))
  }

  public override func computeSpacing() -> ViewSpacing { .plain }

  public override var layoutPriority: Double { 0 }
}
