public import Foundation

/// `alignmentGuide`: sets the position of a guide.
public final class _AlignmentGuideElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  public var key: AlignmentKey { didSet { if key != oldValue { invalidateLayout() } } }
  /// The guide's position, computed from the content's dimensions, in points. Closures can't be compared: setting one requires
  /// `invalidateLayout()`.
  public var value: (ViewDimensions) -> CGFloat

  public init(_ child: _LayoutElement, _ guide: HorizontalAlignment, value: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.value = value
    super.init(child)
  }

  public init(_ child: _LayoutElement, _ guide: VerticalAlignment, value: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.value = value
    super.init(child)
  }

  public override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let inner = ViewDimensions(dimensions.size, of: child, proposal: dimensions.proposal)
    return key == self.key ? value(inner) : inner.explicitGuide(key)
  }
}
