public import Foundation

/// Positioned glyphs of one font at one size.
public struct GlyphRun: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in the font.
    public var id: UInt32
    /// Where the glyph's origin lies, in points, relative to the run's origin; y points down.
    public var position: CGPoint

    public init(id: UInt32, position: CGPoint) {
      self.id = id
      self.position = position
    }
  }

  /// A line along the glyphs' outlines.
  public struct Stroke: Hashable, Sendable {
    /// In points; half of it lies on either side of the outline.
    public var width: CGFloat
    /// The run's own colour where it is nil.
    public var color: Color?
    /// Whether the glyphs are filled below it.
    public var fills: Bool

    public init(width: CGFloat, color: Color? = nil, fills: Bool = false) {
      self.width = width
      self.color = color
      self.fills = fills
    }
  }

  public var font: FontInstance
  /// In points.
  public var pointSize: CGFloat
  public var glyphs: [Glyph]
  /// Nil for glyphs that are filled and nothing else.
  public var stroke: Stroke?

  public init(font: FontInstance, pointSize: CGFloat, glyphs: [Glyph], stroke: Stroke? = nil) {
    self.font = font
    self.pointSize = pointSize
    self.glyphs = glyphs
    self.stroke = stroke
  }
}
