public import Foundation

/// Positioned glyphs of one font at one size.
public struct GlyphRun: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in the font.
    public var id: UInt32
    /// The position of the glyph's origin, in points, relative to the run's origin; y points down.
    public var position: CGPoint

    public init(id: UInt32, position: CGPoint) {
      self.id = id
      self.position = position
    }
  }

  /// A line along the glyphs' outlines.
  public struct Stroke: Hashable, Sendable {
    /// The width in points; half of it is on either side of the outline.
    public var width: CGFloat
    /// The colour; nil for the run's own.
    public var color: Color?
    /// Whether the glyphs are filled below the line.
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
  /// Nil for glyphs that are only filled.
  public var stroke: Stroke?

  public init(font: FontInstance, pointSize: CGFloat, glyphs: [Glyph], stroke: Stroke? = nil) {
    self.font = font
    self.pointSize = pointSize
    self.glyphs = glyphs
    self.stroke = stroke
  }
}
