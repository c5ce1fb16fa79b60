internal import Graphics

/// A shape that is stroked along its outline, above other shapes.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
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

extension StrokeShapeView: _ShapeElementView {
  public typealias Body = Never
  nonisolated public var _layers: [_ShapeLayer] {
    below + [
      _ShapeLayer(
        shape: shape, style: AnyShapeStyle(style), kind: .stroke(strokeStyle, isAntialiased: isAntialiased))
    ]
  }
}
