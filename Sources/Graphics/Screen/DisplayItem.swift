public import Foundation

/// One thing to paint. Coordinates are points in the space of the enclosing group, y pointing down; later items lie above
/// earlier ones.
public indirect enum DisplayItem: Hashable, Sendable {
  case fill(Path, Paint, rule: FillRule = .winding)
  case stroke(Path, Paint, StrokeStyle)
  /// Glyphs whose run starts, on its baseline, at `origin`. Glyphs of a colour font keep their own colours.
  case glyphs(GlyphRun, origin: CGPoint, color: Color)
  case image(ImageItem)
  /// A shape's shadow without the shape.
  case shadow(Path, Shadow)
  case group(DisplayGroup)
  /// What lies below, blurred, within `path`; `sigma` in points.
  case backdropBlur(Path, sigma: CGFloat)
}
