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

  public var font: FontInstance
  /// In points.
  public var pointSize: CGFloat
  public var glyphs: [Glyph]

  public init(font: FontInstance, pointSize: CGFloat, glyphs: [Glyph]) {
    self.font = font
    self.pointSize = pointSize
    self.glyphs = glyphs
  }
}
