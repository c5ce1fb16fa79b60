extension AdvanceCorrections {
  /// For Inter in small text, the substitute for SF Pro Text.
  ///
  /// The values by size are the tracking of SF Pro in Apple's Human Interface Guidelines, which list it in thousandths and in
  /// hundredths of a point: from 13 to 18 points they satisfy both (-20 and -0.31 points at 16: between -19.5 and -19.7; the fit of
  /// ``recordedPairs`` has -19.6). From 20 points they are fitted to headings of 21 and 23 points (``SystemDesign`` mixes them with
  /// ``systemDisplay``). Medium and semibold are fitted to recorded lines, mainly of iOS
  /// 18; bold to labels in documents (12 fits 20 of them, mostly in capitals; 15 to 19 fit lowercase letters). All weights apply to
  /// the weights of Inter that ``SystemDesign`` chooses.
  public static let systemText = AdvanceCorrections(
    bySize: entries([
      (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6.1), (14, -10.8), (15, -15.6),
      (16, -19.6), (17, -25.6), (18, -24.6), (19, -25), (20, -31), (21, -34), (22, -33),
    ]),
    byWeight: entries([(400, -2.5), (500, 0), (600, 7.1), (700, 17.3), (800, 17.8), (900, 36)]),
    byScalar: characters, shiftByScalar: shifts, byPair: recordedPairs)

  /// For Inter in titles, the substitute for SF Pro Display.
  ///
  /// The values by size are the tracking of SF Pro from 28 points in the Human Interface Guidelines (14 at 28 points, 12 at 34, 10 at
  /// 40, 0 at 80), less 46, by which Inter's letters are wider than SF Pro's in titles. Regular is fitted to labels of 25 and 28 points
  /// recorded on iOS 12 and 13; semibold to eight headings of 21 to 40 points, bold to nine titles of 33,
  /// heavy to labels in documents, black to one title.
  public static let systemDisplay = AdvanceCorrections(
    bySize: entries([
      (28, -32), (30, -32), (31, -33), (34, -34), (36, -36), (40, -36), (44, -38), (50, -39), (60, -41), (70, -44),
      (80, -46),
    ]),
    byWeight: entries([(400, -16.1), (600, -0.5), (700, 6.7), (800, 17), (900, 38.6)]),
    byScalar: characters, shiftByScalar: shifts, byPair: recordedPairs)

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
  /// Letters, the space, the comma, the full stop and the hyphen of regular text were then fitted again, together with
  /// ``recordedPairs``, and so were their ``shifts``.
  ///
  /// In titles they bring letters nearer to their recorded places, too: 0.23 points instead of 0.31 in bold lines of 33 points.
  private static let characters: [Unicode.Scalar: Advance] = [
    " ": both(2.9, 10), "\"": both(37, 37), "%": both(118, 86), "'": both(54, 52.5), "(": both(27, 0),
    ",": both(19, 0), "-": both(13.3, -2), ".": both(19.3, 0), "/": both(-44, 1), "0": both(-2, 0), "1": both(-3, -1),
    "2": both(0, 0), "3": both(-4, 0), "4": both(3, 0), "5": both(8, 0), "6": both(13, 0), "7": both(6, 0),
    "8": both(17, 0), "9": both(18, 0), ":": both(17, 0), "?": both(12, 15), "A": both(-8.3, -8),
    "a": both(-11.3, -3), "B": both(13.3, -1), "b": both(-3.6, -2), "C": both(-8.3, -8), "c": both(2.9, 3),
    "D": both(7.4, 14), "d": both(-0.2, -2), "E": both(-3.2, -2), "e": both(-8.7, -12), "F": both(-12.4, -3),
    "f": both(4.5, 0), "G": both(2.6, -1), "g": both(7.4, 0), "H": both(1.8, 6), "h": both(-4.3, -3),
    "I": both(5.1, 3), "i": both(12.3, 7), "j": both(10.1, 1), "K": both(9, -20), "k": both(1.7, 1),
    "L": both(5.1, -5), "l": both(19.9, 9), "M": both(-12.3, 0), "m": both(6.9, 9), "N": both(-3, -5),
    "n": both(2.5, -2), "O": both(13.3, -1), "o": both(-3.6, -6), "P": both(-7.3, -2), "p": both(7.6, 6),
    "q": both(7, 0), "R": both(11.7, -2), "r": both(13.6, 4), "S": both(2.9, 0), "s": both(3.8, -3),
    "T": both(-12.7, -17), "t": both(4.5, 6), "U": both(-8.4, -4), "u": both(3.3, 3), "V": both(5.8, 0),
    "v": both(-15.9, 5), "w": both(-37.3, 1), "x": both(-16.1, 1), "y": both(-15, 0), "\u{2013}": both(60, 60),
    "\u{201C}": both(58, 58), "\u{2022}": both(-85, 0), "\u{2191}": both(-165, -165), "\u{2193}": both(-165, -165),
  ]

  /// How far letters are moved within their advances, which stay as they are: fitted to 6,830 distances between the centres of
  /// neighbouring letters in regular text of iOS 15 and 18.5, and 600 in semibold, and those of regular text again with
  /// ``recordedPairs``. San Francisco's a stands 15 thousandths further left between its neighbours than Inter's, its x 20, its w 25.
  /// Before the second fit, neighbouring letters were 6.8 thousandths from their recorded distance, and 9.8 without shifts.
  private static let shifts: [Unicode.Scalar: Advance] = [
    " ": both(-1.3, 0), "'": both(23, 0), ",": both(-15.4, 0), "-": both(7, 0), ".": both(2.3, 0), "/": both(4, 0),
    ":": both(9, 0), "A": both(-3.5, 0), "a": both(-15, 0), "B": both(2.7, 0), "b": both(-6.8, 0), "C": both(-1.7, 0),
    "c": both(-5.3, 0), "D": both(5, 7), "d": both(-3, 0), "E": both(-1, 0), "e": both(-10.1, -5), "F": both(5.6, 0),
    "f": both(-3.7, 0), "G": both(3.8, 0), "g": both(-3, 0), "H": both(0, 0), "h": both(-1.8, 0), "i": both(0.9, 0),
    "j": both(-4.5, 0), "k": both(1.2, 0), "L": both(1.5, 0), "l": both(2.4, 0), "M": both(-10.6, 0),
    "m": both(4.6, 3), "N": both(-2.2, 0), "n": both(-1.1, 0), "O": both(4.7, 0), "o": both(-7.1, -5),
    "P": both(-2.4, 0), "p": both(-5.1, 0), "q": both(-6, 0), "R": both(2, 0), "r": both(1.6, 0), "S": both(0.4, 0),
    "s": both(-5.4, 0), "T": both(-5.1, -5), "t": both(-3.7, 0), "U": both(-6, 0), "u": both(-7.7, 0),
    "v": both(-11.9, 0), "w": both(-25, 0), "x": both(-19.8, -4), "y": both(-9.4, 0), "Z": both(3, 0),
    "z": both(-4, 0), "―": both(-11, 0), "\u{2022}": both(-42.5, 0), "\u{2191}": both(-88, -88),
    "\u{2193}": both(-88, -88),
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
