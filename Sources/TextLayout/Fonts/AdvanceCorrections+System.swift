extension AdvanceCorrections {
  /// For Inter below 20 points, standing in for SF Pro Text.
  ///
  /// The sizes' values are the tracking that Apple's Human Interface Guidelines list for SF Pro. The weights' values
  /// and the question mark's are fitted to labels recorded on iOS: Inter's heavier weights are narrower than San
  /// Francisco's, and so is its question mark.
  public static let systemText = AdvanceCorrections(
    bySize: entries([
      (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
      (17, -26), (18, -25), (19, -24), (20, -23),
    ]),
    byWeight: entries([(400, 0), (600, 11)]), byScalar: ["?": 12])

  /// For Inter Display from 20 points, standing in for SF Pro Display.
  ///
  /// SF Pro's published tracking doesn't apply, since Inter Display is spaced for these sizes as it is; what remains is
  /// fitted to labels recorded on iOS.
  public static let systemDisplay = AdvanceCorrections(bySize: entries([(20, 5)]))

  /// For Noto Sans Mono, whose characters are 0.6 em wide, standing in for SF Mono, whose are about 0.618.
  public static let systemMonospaced = AdvanceCorrections(bySize: entries([(0, 18)]))

  private static func entries(_ pairs: [(Double, Double)]) -> [Entry] {
    pairs.map { Entry(at: $0.0, thousandths: $0.1) }
  }
}
