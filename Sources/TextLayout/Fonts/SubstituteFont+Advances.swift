import Foundation

extension SubstituteFont {
  /// The advances of Helvetica in 1/1000 em, for the characters from the space to the tilde: the figures that Adobe published for the
  /// fonts of PostScript (`Helvetica.afm`). Arial was designed with the same ones.
  private static let helvetica: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ]

  /// The same of Helvetica Bold.
  private static let helveticaBold: [Double] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
    556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
    280, 389, 584,
  ]

  /// The published advances of dashes, curved quotation marks, the bullet and the ellipsis, in regular and in bold.
  private static let punctuation: [UInt32: (regular: Double, bold: Double)] = [
    0x2013: (556, 556), 0x2014: (1000, 1000), 0x2018: (222, 278), 0x2019: (222, 278), 0x201C: (333, 500),
    0x201D: (333, 500), 0x2022: (350, 350), 0x2026: (1000, 1000),
  ]

  private static let dotlessI = 278.0

  /// Whether the font's advances are published, so that each character is as wide as on iOS.
  var hasPublishedAdvances: Bool { familyName == "Helvetica" || familyName == "Arial" }

  /// The published advances by character, in 1/1000 em; empty for other fonts.
  ///
  /// Letters with accents are as wide as those without, an i with an accent as one without its dot. Weights from 600 have those of
  /// bold, all others those of regular.
  var publishedAdvances: [UInt32: Double] {
    guard hasPublishedAdvances else { return [:] }
    let isBold = weight >= 600
    let table = isBold ? SubstituteFont.helveticaBold : SubstituteFont.helvetica
    var advances: [UInt32: Double] = [:]
    for (index, advance) in table.enumerated() { advances[UInt32(0x20 + index)] = advance }
    for (scalar, advance) in SubstituteFont.punctuation { advances[scalar] = isBold ? advance.bold : advance.regular }
    for value in UInt32(0xC0)...0x17F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
      guard parts.count > 1, let base = parts.first else { continue }
      if let advance = base == "i" ? SubstituteFont.dotlessI : advances[base.value] { advances[value] = advance }
    }
    return advances
  }
}
