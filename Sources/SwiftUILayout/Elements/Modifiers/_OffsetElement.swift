public import Foundation

/// `offset`: moves drawing and touches, in points, without affecting the layout. A positive x moves to the right in both layout
/// directions.
public final class _OffsetElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  public var offset: CGSize { didSet { if offset != oldValue { invalidateLayout() } } }

  public init(_ child: _LayoutElement, offset: CGSize) {
    self.offset = offset
    super.init(child)
  }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    child.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }
}
