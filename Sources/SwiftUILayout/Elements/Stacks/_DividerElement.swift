public import Foundation

/// `Divider`: a line across the stack around it; a horizontal one outside a stack. What is inside, the line's colour, is offered
/// the line.
public final class _DividerElement: _UnaryElement {
  /// In points: a pixel, and a point at accessibility sizes of text.
  public var thickness: CGFloat { didSet { if thickness != oldValue { invalidateLayout() } } }

  public init(_ line: _LayoutElement, thickness: CGFloat) {
    self.thickness = thickness
    super.init(line)
  }

  /// The axis that the line runs along.
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
