extension AdvanceCorrections {
  /// For Inter in small text, the substitute for SF Pro Text.
  ///
  /// The values by size are the tracking of SF Pro in Apple's Human Interface Guidelines, from 20 points fitted to headings of 21 and
  /// 23 points (``SystemDesign`` mixes them with ``systemDisplay``). Medium and semibold are fitted to recorded lines, mainly of iOS
  /// 18; bold to labels in documents (12 fits 20 of them, mostly in capitals; 15 to 19 fit lowercase letters). All weights apply to
  /// the weights of Inter that ``SystemDesign`` chooses.
  public static let systemText = AdvanceCorrections(
    bySize: entries([
      (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
      (17, -26), (18, -25), (19, -25), (20, -31), (21, -34), (22, -33),
    ]),
    byWeight: entries([(400, -2.7), (500, 0), (600, 7.5), (700, 17.3), (800, 17.8), (900, 36)]),
    byScalar: characters, shiftByScalar: shifts)

  /// For Inter in titles, the substitute for SF Pro Display.
  ///
  /// The values by size are the tracking of SF Pro from 28 points in the Human Interface Guidelines (14 at 28 points, 12 at 34, 10 at
  /// 40, 0 at 80), less 46, by which Inter's letters are wider than SF Pro's in titles. Regular is fitted to labels of 25 and 28 points
  /// recorded on iOS 12 and 13, and agrees with a line of 32; semibold to eight headings of 21 to 40 points, bold to nine titles of 33,
  /// heavy to labels in documents, black to one title.
  public static let systemDisplay = AdvanceCorrections(
    bySize: entries([
      (28, -32), (30, -32), (31, -33), (34, -34), (36, -36), (40, -36), (44, -38), (50, -39), (60, -41), (70, -44),
      (80, -46),
    ]),
    byWeight: entries([(400, -15.1), (600, -0.5), (700, 6.7), (800, 17), (900, 38.6)]),
    byScalar: characters, shiftByScalar: shifts)

  /// Characters are fitted to the distances between the centres of neighbouring letters in recorded pictures: 2,710 distances in
  /// 132 lines of regular text at 11, 12, 14 and 16 points, 520 in 52 lines of semibold. Pictures of iOS 15, 18.5 and 26 give the
  /// same values each by themselves, to about 5 thousandths for common letters. Labels recorded on iOS 12 and 13 ("the", "point",
  /// "What's") and cells in Interface Builder ("Title" is 33.333 wide at 17 points and 3x, "Detail" 44 at 2x) limit the fit; the
  /// apostrophe and the question mark are fitted to those labels. Digits of regular text are fitted to 290 distances, those in
  /// addresses and dates (home-assistant) and those of the other two sources apart, which agree to 6 thousandths except for 0 and 2;
  /// tabular digits have one width (``systemTabularDigit``). The percent sign is as wide as in four recorded figures. The arrow
  /// downwards is fitted to three lines of 12 points (AccessibilitySnapshot, iOS 18.5); that the one upwards is alike is assumed.
  /// Bullets are 0.4722 em apart in regular text of 12 points, in a line of nine (the same source); bold ones weren't recorded.
  ///
  /// In titles they bring letters nearer to their recorded places, too: 0.23 points instead of 0.31 in bold lines of 33 points.
  private static let characters: [Unicode.Scalar: Advance] = [
    " ": both(6, 10), "\"": both(37, 37), "%": both(118, 86), "'": both(54, 52.5), "(": both(27, 0), "0": both(-2, 0),
    "1": both(-3, -1), "2": both(0, 0), "3": both(-4, 0), "4": both(3, 0), "5": both(8, 0), "6": both(13, 0),
    "7": both(6, 0), "8": both(17, 0), "9": both(18, 0), "K": both(9, -20), ",": both(15, 0), "-": both(18, -2),
    ".": both(25, 0), "/": both(-44, 1),
    ":": both(17, 0), "?": both(12, 15), "A": both(-12, -8), "a": both(-10, -3), "B": both(12, -1),
    "b": both(-5, -2), "C": both(-16, -8), "c": both(4, 3), "D": both(14, 14), "d": both(-5, -2), "E": both(-9, -2),
    "e": both(-7, -12), "F": both(-21, -3), "f": both(2, 0), "G": both(1, -1), "g": both(2, 0), "H": both(1, 18),
    "h": both(-5, -3), "I": both(-1, 3), "i": both(15, 7), "j": both(6, 1), "k": both(-1, 1), "L": both(5, -5),
    "l": both(14, 9), "M": both(-5, 0), "m": both(1, 9), "N": both(-3, -5), "n": both(2, -2), "O": both(9, -1),
    "o": both(-2, -6), "P": both(-6, -2), "p": both(10, 6), "q": both(7, 0), "R": both(2, -2), "r": both(8, 4),
    "S": both(-5, 0),
    "s": both(0, -3), "T": both(-1, -17), "t": both(1, 6), "U": both(1, -4), "u": both(6, 3), "v": both(-13, 5),
    "w": both(-35, 1), "x": both(-11, 1), "y": both(-13, 0), "\u{2013}": both(60, 60),
    "\u{201C}": both(58, 58), "\u{2022}": both(-85, 0), "\u{2191}": both(-165, -165),
    "\u{2193}": both(-165, -165),
  ]

  /// How far letters are moved within their advances, which stay as they are: fitted to 6,830 distances between the centres of
  /// neighbouring letters in regular text of iOS 15 and 18.5, and 600 in semibold. San Francisco's a stands 11 thousandths further left
  /// between its neighbours than Inter's, its w 16, its k 7 further right. With them, neighbouring letters are 6.8 thousandths from
  /// their recorded distance instead of 9.8.
  private static let shifts: [Unicode.Scalar: Advance] = [
    "'": both(23, 0), ",": both(-11, 0), "-": both(8, 0), ".": both(10, 0), "/": both(4, 0), ":": both(9, 0),
    "A": both(-5, 0), "B": both(6, 0), "C": both(-6, 0), "D": both(7, 7), "E": both(-4, 0), "F": both(-5, 0),
    "H": both(0, 12), "M": both(-3, 0), "P": both(3, 0), "S": both(-6, 0), "T": both(4, -5), "U": both(-4, 0),
    "Z": both(3, 0), "a": both(-11, 0), "b": both(-8, 0), "d": both(-3, 0), "e": both(-3, -5), "g": both(-3, 0),
    "i": both(5, 0), "k": both(7, 0), "l": both(4, 0), "m": both(0, 3), "o": both(-3, -5), "p": both(3, 0),
    "q": both(-6, 0), "s": both(-3, 0), "t": both(-2, 0), "u": both(-3, 0), "v": both(-8, 0), "w": both(-16, 0),
    "x": both(-9, -4), "y": both(-5, 0), "z": both(-4, 0), "―": both(-11, 0),
    "\u{2022}": both(-42.5, 0), "\u{2191}": both(-88, -88), "\u{2193}": both(-88, -88),
  ]

  /// For tabular digits in all sizes, where a table corrects digits: they are 9.75 points wide at 16 points in regular, in the numbers
  /// of a recorded list (1,000 and 11); bold ones weren't recorded.
  static let systemTabularDigit = Advance(regular: -18.5, bold: 0)

  /// For Noto Sans Mono, the substitute for SF Mono: its characters are 0.6 em wide, those of SF Mono about 0.618.
  public static let systemMonospaced = AdvanceCorrections(bySize: entries([(0, 18)]))

  private static func both(_ regular: Double, _ bold: Double) -> Advance { Advance(regular: regular, bold: bold) }

  private static func entries(_ pairs: [(Double, Double)]) -> [Entry] {
    pairs.map { Entry(at: $0.0, thousandths: $0.1) }
  }
}
