public import Foundation
internal import Graphics

/// A style that is laid out in a rectangle of its own instead of the shape's.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// In the coordinates of the shape that is filled, in points.
  let bounds: CGRect
  let style: Style

  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    var paint = style._resolve(context)
    // The rectangle nearest to the style counts.
    paint.style.frame = paint.style.frame ?? bounds
    return paint
  }
}

extension ShapeStyle {
  /// The style laid out in a rectangle, rather than in that of the shape that it fills: several shapes can share a gradient.
  ///
  /// - Parameter rect: in the coordinates of the shape, in points.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(bounds: rect, style: self) }
}
