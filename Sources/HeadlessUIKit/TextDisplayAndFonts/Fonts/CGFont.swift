internal import Foundation
internal import TextLayout

/// A font as a file has it, without a size. Measures are in the font's own units.
public final class CGFont: Sendable {
  let path: String
  private let face: FontFace
  private let metrics: FontMetrics
  public let unitsPerEm: Int32
  public let numberOfGlyphs: Int

  /// Nil if the provider's bytes aren't a TrueType or OpenType font.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let (path, face) = try? FontRegistry.file(of: data) else { return nil }
    self.init(path: path, face: face)
  }

  /// A registered font, by its PostScript name or its full name; nil for an unknown one.
  public convenience init?(_ name: CFString) {
    guard let match = FontRegistry.library.face(named: name, weight: 400, isItalic: false) else { return nil }
    self.init(path: match.face.path, face: match.face)
  }

  private init(path: String, face: FontFace) {
    self.path = path
    self.face = face
    let font = FontFileMeasures(face)
    unitsPerEm = Int32(clamping: font.unitsPerEm)
    numberOfGlyphs = font.glyphCount
    metrics = font.metrics
  }

  public var postScriptName: CFString? { face.postScriptName }
  public var fullName: CFString? { face.fullName }
  public var ascent: Int32 { units(metrics.ascender) }
  /// Negative.
  public var descent: Int32 { units(metrics.descender) }
  public var leading: Int32 { units(metrics.leading) }
  public var capHeight: Int32 { units(metrics.capHeight) }
  public var xHeight: Int32 { units(metrics.xHeight) }

  /// The name of a glyph in the font's file; nil for a glyph without a name.
  public func name(for glyph: CGGlyph) -> CFString? { FontFileMeasures.name(ofGlyph: glyph, in: face) }
  /// The glyph with a name; 0, the glyph for missing characters, for an unknown one.
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { FontFileMeasures.glyph(named: name, in: face) ?? 0 }

  private func units(_ value: CGFloat) -> Int32 { value.isFinite ? Int32(min(max(value.rounded(), -1e9), 1e9)) : 0 }
}

extension CGFont: Hashable {
  public static func == (a: CGFont, b: CGFont) -> Bool { a.path == b.path && a.face == b.face }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
