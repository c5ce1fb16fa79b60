extension AdvanceCorrections {
  /// For Inter below 20 points, the substitute for SF Pro Text.
  ///
  /// The sizes' values are the tracking that Apple's Human Interface Guidelines list for SF Pro. Medium and semibold are
  /// fitted to recorded lines of iOS 18 and others, bold to labels in documents (12 for 20 of them in capitals mostly, 15 to 19
  /// for small letters). The letters of "the", "point" and "?" have the smallest changes that bring labels recorded on iOS 12
  /// and 13 to the pixel. The apostrophe is fitted to "What's" in semibold among them; 16 recorded lines of regular text with
  /// apostrophes then have the error of those without. T and D are fitted to the cells that Interface Builder makes: at 17
  /// points "Title" is 33.333 wide at 3x and 33.5 at 2x, "Detail" 44 at 2x.
  public static let systemText = AdvanceCorrections(
    bySize: entries([
      (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
      (17, -26), (18, -25), (19, -24), (20, -23),
    ]),
    byWeight: entries([(400, 0), (500, 0), (600, 4.7), (700, 13.7)]) + heaviest,
    byScalar: ["?": 12, "'": 54, "h": -7, "e": -7, "p": 4, "o": 4, "i": 4, "n": 4, "T": 9, "D": 16])

  /// For Inter Display from 20 points, the substitute for SF Pro Display.
  ///
  /// The sizes' values are the tracking that the Human Interface Guidelines of 2017 list for SF Pro Display (19 at 20
  /// points, 13 at 28, 0 at 80), less 8.3, by which Inter Display is spaced wider: fitted to labels of 25 and 28 points
  /// recorded on iOS 12 and 13. Semibold is as wide as labels in documents, bold as
  /// recorded titles of 33 points.
  public static let systemDisplay = AdvanceCorrections(
    bySize: entries([
      (20, 10.7), (21, 8.7), (22, 7.7), (23, 6.7), (24, 6.7), (25, 5.7), (26, 5.7), (27, 4.7), (28, 4.7), (30, 3.7),
      (34, 2.7), (36, 1.7), (40, 1.7), (44, -0.3), (48, -0.3), (50, -1.3), (54, -2.3), (60, -3.3), (64, -4.3),
      (68, -6.3), (76, -7.3), (80, -8.3),
    ]),
    byWeight: entries([(400, 0), (600, 13.7), (700, 11)]) + heaviest)

  /// Heavy: two labels in capitals of documents want 15.6 where bold ones want 11.8. Black was recorded 4.2 % wider than with
  /// 13.7: 36 for a title, whose characters are about half an em wide.
  private static let heaviest = entries([(800, 17.5), (900, 36)])

  /// For Noto Sans Mono, whose characters are 0.6 em wide, the substitute for SF Mono, whose are about 0.618.
  public static let systemMonospaced = AdvanceCorrections(bySize: entries([(0, 18)]))

  private static func entries(_ pairs: [(Double, Double)]) -> [Entry] {
    pairs.map { Entry(at: $0.0, thousandths: $0.1) }
  }
}
