extension AdvanceCorrections {
  /// For Inter below 20 points, the substitute for SF Pro Text.
  ///
  /// The values by size are the tracking of SF Pro in Apple's Human Interface Guidelines. Medium and semibold are fitted to
  /// recorded lines, mainly of iOS 18; bold to labels in documents (12 fits 20 of them, mostly in capitals; 15 to 19 fit lowercase
  /// letters).
  ///
  /// Characters are fitted to the distances between the centres of neighbouring letters in recorded pictures: 2,710 distances in
  /// 132 lines of regular text at 11, 12, 14 and 16 points, 520 in 52 lines of semibold. Pictures of iOS 15, 18.5 and 26 give the
  /// same values each by themselves, to about 5 thousandths for common letters. Labels recorded on iOS 12 and 13 ("the", "point",
  /// "What's") and cells in Interface Builder ("Title" is 33.333 wide at 17 points and 3x, "Detail" 44 at 2x) limit the fit. Digits
  /// keep Inter's widths, so that tabular digits stay equal; the apostrophe and the question mark are fitted to those labels.
  public static let systemText = AdvanceCorrections(
    bySize: entries([
      (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
      (17, -26), (18, -25), (19, -24), (20, -23),
    ]),
    byWeight: entries([(400, -2.1), (500, 0), (600, 4.5), (700, 13.7)]) + heaviest,
    byScalar: [
      " ": both(3, 11), "'": both(54, 51), ",": both(15, 0), "-": both(18, 0), ".": both(25, 0), "/": both(-22, 0),
      ":": both(17, 0), "?": both(12, 12), "A": both(-12, -13), "a": both(-10, -1), "B": both(12, 1), "b": both(-5, 0),
      "C": both(-16, -8), "c": both(4, 3), "D": both(14, 16), "d": both(-5, 0), "E": both(-9, 0), "e": both(-7, -11),
      "F": both(-21, 0), "f": both(2, 1), "G": both(1, 0), "g": both(2, 1), "H": both(1, 20), "h": both(-5, -4),
      "I": both(-1, 5), "i": both(15, 6), "j": both(6, 0), "k": both(-1, 0), "L": both(5, -3), "l": both(14, 8),
      "M": both(-5, 0), "m": both(1, 7), "N": both(-3, 0), "n": both(2, -3), "O": both(9, 0), "o": both(-2, -5),
      "P": both(-6, 0), "p": both(10, 7), "R": both(2, -1), "r": both(8, 3), "S": both(-5, 1), "s": both(0, -4),
      "T": both(-1, -17), "t": both(1, 6), "U": both(1, 0), "u": both(6, 1), "v": both(-13, 5), "w": both(-35, 0),
      "x": both(-11, 0), "y": both(-13, 0),
    ])

  /// For Inter Display from 20 points, the substitute for SF Pro Display.
  ///
  /// The values by size are the tracking of SF Pro Display in the Human Interface Guidelines of 2017 (19 at 20 points, 13 at 28, 0
  /// at 80), less 8.3, the wider spacing of Inter Display: fitted to labels of 25 and 28 points recorded on iOS 12 and 13. The
  /// width of semibold is that of labels in documents, the width of bold that of recorded titles of 33 points.
  public static let systemDisplay = AdvanceCorrections(
    bySize: entries([
      (20, 10.7), (21, 8.7), (22, 7.7), (23, 6.7), (24, 6.7), (25, 5.7), (26, 5.7), (27, 4.7), (28, 4.7), (30, 3.7),
      (34, 2.7), (36, 1.7), (40, 1.7), (44, -0.3), (48, -0.3), (50, -1.3), (54, -2.3), (60, -3.3), (64, -4.3),
      (68, -6.3), (76, -7.3), (80, -8.3),
    ]),
    byWeight: entries([(400, 0), (600, 13.7), (700, 11)]) + heaviest)

  /// Heavy: two labels in capitals in documents require 15.6 where bold ones require 11.8. Black was recorded 4.2 % wider than with
  /// 13.7: 36 for a title, whose characters are about half an em wide.
  private static let heaviest = entries([(800, 17.5), (900, 36)])

  /// For Noto Sans Mono, the substitute for SF Mono: its characters are 0.6 em wide, those of SF Mono about 0.618.
  public static let systemMonospaced = AdvanceCorrections(bySize: entries([(0, 18)]))

  private static func both(_ regular: Double, _ bold: Double) -> Advance { Advance(regular: regular, bold: bold) }

  private static func entries(_ pairs: [(Double, Double)]) -> [Entry] {
    pairs.map { Entry(at: $0.0, thousandths: $0.1) }
  }
}
