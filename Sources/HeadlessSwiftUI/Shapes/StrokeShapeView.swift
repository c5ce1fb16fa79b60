internal import Graphics

/// A shape that is stroked along its outline, above other shapes.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
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

extension StrokeShapeView: _ShapeElementView {
  public typealias Body = Never
  nonisolated public var _layers: [_ShapeLayer] {
    below + [
      _ShapeLayer(
        shape: shape, style: AnyShapeStyle(style), kind: .stroke(strokeStyle, isAntialiased: isAntialiased))
    ]
  }
}
