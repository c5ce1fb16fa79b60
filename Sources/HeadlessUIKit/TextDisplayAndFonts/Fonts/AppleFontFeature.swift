internal import TextLayout

/// Apple's font features by type and selector (`SFNTLayoutTypes.h`), and the equivalent OpenType features.
enum AppleFontFeature {
  static let numberSpacing = 6
  static let monospacedNumbers = 0

  /// Nil for features without a counterpart.
  static func openType(type: Int, selector: Int) -> FontFeature? {
    guard let tag = tags[type]?[selector] else { return nil }
    return tag.hasPrefix("!") ? FontFeature(tag: String(tag.dropFirst()), value: 0) : FontFeature(tag: tag, value: 1)
  }

  /// By type, then by selector; "!" disables the feature.
  private static let tags: [Int: [Int: String]] = [
    // Ligatures: common, rare, historical, contextual.
    1: [2: "liga", 3: "!liga", 4: "dlig", 5: "!dlig", 18: "clig", 19: "!clig", 20: "hlig", 21: "!hlig"],
    // Vertical position: superiors, inferiors, ordinals, scientific inferiors.
    10: [1: "sups", 2: "subs", 3: "ordn", 4: "sinf"],
    // Fractions: vertical, diagonal.
    11: [1: "afrc", 2: "frac"],
    // Typographic extras: slashed zero.
    14: [4: "zero", 5: "!zero"],
    // Number case: lower (old style), upper (lining).
    21: [0: "onum", 1: "lnum"],
    // Alternative styles: on and off in turn, sets 1 to 20.
    35: Dictionary(
      uniqueKeysWithValues: (1...20).flatMap { set in
        let tag = set < 10 ? "ss0\(set)" : "ss\(set)"
        return [(set * 2, tag), (set * 2 + 1, "!" + tag)]
      }),
    // Contextual alternatives.
    36: [0: "calt", 1: "!calt", 2: "swsh", 3: "!swsh", 4: "cswh", 5: "!cswh"],
    // Lower case as small capitals, as petite capitals.
    37: [1: "smcp", 2: "pcap"],
    // Upper case as small capitals, as petite capitals.
    38: [1: "c2sc", 2: "c2pc"],
  ]
}
