public import Foundation

/// `fixedSize`: the ideal length on one or both axes.
public final class _FixedSizeElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  public var axes: Axis.Set { didSet { if axes != oldValue { invalidateLayout() } } }

  public init(_ child: _LayoutElement, axes: Axis.Set = [.horizontal, .vertical]) {
    self.axes = axes
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(inner(proposal)) }

  public override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    let inner = inner(proposal)
    let own = child.sizeThatFits(inner)
    let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    return _ElementPlacement(origin: origin, proposal: inner)
  }
}
