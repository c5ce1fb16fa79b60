public import Foundation

/// `position`: takes the proposed size, and places the centre of the content at a point, in points.
public final class _PositionElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  public var position: CGPoint { didSet { if position != oldValue { invalidateLayout() } } }

  public init(_ child: _LayoutElement, position: CGPoint) {
    self.position = position
    super.init(child)
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  public override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    let inner = ProposedViewSize(size)
    let own = child.sizeThatFits(inner)
    let origin = CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2)
    return _ElementPlacement(origin: origin, proposal: inner)
  }

  public override func computeSpacing() -> ViewSpacing { .plain }

  public override var layoutPriority: Double { 0 }
}
