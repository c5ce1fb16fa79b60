public import Foundation

/// An item to paint. Coordinates are in points of the enclosing group's space, y pointing down; later items are above earlier ones.
public indirect enum DisplayItem: Hashable, Sendable {
  case fill(Path, Paint, rule: FillRule = .winding)
  case stroke(Path, Paint, StrokeStyle)
  /// Glyphs whose run starts, on its baseline, at `origin`. Glyphs of a colour font keep their own colours.
  case glyphs(GlyphRun, origin: CGPoint, color: Color)
  case image(ImageItem)
  /// A shape's shadow without the shape.
  case shadow(Path, Shadow)
  case group(DisplayGroup)
  /// The background within `path`, blurred; `sigma` is in points.
  case backdropBlur(Path, sigma: CGFloat)
}
