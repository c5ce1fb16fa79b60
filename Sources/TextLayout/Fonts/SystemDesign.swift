import Graphics

/// How Inter is changed to resemble San Francisco: the thickness of its stems, the heights of its letters, and their width in large
/// sizes. The figures are in parts of an em.
///
/// Measured on 2,400 letters of regular and 800 of semibold text between 11 and 17 points, of which the median is exact to a thousandth
/// of an em, and on 250 letters of titles between 21 and 40 points (AccessibilitySnapshot, home-assistant, swift-markdown-ui).
/// Inter's capitals are 0.727 high and its lowercase letters 0.545, without a difference between capitals and ascenders.
struct SystemDesign {
  /// 0 for the design of small text, 1 for that of titles.
  let display: Double
  /// From 100 to 900.
  let weight: Double

  init(pointSize: Double, weight: Double) {
    display = SystemDesign.displayPart(pointSize)
    self.weight = weight
  }

  /// The part of the display design by point size: it was 0 below 20 points and 1 from there until iOS 13, and changes gradually
  /// between 17 and 28 points since iOS 14 (WWDC 2020, "The details of UI typography"). The course between is fitted to the widths of
  /// titles of 21 to 26 points and Apple's tracking by size.
  private static let displayParts: [(size: Double, part: Double)] = [
    (19, 0), (20, 0.1), (21, 0.27), (22, 0.45), (23, 0.62), (24, 0.75), (25, 0.85), (26, 0.91), (27, 0.96), (28, 1),
  ]

  static func displayPart(_ pointSize: Double) -> Double {
    interpolate(displayParts.map { ($0.size, $0.part) }, pointSize)
  }

  /// The thickness of San Francisco's stems, those of l, by weight. Regular, semibold and bold are measured; the others follow from
  /// the numbers of its weights (510 for medium, 860 for heavy, 1000 for black), between which thickness grows evenly.
  private static let stems: [(Double, Double)] = [
    (400, 0.0852), (500, 0.1062), (600, 0.1215), (700, 0.1425), (800, 0.1731), (900, 0.1998),
  ]

  /// Inter's stems: 0.0838 in regular, and 0.02245 thicker with each 100 of its axis.
  private static let interStem = (regular: 0.0838, perUnit: 0.0002245)

  /// The width of large letters: measured on lines of 32 to 40 points.
  private var width: Double { 1 - 0.023 * display }

  /// The thickness of the stems at the weight. Light weights haven't been measured: they follow Inter's.
  private var stem: Double {
    let regular = SystemDesign.interpolate(SystemDesign.stems, max(weight, 400))
    return weight < 400 ? regular - (400 - weight) * SystemDesign.interStem.perUnit : regular
  }

  /// The axis of ``CornerRounding`` for the rounded design, whose strokes end in semicircles.
  var rounding: FontInstance.Variation { FontInstance.Variation(tag: "ROND", value: stem / 2 * 1000) }

  /// The weight of Inter whose stems are as thick. Light weights haven't been measured.
  var interWeight: Double {
    let least = SystemDesign.interStem
    let stem = SystemDesign.interpolate(SystemDesign.stems, max(weight, 400)) / width
    let found = 400 + (stem - least.regular) / least.perUnit
    return min(max(weight < 400 ? found - (400 - weight) : found, 100), 900)
  }

  /// The axes of Inter, and those that ``OutlineFit`` replaces.
  var variations: [FontInstance.Variation] {
    let steps = min(max((weight - 400) / 200, 0), 1.5)
    func mixed(_ text: Double, _ title: Double) -> Double { (text + (title - text) * display) * 1000 }
    return [
      FontInstance.Variation(tag: "wght", value: interWeight),
      FontInstance.Variation(tag: "wdth", value: width * 100),
      FontInstance.Variation(tag: "YTUC", value: 704.6),
      FontInstance.Variation(tag: "YTLC", value: mixed(0.5265 + 0.007 * min(steps, 1.25), 0.521 + 0.0065 * steps)),
      FontInstance.Variation(tag: "YTAS", value: mixed(0.7355 + 0.0048 * min(steps, 1.25), 0.7046)),
      FontInstance.Variation(tag: "YTDE", value: mixed(-0.1765, -0.17)),
    ]
  }

  static func interpolate(_ table: [(Double, Double)], _ place: Double) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if place <= first.0 { return first.1 }
    for (lower, upper) in zip(table, table.dropFirst()) where place <= upper.0 {
      return lower.1 + (upper.1 - lower.1) * (place - lower.0) / (upper.0 - lower.0)
    }
    return last.1
  }
}
