public import Foundation
public import Graphics

/// How a stretch of text looks.
public struct TextAttributes: Hashable, Sendable {
  public var font: FontDescription
  /// Points between a line and the one below it, as text styles have them; of a line's, the greatest counts. Not a part of
  /// the line's height, and not added after the last.
  public var leading: CGFloat
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

  public init(
    font: FontDescription, leading: CGFloat = 0, color: Color = .black, kern: CGFloat = 0, tracking: CGFloat = 0,
    usesFontKerning: Bool = true, baselineOffset: CGFloat = 0, underline: LineDecoration? = nil,
    strikethrough: LineDecoration? = nil, backgroundColor: Color? = nil, usesLigatures: Bool = true,
    attachment: TextAttachment? = nil
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
  }
}
