internal import Graphics

/// A shape that is stroked inside its outline, above other shapes.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  let below: [_ShapeLayer]

  nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background,
    below: [_ShapeLayer]
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
    self.below = below
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
