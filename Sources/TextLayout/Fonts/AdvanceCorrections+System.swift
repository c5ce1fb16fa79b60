extension AdvanceCorrections {
  /// For Inter below 20 points, the substitute for SF Pro Text.
  ///
  /// The values by size are the tracking of SF Pro in Apple's Human Interface Guidelines. Medium and semibold are fitted to
  /// recorded lines, mainly of iOS 18; bold to labels in documents (12 fits 20 of them, mostly in capitals; 15 to 19 fit lowercase
  /// letters). The letters of "the", "point" and "?" have the smallest changes with which labels recorded on iOS 12 and 13 match to
  /// the pixel. The apostrophe is fitted to one of these, "What's" in semibold; 16 recorded lines of regular text with apostrophes
  /// then have the same error as those without. T and D are fitted to the cells in Interface Builder: at 17 points "Title" is
  /// 33.333 wide at 3x and 33.5 at 2x, "Detail" 44 at 2x.
  public static let systemText = AdvanceCorrections(
    bySize: entries([
      (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
      (17, -26), (18, -25), (19, -24), (20, -23),
    ]),
    byWeight: entries([(400, 0), (500, 0), (600, 4.7), (700, 13.7)]) + heaviest,
    byScalar: ["?": 12, "'": 54, "h": -7, "e": -7, "p": 4, "o": 4, "i": 4, "n": 4, "T": 9, "D": 16])

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

  private static func entries(_ pairs: [(Double, Double)]) -> [Entry] {
    pairs.map { Entry(at: $0.0, thousandths: $0.1) }
  }
}
