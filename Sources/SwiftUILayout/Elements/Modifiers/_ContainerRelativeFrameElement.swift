public import Foundation

/// `containerRelativeFrame`: lengths relative to those of the closest container: a scroll view, a list, a navigation column, the
/// window.
public final class _ContainerRelativeFrameElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  public var axes: Axis.Set { didSet { if axes != oldValue { invalidateLayout() } } }
  /// The alignment of the content in the frame.
  public var alignment: Alignment { didSet { if alignment != oldValue { invalidateLayout() } } }
  /// Returns the frame's length for the container's on an axis, in points. Closures can't be compared: setting one requires
  /// `invalidateLayout()`.
  public var length: (CGFloat, Axis) -> CGFloat

  public init(
    _ child: _LayoutElement, axes: Axis.Set, alignment: Alignment = .center,
    length: @escaping (CGFloat, Axis) -> CGFloat = { length, _ in length }
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
    super.init(child)
  }

  /// A number of equal parts of a container with a spacing between them, in points.
  public convenience init(
    _ child: _LayoutElement, axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) {
    self.init(child, axes: axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    containerSizeWasRead(by: self)
    guard let container = containerSize else { return proposal }
    var inner = proposal
    if axes.contains(.horizontal) { inner.width = part(of: container.width, .horizontal) }
    if axes.contains(.vertical) { inner.height = part(of: container.height, .vertical) }
    return inner
  }

  /// Without the app's closure for a container that is measured for its largest size.
  private func part(of container: CGFloat, _ axis: Axis) -> CGFloat {
    container.isFinite ? max(length(container, axis), 0) : container
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let size = child.sizeThatFits(inner)
    guard containerSize != nil else { return size }
    return CGSize(
      width: axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? inner.height ?? size.height : size.height)
  }

  public override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    let inner = inner(proposal)
    return _ElementPlacement(origin: corner(aligning: inner, alignment, in: size), proposal: inner)
  }

  public override func computeSpacing() -> ViewSpacing {
    var spacing = child.spacing
    if axes.contains(.horizontal) { spacing.reset(.horizontal) }
    if axes.contains(.vertical) { spacing.reset(.vertical) }
    return spacing
  }

  public override var layoutPriority: Double { 0 }
}
