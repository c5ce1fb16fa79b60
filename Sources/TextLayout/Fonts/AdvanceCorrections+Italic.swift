extension AdvanceCorrections {
  /// What punctuation in italics has in addition to the corrections of upright text, in 1/1000 em: another advance, and another place
  /// within it.
  struct Italic {
    var advance: Double
    var shift: Double
  }

  /// Measured in four lines of italics of 16 points, sheared upright (swift-markdown-ui's quotations, 2x): letters are within half a
  /// point of their places with the corrections of upright text, but an apostrophe has 75 thousandths less room, an opening quotation
  /// mark and the text after it stand 57 further right, and a full stop stands 60 nearer to the letter before it.
  static let italicPunctuation: [UInt32: Italic] = [
    0x27: Italic(advance: -75, shift: -37), 0x2E: Italic(advance: -20, shift: -60),
    0x201C: Italic(advance: 57, shift: 57),
  ]

  /// Semibold and bolder italics, in which full stops have more room than here, aren't measured well enough.
  static let heaviestItalic = 500.0
}
