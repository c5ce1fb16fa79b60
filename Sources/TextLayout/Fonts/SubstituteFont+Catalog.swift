extension SubstituteFont {
  /// The families of iOS that apps use most. Ascender, descender and leading are those of the fonts' `hhea` tables, as iOS uses
  /// them: it adds 15 % above Helvetica and Courier. Average advances are measured with fonts that were designed with the same
  /// advances (Nimbus for Helvetica, Times and Courier), or with the most similar one (DejaVu Sans for Verdana).
  static let catalog: [SubstituteFont] =
    helveticaNeue(ascender: 952, roman + weights([("Medium", 500), ("Bold", 700)]))
    + helveticaNeue(ascender: 967, weights([("UltraLight", 100), ("Thin", 200), ("Light", 300)]))
    + family(
      "Helvetica", "Helvetica",
      Measures(
        ascender: 920, descender: -230, capHeight: 720, xHeight: 523, average: Average(regular: 460, bold: 493)),
      oblique + weights([("Light", 300), ("Bold", 700)], italic: "Oblique"))
    + family(
      "Arial", "Arial",
      Measures(
        ascender: 905, descender: -212, leading: 33, capHeight: 716, xHeight: 519,
        average: Average(regular: 460, bold: 493)),
      monotype)
    + family(
      "Avenir", "Avenir", Measures(ascender: 1000, descender: -366, capHeight: 708, xHeight: 468),
      [
        Style("-Book", 350), Style("-BookOblique", 350, italic: true), Style("-Roman", 400),
        Style("-Oblique", 400, italic: true),
      ] + weights([("Light", 300), ("Medium", 500), ("Heavy", 800), ("Black", 900)], italic: "Oblique"))
    + family(
      "Avenir Next", "AvenirNext", Measures(ascender: 1000, descender: -366, capHeight: 708, xHeight: 468),
      [Style("-Regular", 400), Style("-Italic", 400, italic: true)]
        + weights([("UltraLight", 100), ("Medium", 500), ("DemiBold", 600), ("Bold", 700), ("Heavy", 800)]))
    + family(
      "Georgia", "Georgia", Measures(ascender: 917, descender: -219, capHeight: 692, xHeight: 481),
      roman + weights([("Bold", 700)]))
    + family(
      "Times New Roman", "TimesNewRomanPS",
      Measures(
        ascender: 891, descender: -216, leading: 42, capHeight: 662, xHeight: 447,
        average: Average(regular: 413, bold: 436)),
      monotype)
    + family(
      "Courier", "Courier",
      Measures(
        ascender: 904, descender: -246, capHeight: 587, xHeight: 447, average: Average(regular: 600, bold: 600),
        isMonospaced: true),
      oblique + weights([("Bold", 700)], italic: "Oblique"))
    + family(
      "Courier New", "CourierNewPS",
      Measures(
        ascender: 833, descender: -300, capHeight: 571, xHeight: 423, average: Average(regular: 600, bold: 600),
        isMonospaced: true),
      monotype)
    + family(
      "Menlo", "Menlo",
      Measures(
        ascender: 928, descender: -236, capHeight: 729, xHeight: 547, average: Average(regular: 602, bold: 602),
        isMonospaced: true),
      [Style("-Regular", 400), Style("-Italic", 400, italic: true)] + weights([("Bold", 700)]))
    + family(
      "Verdana", "Verdana",
      Measures(
        ascender: 1005, descender: -210, capHeight: 727, xHeight: 545, average: Average(regular: 519, bold: 590)),
      roman + weights([("Bold", 700)]))
    + family(
      "Trebuchet MS", "Trebuchet", Measures(ascender: 939, descender: -222, capHeight: 716, xHeight: 523),
      [
        Style("MS", 400), Style("MS-Italic", 400, italic: true), Style("MS-Bold", 700),
        Style("-BoldItalic", 700, italic: true),
      ])
    + family(
      "Gill Sans", "GillSans", Measures(ascender: 918, descender: -230, capHeight: 682, xHeight: 449),
      roman + weights([("Light", 300), ("SemiBold", 600), ("Bold", 700)]))

  private struct Style {
    let suffix: String
    let weight: Double
    let isItalic: Bool

    init(_ suffix: String, _ weight: Double, italic: Bool = false) {
      self.suffix = suffix
      self.weight = weight
      isItalic = italic
    }
  }

  private static let roman = [Style("", 400), Style("-Italic", 400, italic: true)]
  private static let oblique = [Style("", 400), Style("-Oblique", 400, italic: true)]
  private static let monotype = [
    Style("MT", 400), Style("-ItalicMT", 400, italic: true), Style("-BoldMT", 700),
    Style("-BoldItalicMT", 700, italic: true),
  ]

  /// Each weight, upright and slanted.
  private static func weights(_ weights: [(name: String, weight: Double)], italic: String = "Italic") -> [Style] {
    weights.flatMap { [Style("-" + $0.name, $0.weight), Style("-" + $0.name + italic, $0.weight, italic: true)] }
  }

  /// The light weights of Helvetica Neue have a greater ascender than the others.
  private static func helveticaNeue(ascender: Double, _ styles: [Style]) -> [SubstituteFont] {
    family(
      "Helvetica Neue", "HelveticaNeue",
      Measures(
        ascender: ascender, descender: -213, leading: 28, capHeight: 714, xHeight: 517,
        average: Average(regular: 460, bold: 493)),
      styles)
  }

  private static func family(
    _ name: String, _ prefix: String, _ measures: Measures, _ styles: [Style]
  ) -> [SubstituteFont] {
    styles.map {
      SubstituteFont(
        familyName: name, postScriptName: prefix + $0.suffix, weight: $0.weight, isItalic: $0.isItalic,
        measures: measures)
    }
  }
}
