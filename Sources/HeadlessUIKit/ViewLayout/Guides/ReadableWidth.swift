import Foundation

/// The maximum width of readable text.
enum ReadableWidth {
  /// In points, by the user's text size. Apple shows the guide and doesn't publish its widths. Those up to the standard
  /// size are what developers have measured on iPads; 672 points at the standard size are widely reported. The larger ones go on
  /// with about 39 points of width for each point of the body font, in steps of 8, as the measured ones do.
  static func of(_ category: UIContentSizeCategory) -> CGFloat {
    widths[category.rank ?? standardRank]
  }

  private static let standardRank = 3
  private static let widths: [CGFloat] = [560, 600, 632, 672, 744, 824, 896, 1088, 1288, 1560, 1832, 2064]
}
