/// `layoutPriority`.
public final class _LayoutPriorityElement: _UnaryElement {
  public var priority: Double { didSet { if priority != oldValue { invalidateLayout() } } }

  public init(_ child: _LayoutElement, priority: Double) {
    self.priority = priority
    super.init(child)
  }

  public override var layoutPriority: Double { priority }
}
