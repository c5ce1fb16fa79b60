/// A font of the peer's: a file, and all that is needed to set text in it as the gallery does.
struct PeerFont: Hashable {
  /// Below `/usr/share/fonts/truetype`.
  var file: String
  /// Along the `wght` axis; nil for a font without one.
  var weight: Int?
  /// In points.
  var size: Double
  /// What each character is set wider, in 1/1000 em.
  var tracking = 0.0
  /// Whether single letters are moved as well, as they are in the system font's text sizes.
  var adjustsLetters = false
  var isRightToLeft = false

  static let title1 = PeerFont(file: "inter-vf/InterDisplay-roman.var.ttf", weight: 400, size: 28, tracking: 4.7)
  static let headline = interText(weight: 600, size: 17, tracking: -12.3)
  static let body = interText(weight: 400, size: 17, tracking: -26)
  static let subheadline = interText(weight: 400, size: 15, tracking: -16)
  static let footnote = interText(weight: 400, size: 13, tracking: -6)
  static let arabicHeadline = PeerFont(file: "noto/NotoSansArabic-Bold.ttf", size: 17, isRightToLeft: true)
  static let arabicSubheadline = PeerFont(file: "noto/NotoSansArabic-Regular.ttf", size: 15, isRightToLeft: true)
  static let ideographHeadline = PeerFont(file: "droid/DroidSansFallbackFull.ttf", size: 17)
  static let ideographSubheadline = PeerFont(file: "droid/DroidSansFallbackFull.ttf", size: 15)
  static let emojiSubheadline = PeerFont(file: "noto/NotoColorEmoji.ttf", size: 15)

  private static func interText(weight: Int, size: Double, tracking: Double) -> PeerFont {
    PeerFont(
      file: "inter-vf/Inter-roman.var.ttf", weight: weight, size: size, tracking: tracking, adjustsLetters: true)
  }

  /// In 1/1000 em.
  static let letterAdjustments: [Unicode.Scalar: Double] = [
    "?": 12, "h": -7, "e": -7, "p": 4, "o": 4, "i": 4, "n": 4,
  ]
}
