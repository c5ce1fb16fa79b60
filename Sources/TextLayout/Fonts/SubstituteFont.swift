import Foundation

/// A font that iOS contains and this machine doesn't: its names and its metrics, with the glyphs of the system font, or of Noto
/// Serif for a font with serifs.
///
/// Apps use such fonts without checking their existence, as they may on iOS. Line heights are the font's own, so that layouts keep
/// their heights; widths are similar, because every glyph is adjusted by the difference of the fonts' average advances. If a
/// project registers the font's file, the font itself is used.
public struct SubstituteFont: Hashable, Sendable {
  public var familyName: String
  public var postScriptName: String
  /// From 100 to 900, as in CSS.
  public var weight: Double
  public var isItalic: Bool
  let measures: Measures

  /// Metrics in 1/1000 em.
  struct Measures: Hashable, Sendable {
    var ascender: Double
    /// Below the baseline; negative.
    var descender: Double
    var leading: Double = 0
    var capHeight: Double
    var xHeight: Double
    /// The average advance of ordinary English text in regular and in bold; nil if it isn't known.
    var average: Average?
    var isMonospaced = false
  }

  struct Average: Hashable, Sendable {
    var regular: Double
    var bold: Double
  }

  var isMonospaced: Bool { measures.isMonospaced }

  func metrics(pointSize: Double) -> FontMetrics {
    let unit = pointSize / 1000
    return FontMetrics(
      ascender: measures.ascender * unit, descender: measures.descender * unit, leading: measures.leading * unit,
      capHeight: measures.capHeight * unit, xHeight: measures.xHeight * unit, underlinePosition: -75 * unit,
      underlineThickness: 50 * unit)
  }

  /// The system font's text design, measured with the same text.
  private static let system = Average(regular: 490.3, bold: 504.5)
  /// A font without a measured value is assumed to have the width of San Francisco at 17 points.
  static let assumed = Average(regular: 464.3, bold: 492)
  private static let monospacedAdvance = 600.0
  /// Noto Serif, measured with the same text.
  private static let serif = Average(regular: 491.3, bold: 522.6)
  /// The families whose letters have serifs.
  private static let serifFamilies: Set = [
    "American Typewriter", "Baskerville", "Bodoni 72", "Charter", "Cochin", "Didot", "Georgia", "Hoefler Text",
    "Iowan Old Style", "Palatino", "Rockwell", "STIX Two Text", "Times New Roman",
  ]

  /// Whether a font with serifs replaces it, if one is installed.
  var isSerif: Bool { SubstituteFont.serifFamilies.contains(familyName) }

  /// The adjustment of every cluster, in points.
  ///
  /// - Parameter inSerif: whether Noto Serif replaces the font.
  func tracking(pointSize: Double, inSerif: Bool = false) -> Double {
    let average = measures.average ?? SubstituteFont.assumed
    let own = average.at(weight)
    let standIn = inSerif ? SubstituteFont.serif : SubstituteFont.system
    let glyphs = isMonospaced ? SubstituteFont.monospacedAdvance : standIn.at(weight)
    return (own - glyphs) / 1000 * pointSize
  }

  // MARK: Finding

  /// The font with a PostScript name or, for a family's name, the face nearest to a weight and a slant.
  public static func named(_ name: String, weight: Double = 400, isItalic: Bool = false) -> SubstituteFont? {
    if let family = families[name] { return nearest(in: family, weight: weight, isItalic: isItalic) }
    return faces[name]
  }

  /// The font in another weight or slant of its family.
  public static func variant(of name: String, weight: Double, isItalic: Bool) -> SubstituteFont? {
    guard let font = named(name, weight: weight, isItalic: isItalic) else { return nil }
    if font.weight == weight, font.isItalic == isItalic { return font }
    return nearest(in: families[font.familyName] ?? [font], weight: weight, isItalic: isItalic)
  }

  private static func nearest(in family: [SubstituteFont], weight: Double, isItalic: Bool) -> SubstituteFont? {
    func distance(_ font: SubstituteFont) -> Double {
      abs(font.weight - weight) + (font.isItalic == isItalic ? 0 : 10_000)
    }
    var best: SubstituteFont?
    for font in family {
      if let current = best, distance(current) <= distance(font) { continue }
      best = font
    }
    return best
  }

  private static let families = Dictionary(grouping: catalog + moreFamilies, by: \.familyName)
  private static let faces = Dictionary((catalog + moreFamilies).map { ($0.postScriptName, $0) }) { first, _ in first }

  /// The families' names, sorted.
  public static let familyNames = families.keys.sorted()

  /// The PostScript names of a family's faces.
  public static func fontNames(family: String) -> [String] { (families[family] ?? []).map(\.postScriptName) }
}

extension SubstituteFont.Average {
  func at(_ weight: Double) -> Double {
    regular + (bold - regular) * (min(max(weight, 100), 900) - 400) / 300
  }
}
