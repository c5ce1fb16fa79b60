import CHarfBuzz

/// What the rounded design has beyond ``SystemDesign`` with round corners. Only the digits and a dash of SF Rounded were measured: its
/// letters are assumed to be as wide as San Francisco's, and it has San Francisco's vertical metrics.
enum RoundedDesign {
  /// The average advance of proportional digits, in 1/1000 em: Inter's without San Francisco's tracking. Recorded on iOS 26: 0.63 em
  /// in bold at 20 and 22 points, 0.64 em in semibold at 30 points (home-assistant's widgets).
  private static func digits(weight: Double) -> Double { 601.6 + (weight - 400) * 0.1166 }

  /// The advance of the dash that represents a missing number. Recorded with the digits: 1.03 em in bold at 20 points.
  private static let emDash: (scalar: UInt32, advance: Double) = (0x2014, 1030)

  /// What a decimal separator is wider than San Francisco's, in 1/1000 em. Recorded on iOS 26 in bold at 20 points, in seven numbers such
  /// as 68,8 and 0,9 (home-assistant's widgets): between the digits beside it, 0 to 70 and 32 on average. The digit before the comma
  /// is where it is without this. That the full stop and other weights have the same is an assumption.
  static let separatorWidth = 32.0
  /// The comma and the full stop.
  static let separators: [UInt32] = [0x2C, 0x2E]

  /// The adjustment of the digits' advances in addition to the tracking, in points.
  static func corrections(
    _ font: OpenFont, pointSize: Double, tracking: Double, weight: Double, isTabular: Bool
  ) -> [UInt32: Double] {
    let scalars = Array(("0" as Unicode.Scalar).value...("9" as Unicode.Scalar).value)
    let advances = scalars.map { font.advance(of: $0) / font.unitsPerEm * pointSize }
    let average = advances.reduce(0, +) / Double(advances.count) + tracking
    let unit = pointSize / 1000
    // Those of the font's feature have one width; they are assumed to be without San Francisco's tracking, too.
    let tabular = AdvanceCorrections.systemTabularDigit.at(weight: weight) * unit - tracking
    let correction = isTabular ? tabular : digits(weight: weight) * unit - average
    let dash = emDash.advance * unit - font.advance(of: emDash.scalar) / font.unitsPerEm * pointSize - tracking
    return Dictionary(uniqueKeysWithValues: scalars.map { ($0, correction) } + [(emDash.scalar, dash)])
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
