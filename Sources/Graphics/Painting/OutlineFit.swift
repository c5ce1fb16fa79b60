/// Moves the points of a font's outlines so that its letters have heights, and a width, that its file has no axes for.
///
/// A ``FontInstance`` requests them with the parametric axes of OpenType: `YTUC` (capitals and digits), `YTLC` (lowercase letters),
/// `YTAS` (ascenders) and `YTDE` (descenders, negative), in thousandths of an em, and `wdth`, in percent. Unlike the axis of a file,
/// `wdth` leaves advances unchanged: outlines are narrowed around the middle of their advance.
public struct OutlineFit: Sendable {
  /// How the heights of a character's outline change.
  public enum Kind: Sendable {
    /// Capitals, digits, punctuation.
    case capital
    case lowercase
    /// Letters with a bar at the height of lowercase letters that end below ascenders or beside them: f and t.
    case crossed
    case hyphen
    /// As high as capitals, with another width or other room at its sides.
    case percent, dash, slash
    /// A smaller dot around the middle that the file's has.
    case bullet

    /// The width of the outline and of the room that it is in the middle of, in parts of the file's outline and advance.
    fileprivate var widths: (outline: Double, advance: Double)? {
      switch self {
      // 0.79 em wide in regular and semibold text; Inter's is 0.645 and 0.677.
      case .percent: (1.2, 1.125)
      case .dash: (1, 1.09)
      case .slash: (1, 0.88)
      case .bullet: (OutlineFit.bulletSize, 1)
      case .capital, .lowercase, .crossed, .hyphen: nil
      }
    }
  }

  /// Heights above the baseline, in parts of an em.
  public struct Heights: Sendable {
    var capital: Double
    var lowercase: Double
    var ascender: Double
    /// Negative.
    var descender: Double

    /// - Parameter box: returns the bottom and the top of a character's outline, in parts of an em; nil for one without.
    public init?(_ box: (Unicode.Scalar) -> (bottom: Double, top: Double)?) {
      guard let capital = box("H")?.top, let lowercase = box("x")?.top, let ascender = box("l")?.top,
        let descender = box("p")?.bottom, lowercase > 0, capital > lowercase, ascender > lowercase, descender < 0
      else { return nil }
      self.capital = capital
      self.lowercase = lowercase
      self.ascender = ascender
      self.descender = descender
    }
  }

  private let file: Heights
  private var wanted: Heights
  private let width: Double

  /// Returns nil if the variations request nothing that this can change.
  ///
  /// - Parameter heights: returns the heights of the file's letters; only called if the variations request others.
  public init?(_ variations: [FontInstance.Variation], heights: () -> Heights?) {
    guard variations.contains(where: { OutlineFit.tags.contains($0.tag) }), let file = heights() else { return nil }
    self.file = file
    var wanted = file
    var width = 1.0
    for variation in variations where variation.value.isFinite {
      let part = min(max(variation.value / 1000, -2), 2)
      switch variation.tag {
      case "YTUC": wanted.capital = part
      case "YTLC": wanted.lowercase = part
      case "YTAS": wanted.ascender = part
      case "YTDE": wanted.descender = part
      case "wdth": width = min(max(variation.value / 100, 0.5), 2)
      default: break
      }
    }
    self.wanted = wanted
    self.width = width
  }

  /// The axes that this can replace.
  private static let tags: Set<String> = ["YTUC", "YTLC", "YTAS", "YTDE", "wdth"]

  /// The characters whose kind isn't ``Kind/capital``.
  public static let kinds: [(scalar: Unicode.Scalar, kind: Kind)] = {
    let ranges: [ClosedRange<UInt32>] = [0x61...0x7A, 0xDF...0x17F, 0x3AC...0x3CE, 0x430...0x45F]
    let letters = ranges.joined().compactMap(Unicode.Scalar.init).filter(\.properties.isLowercase)
    let crossed: Set<Unicode.Scalar> = ["f", "t", "ţ", "ť", "ŧ"]
    return letters.map { ($0, crossed.contains($0) ? .crossed : .lowercase) }
      + [
        (":", .lowercase), (";", .lowercase), ("-", .hyphen), ("\u{2010}", .hyphen), ("\u{2011}", .hyphen),
        ("%", .percent), ("–", .dash), ("/", .slash), ("\u{2022}", .bullet),
      ]
  }()

  /// Of Inter's bullet, in parts of an em above the baseline.
  private static let bulletMiddle = 0.2898
  /// 0.196 em across in regular text of 12 points (AccessibilitySnapshot, iOS 18.5); Inter's is 0.3125 in all weights. That San
  /// Francisco's is as large in other weights is assumed.
  private static let bulletSize = 0.627

  /// The new height of a point, in parts of an em.
  ///
  /// Heights between the named ones change in proportion. Curves beyond the line of a height keep their distance from it. Dots and
  /// accents are moved towards ascenders, and the top of f lies between ascenders and capitals: measured on San Francisco's letters.
  public func height(_ y: Double, _ kind: Kind) -> Double {
    switch kind {
    case .capital, .percent, .dash, .slash:
      if y <= 0 { return y }
      return y < file.capital ? y * wanted.capital / file.capital : y - file.capital + wanted.capital
    case .hyphen:
      return y * 0.9 * wanted.lowercase / file.lowercase
    case .bullet:
      let middle = OutlineFit.bulletMiddle
      return middle * wanted.capital / file.capital + (y - middle) * OutlineFit.bulletSize
    case .lowercase:
      return small(y, ascender: wanted.ascender, above: 0.6)
    case .crossed:
      return small(y, ascender: (wanted.ascender + wanted.capital) / 2 - 0.014, above: 1)
    }
  }

  private func small(_ y: Double, ascender: Double, above: Double) -> Double {
    if y <= 0 { return y * wanted.descender / file.descender }
    if y <= file.lowercase { return y * wanted.lowercase / file.lowercase }
    guard y < file.ascender else { return ascender + (y - file.ascender) * above }
    let part = (y - file.lowercase) / (file.ascender - file.lowercase)
    return wanted.lowercase + part * (ascender - wanted.lowercase)
  }

  /// The new position of a point of an outline with an advance, in the same units.
  ///
  /// Signs whose width is another in San Francisco were recorded in figures, addresses and times (home-assistant).
  public func position(_ x: Double, advance: Double, _ kind: Kind) -> Double {
    let widths = kind.widths ?? (1, 1)
    return advance / 2 * widths.advance + (x - advance / 2) * width * widths.outline
  }
}
