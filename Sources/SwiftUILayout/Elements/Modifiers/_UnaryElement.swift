public import Foundation

/// An element with a single child, for modifiers. By default, it has the layout of its child; subclasses override parts of it.
open class _UnaryElement: _LayoutElement {
  /// The child element.
  public final var child: _LayoutElement {
    didSet {
      child.parent = self
      if child !== oldValue { invalidateLayout() }
    }
  }

  public init(_ child: _LayoutElement) {
    self.child = child
    super.init()
    child.parent = self
  }

  /// Returns the placement of the child, in leading coordinates.
  open func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    _ElementPlacement(origin: .zero, proposal: proposal)
  }

  open override var children: [_LayoutElement] { [child] }

  open override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  open override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let placement = childPlacement(in: size, proposal)
    placeChild(child, at: placement.origin, within: size.width, proposal: placement.proposal)
  }

  open override func computeSpacing() -> ViewSpacing { child.spacing }

  open override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let placement = childPlacement(in: dimensions.size, dimensions.proposal)
    guard let value = child.dimensions(in: placement.proposal).explicitGuide(key) else { return nil }
    return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
  }

  open override var layoutPriority: Double { child.knownLayoutPriority }

  /// Asks the child directly: an array of the children for each modifier takes a fifth of the time of hit testing.
  open override func hitTest(_ point: CGPoint) -> _LayoutElement? {
    child.hitTest(CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y))
  }

  open override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }

  /// Returns the origin of the child when its alignment guides coincide with those of a frame of the given size, in leading
  /// coordinates.
  package final func corner(aligning proposal: ProposedViewSize, _ alignment: Alignment, in size: CGSize) -> CGPoint {
    let (frame, own) = (ViewDimensions(size), child.dimensions(in: proposal))
    return CGPoint(
      x: frame.guide(alignment.horizontal.key) - own.guide(alignment.horizontal.key),
      y: frame.guide(alignment.vertical.key) - own.guide(alignment.vertical.key))
  }
}

/// The element of the modifier `layoutPriority`.
public final class _LayoutPriorityElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  public var priority: Double { didSet { if priority != oldValue { invalidateLayout() } } }

  public init(_ child: _LayoutElement, priority: Double) {
    self.priority = priority
    super.init(child)
  }

  public override var layoutPriority: Double { priority }
}
