import CHarfBuzz

/// Quicksand, the substitute for SF Rounded: its faces, and the tracking that gives text the same width. Only the digits of SF
/// Rounded were measured. Its letters are assumed to be as wide as San Francisco's, and it has San Francisco's vertical metrics.
enum RoundedDesign {
  private struct Face {
    let file: String
    /// The first weight, from 100 to 900, that has another face: where the stems of Inter, which are as thick as San Francisco's,
    /// are nearer to those of the next face. Quicksand's stems are 40, 60, 95 and 120/1000 em wide; Inter's 43, 63, 84, 106 and 129
    /// for the weights 200 to 600.
    let end: Double
    /// The average advance of ordinary English text, in 1/1000 em.
    let average: Double
  }

  private static let faces = [
    Face(file: SystemFontFiles.roundedLight, end: 235, average: 469),
    Face(file: SystemFontFiles.rounded, end: 370, average: 475),
    Face(file: SystemFontFiles.roundedMedium, end: 505, average: 488),
    Face(file: SystemFontFiles.roundedBold, end: .infinity, average: 497),
  ]

  private static func face(_ weight: Double) -> Face { faces.first { weight < $0.end } ?? faces[1] }

  static func file(weight: Double) -> String { face(weight).file }

  /// The tracking of every cluster, in points.
  static func tracking(pointSize: Double, weight: Double) -> Double {
    (SubstituteFont.assumed.at(weight) - face(weight).average) / 1000 * pointSize
  }

  /// The average advance of proportional digits, or the advance of tabular digits, in 1/1000 em: Inter's without San Francisco's
  /// tracking. Recorded on iOS 26: 0.63 em in bold at 20 and 22 points, 0.64 em in semibold at 30 points (home-assistant's
  /// widgets).
  private static func digits(weight: Double, isTabular: Bool) -> Double {
    (isTabular ? 620 : 601.6) + (weight - 400) * 0.1166
  }

  /// The advance of the dash that represents a missing number. Recorded with the digits: 1.03 em in bold at 20 points.
  private static let emDash: (scalar: UInt32, advance: Double) = (0x2014, 1030)

  /// The horizontal scale of the digits' glyphs, whose height is San Francisco's. Recorded on iOS 26 relative to Quicksand's:
  /// 1.15 for a 2 in bold at 20 points, 1.16 for an 8 and 1.13 for a 1 in semibold at 30 points.
  static let digitStretch = 1.15

  /// The adjustment of the digits' advances in addition to ``tracking(pointSize:weight:)``, in points. Quicksand's digits are
  /// narrow, and it has no tabular digits.
  static func corrections(_ font: OpenFont, pointSize: Double, weight: Double, isTabular: Bool) -> [UInt32: Double] {
    let scalars = Array(("0" as Unicode.Scalar).value...("9" as Unicode.Scalar).value)
    let advances = scalars.map { font.advance(of: $0) / font.unitsPerEm * pointSize * digitStretch }
    let tracking = tracking(pointSize: pointSize, weight: weight)
    let average = advances.reduce(0, +) / Double(advances.count) + tracking
    let unit = pointSize / 1000
    let digit = digits(weight: weight, isTabular: isTabular) * unit
    let corrections = advances.map { isTabular ? digit - $0 - tracking : digit - average }
    let dash = emDash.advance * unit - font.advance(of: emDash.scalar) / font.unitsPerEm * pointSize - tracking
    return Dictionary(uniqueKeysWithValues: zip(scalars + [emDash.scalar], corrections + [dash]))
  }
}

extension OpenFont {
  /// In font units.
  func advance(of scalar: UInt32) -> Double {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(handle, scalar, &glyph) != 0 else { return 0 }
    return Double(hb_font_get_glyph_h_advance(handle, glyph))
  }
}
