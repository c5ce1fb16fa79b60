public import Foundation

/// `padding`: insets in points.
public final class _PaddingElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  /// The default length of `padding()` on iOS, at all widths.
  nonisolated public static let defaultLength: CGFloat = 16

  public var insets: EdgeInsets { didSet { if insets != oldValue { invalidateLayout() } } }

  public init(_ child: _LayoutElement, insets: EdgeInsets) {
    self.insets = insets
    super.init(child)
  }

  /// `padding(_:_:)`: a length on some edges; nil for the default.
  public convenience init(_ child: _LayoutElement, edges: Edge.Set = .all, length: CGFloat? = nil) {
    self.init(child, insets: EdgeInsets(edges, length ?? Self.defaultLength))
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  public override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    _ElementPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  /// Padded edges have the spacing of a plain view.
  public override func computeSpacing() -> ViewSpacing {
    var spacing = child.spacing
    for edge in Edge.allCases where insets[edge] != 0 { spacing.reset(Edge.Set(edge)) }
    return spacing
  }

  public override var layoutPriority: Double { 0 }
}
