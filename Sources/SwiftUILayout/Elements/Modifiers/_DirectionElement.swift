/// The element of views whose environment sets a layout direction: containers inside are laid out in this direction.
public final class _DirectionElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  /// The direction inside the element.
  public var direction: LayoutDirection { didSet { if direction != oldValue { invalidateLayout() } } }

  public init(_ child: _LayoutElement, direction: LayoutDirection) {
    self.direction = direction
    super.init(child)
  }

  public override var layoutDirection: LayoutDirection { direction }
}
