public import Foundation

/// `overlay` and `background`: the content determines the layout; the other element is proposed its size, and drawn before or
/// behind it.
public final class _SecondaryElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  /// The element that is drawn before or behind.
  public var secondary: _LayoutElement {
    didSet {
      secondary.parent = self
      if secondary !== oldValue { invalidateLayout() }
    }
  }
  /// The alignment of both.
  public var alignment: Alignment { didSet { if alignment != oldValue { invalidateLayout() } } }
  /// Whether it is a background.
  public let isBehind: Bool

  public init(_ child: _LayoutElement, overlay: _LayoutElement, alignment: Alignment = .center) {
    secondary = overlay
    self.alignment = alignment
    isBehind = false
    super.init(child)
    overlay.parent = self
  }

  public init(_ child: _LayoutElement, background: _LayoutElement, alignment: Alignment = .center) {
    secondary = background
    self.alignment = alignment
    isBehind = true
    super.init(child)
    background.parent = self
  }

  public override var children: [_LayoutElement] { isBehind ? [secondary, child] : [child, secondary] }
  public override func hitTest(_ point: CGPoint) -> _LayoutElement? { _hitTest(point) }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    placeChild(child, at: .zero, within: size.width, proposal: proposal)
    let inner = ProposedViewSize(size)
    let primary = ViewDimensions(size, of: child, proposal: proposal)
    let own = secondary.dimensions(in: inner)
    let corner = CGPoint(
      x: primary.guide(alignment.horizontal.key) - own.guide(alignment.horizontal.key),
      y: primary.guide(alignment.vertical.key) - own.guide(alignment.vertical.key))
    placeChild(secondary, at: corner, within: size.width, proposal: inner)
  }

  /// A background is behind the content whatever its `zIndex`.
  public override func draw(_ canvas: inout ElementCanvas) {
    for element in children { canvas.draw(element) }
  }
}
