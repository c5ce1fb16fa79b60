internal import Graphics

/// A shape that is stroked inside its outline, above other shapes.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  let below: [_ShapeLayer]

  /// - Parameter background: the shapes below. A view of another kind isn't drawn.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
    below = (background as? any ShapeView)?._layers ?? []
  }
}

extension StrokeBorderShapeView: _ShapeElementView {
  public typealias Body = Never
  nonisolated public var _layers: [_ShapeLayer] {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    return below + [
      _ShapeLayer(
        shape: inner, style: AnyShapeStyle(style), kind: .stroke(strokeStyle, isAntialiased: isAntialiased))
    ]
  }
}
