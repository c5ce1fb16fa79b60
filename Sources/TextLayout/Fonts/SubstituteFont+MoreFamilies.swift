extension SubstituteFont {
  /// Families of iOS that apps use less often. Their names are those that `UIFont.fontNames(forFamilyName:)` returns on iOS; their
  /// metrics aren't published, and those here are close to CoreText's: widths are San Francisco's.
  static let moreFamilies: [SubstituteFont] =
    family(
      "American Typewriter", "AmericanTypewriter", measures(886, -270, 686, 500),
      [
        ("", 400), ("-Light", 300), ("-Semibold", 600), ("-Bold", 700), ("-Condensed", 400), ("-CondensedLight", 300),
        ("-CondensedBold", 700),
      ])
    + family(
      "Avenir Next Condensed", "AvenirNextCondensed", measures(1000, -366, 708, 468),
      [
        ("-Regular", 400), ("-Italic", 400), ("-UltraLight", 100), ("-UltraLightItalic", 100), ("-Medium", 500),
        ("-MediumItalic", 500), ("-DemiBold", 600), ("-DemiBoldItalic", 600), ("-Bold", 700), ("-BoldItalic", 700),
        ("-Heavy", 800), ("-HeavyItalic", 800),
      ])
    + family("Arial Rounded MT Bold", "ArialRoundedMTBold", measures(946, -211, 716, 519), [("", 700)])
    + family(
      "Baskerville", "Baskerville", measures(897, -246, 668, 397),
      [("", 400), ("-Italic", 400), ("-SemiBold", 600), ("-SemiBoldItalic", 600), ("-Bold", 700), ("-BoldItalic", 700)])
    + family("Bradley Hand", "BradleyHandITCTT", measures(896, -354, 650, 430), [("-Bold", 700)])
    + family(
      "Chalkboard SE", "ChalkboardSE", measures(1092, -366, 706, 489),
      [("-Regular", 400), ("-Light", 300), ("-Bold", 700)])
    + family("Chalkduster", "Chalkduster", measures(1019, -286, 722, 519), [("", 400)])
    + family(
      "Charter", "Charter", measures(980, -238, 673, 481),
      [("-Roman", 400), ("-Italic", 400), ("-Bold", 700), ("-BoldItalic", 700), ("-Black", 900), ("-BlackItalic", 900)])
    + family(
      "Cochin", "Cochin", measures(897, -250, 671, 387),
      [("", 400), ("-Italic", 400), ("-Bold", 700), ("-BoldItalic", 700)])
    + family("Copperplate", "Copperplate", measures(763, -248, 565, 462), [("", 400), ("-Light", 300), ("-Bold", 700)])
    + family("Didot", "Didot", measures(941, -326, 697, 425), [("", 400), ("-Italic", 400), ("-Bold", 700)])
    + family("DIN Alternate", "DINAlternate", measures(939, -225, 712, 517), [("-Bold", 700)])
    + family("DIN Condensed", "DINCondensed", measures(712, -288, 712, 498), [("-Bold", 700)])
    + family(
      "Futura", "Futura", measures(1039, -260, 754, 430),
      [
        ("-Medium", 500), ("-MediumItalic", 500), ("-Bold", 700), ("-CondensedMedium", 500),
        ("-CondensedExtraBold", 800),
      ])
    + family(
      "Hoefler Text", "HoeflerText", measures(722, -278, 660, 420),
      [("-Regular", 400), ("-Italic", 400), ("-Black", 900), ("-BlackItalic", 900)])
    + family(
      "Iowan Old Style", "IowanOldStyle", measures(974, -286, 680, 460),
      [("-Roman", 400), ("-Italic", 400), ("-Bold", 700), ("-BoldItalic", 700)])
    + family("Marker Felt", "MarkerFelt", measures(856, -224, 720, 550), [("-Thin", 300), ("-Wide", 700)])
    + family("Noteworthy", "Noteworthy", measures(1290, -310, 700, 480), [("-Light", 300), ("-Bold", 700)])
    + family(
      "Optima", "Optima", measures(919, -268, 695, 458),
      [("-Regular", 400), ("-Italic", 400), ("-Bold", 700), ("-BoldItalic", 700), ("-ExtraBlack", 900)])
    + family(
      "Palatino", "Palatino", measures(1050, -283, 708, 469),
      [("-Roman", 400), ("-Italic", 400), ("-Bold", 700), ("-BoldItalic", 700)])
    + family("Papyrus", "Papyrus", measures(940, -603, 640, 420), [("", 400), ("-Condensed", 400)])
    + family(
      "Rockwell", "Rockwell", measures(906, -229, 680, 470),
      [("-Regular", 400), ("-Italic", 400), ("-Bold", 700), ("-BoldItalic", 700)])
    + family("Savoye LET", "SavoyeLetPlain", measures(800, -400, 550, 300), [("", 400)])
    + family(
      "Snell Roundhand", "SnellRoundhand", measures(923, -338, 650, 300),
      [("", 400), ("-Bold", 700), ("-Black", 900)])
    + family("Zapfino", "Zapfino", measures(1875, -1502, 700, 300), [("", 400)])

  private static func measures(
    _ ascender: Double, _ descender: Double, _ capHeight: Double, _ xHeight: Double
  ) -> Measures {
    Measures(ascender: ascender, descender: descender, capHeight: capHeight, xHeight: xHeight)
  }

  private static func family(
    _ name: String, _ prefix: String, _ measures: Measures, _ styles: [(suffix: String, weight: Double)]
  ) -> [SubstituteFont] {
    styles.map { style in
      SubstituteFont(
        familyName: name, postScriptName: prefix + style.suffix, weight: style.weight,
        isItalic: style.suffix.hasSuffix("Italic"), measures: measures)
    }
  }
}
