public import Foundation

/// `Spacer`: takes the remaining length of its stack; both proposed lengths outside a stack.
public final class _SpacerElement: _LayoutElement {
  public override var keepsDrawing: Bool { true }

  /// The minimum length, in points; nil for the default distance between views.
  public var minimum: CGFloat? { didSet { if minimum != oldValue { invalidateLayout() } } }

  public init(minimum: CGFloat? = nil) {
    self.minimum = minimum
    super.init()
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let least = minimum ?? ViewSpacing.defaultDistance
    let size = CGSize(width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
    return switch parent?.contentOrientation {
    case .horizontal: CGSize(width: size.width, height: 0)
    case .vertical: CGSize(width: 0, height: size.height)
    case nil: size
    }
  }

  public override func computeSpacing() -> ViewSpacing { .spacer(along: parent?.contentOrientation) }

  public override var layoutPriority: Double { -.infinity }
}
