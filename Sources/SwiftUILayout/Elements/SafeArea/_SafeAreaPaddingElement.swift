public import Foundation

/// `safeAreaPadding`: insets the safe area of the content.
public final class _SafeAreaPaddingElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  /// The insets in points.
  public var insets: EdgeInsets { didSet { if insets != oldValue { invalidateLayout() } } }

  public init(_ child: _LayoutElement, insets: EdgeInsets) {
    self.insets = insets
    super.init(child)
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(proposal.inset(by: insets))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  public override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    _ElementPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  public override func safeArea(of element: _LayoutElement) -> SafeAreaContext {
    safeArea.adding(insets, to: size, layoutDirection)
  }

  public override func computeSpacing() -> ViewSpacing { .plain }

  public override var layoutPriority: Double { 0 }
}
