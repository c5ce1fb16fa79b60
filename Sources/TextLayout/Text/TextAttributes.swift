public import Foundation
public import Graphics

/// The appearance of a stretch of text.
public struct TextAttributes: Hashable, Sendable {
  public var font: FontDescription
  /// Points between a line and the one below it, as text styles have them; of a line's, the greatest counts. Not a part of
  /// the line's height, and not added after the last.
  public var leading: CGFloat
  /// Points that the text's line is higher than its font makes it, half above and half below; of a line's, the greatest counts.
  public var lineExtension: CGFloat = 0
  public var color: Color
  /// Points added after every character, the last one included. Where it isn't 0, ligatures are off, as on iOS.
  public var kern: CGFloat
  /// Points added after every character, as `kern` is; both add up.
  public var tracking: CGFloat
  /// Whether the font's own pair kerning applies; an explicit kern of 0 switches it off on iOS.
  public var usesFontKerning: Bool
  /// Points by which the text is raised.
  public var baselineOffset: CGFloat
  public var underline: LineDecoration?
  public var strikethrough: LineDecoration?
  /// Painted behind the text, as high as the line.
  public var backgroundColor: Color?
  public var usesLigatures: Bool
  /// Takes the place of U+FFFC; ignored at other characters.
  public var attachment: TextAttachment?
  /// Painted below the glyphs and their lines.
  public var shadow: Shadow?
  /// A line along the glyphs' outlines.
  public var stroke: GlyphRun.Stroke?
  /// The glyphs' shear: 0 for upright ones, the tangent of the angle for others.
  public var slant: Double
  /// How many times as wide as the font draws them the glyphs are.
  public var stretch: Double
  /// A direction that the text is set in whatever its letters' own; the innermost last.
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
