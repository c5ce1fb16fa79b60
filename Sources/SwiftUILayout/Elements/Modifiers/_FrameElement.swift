public import Foundation

/// `frame(width:height:alignment:)`: a fixed size in points.
public final class _FrameElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  public var width: CGFloat? { didSet { if width != oldValue { invalidateLayout() } } }
  public var height: CGFloat? { didSet { if height != oldValue { invalidateLayout() } } }
  /// The alignment of the content in the frame.
  public var alignment: Alignment { didSet { if alignment != oldValue { invalidateLayout() } } }

  /// Negative and infinite lengths are ignored, as in SwiftUI, which logs them.
  public init(_ child: _LayoutElement, width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child)
  }

  private var validWidth: CGFloat? { width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
  private var validHeight: CGFloat? { height.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: validWidth ?? proposal.width, height: validHeight ?? proposal.height)
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = validWidth, let height = validHeight { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(width: validWidth ?? size.width, height: validHeight ?? size.height)
  }

  public override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    let inner = inner(proposal)
    return _ElementPlacement(origin: corner(aligning: inner, alignment, in: size), proposal: inner)
  }

  /// Edges that the frame moves have the spacing of a plain view.
  public override func computeSpacing() -> ViewSpacing {
    var spacing = child.spacing
    if validWidth != nil { spacing.reset(.horizontal) }
    if validHeight != nil { spacing.reset(.vertical) }
    return spacing
  }

  public override var layoutPriority: Double { 0 }
}
