public import Foundation
public import Graphics

/// The appearance of a range of text.
public struct TextAttributes: Hashable, Sendable {
  public var font: FontDescription
  /// Points between a line and the next one, as in text styles; for a line, the maximum applies. Not part of the line's height, and
  /// not added after the last line.
  public var leading: CGFloat
  /// Points that are added to the height of the text's line, half above and half below; for a line, the maximum applies.
  public var lineExtension: CGFloat = 0
  public var color: Color
  /// Points added after every character, including the last one. If it isn't 0, ligatures are off, as on iOS.
  public var kern: CGFloat
  /// Points added after every character, in addition to `kern`.
  public var tracking: CGFloat
  /// Whether the font's own pair kerning applies; an explicit kern of 0 switches it off on iOS.
  public var usesFontKerning: Bool
  /// Points by which the text is raised.
  public var baselineOffset: CGFloat
  public var underline: LineDecoration?
  public var strikethrough: LineDecoration?
  /// The background, which has the height of the line.
  public var backgroundColor: Color?
  public var usesLigatures: Bool
  /// Replaces U+FFFC; ignored for other characters.
  public var attachment: TextAttachment?
  /// A shadow, painted below the glyphs and their lines.
  public var shadow: Shadow?
  /// A line along the glyphs' outlines.
  public var stroke: GlyphRun.Stroke?
  /// The glyphs' shear: 0 for upright ones, otherwise the tangent of the angle.
  public var slant: Double
  /// The horizontal scale of the glyphs relative to the font.
  public var stretch: Double
  /// The directions of the text, whatever its letters' own; the innermost one last.
  public var directions: [TextDirection]

  public init(
    font: FontDescription, leading: CGFloat = 0, color: Color = .black, kern: CGFloat = 0, tracking: CGFloat = 0,
    usesFontKerning: Bool = true, baselineOffset: CGFloat = 0, underline: LineDecoration? = nil,
    strikethrough: LineDecoration? = nil, backgroundColor: Color? = nil, usesLigatures: Bool = true,
    attachment: TextAttachment? = nil, shadow: Shadow? = nil, stroke: GlyphRun.Stroke? = nil, slant: Double = 0,
    stretch: Double = 1, directions: [TextDirection] = []
  ) {
    self.font = font
    self.leading = leading
    self.color = color
    self.kern = kern
    self.tracking = tracking
    self.usesFontKerning = usesFontKerning
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.backgroundColor = backgroundColor
    self.usesLigatures = usesLigatures
    self.attachment = attachment
    self.shadow = shadow
    self.stroke = stroke
    self.slant = slant
    self.stretch = stretch
    self.directions = directions
  }
}
