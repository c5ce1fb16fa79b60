internal import Foundation

/// The sizes and leadings, in points, that Apple publishes for every text style and text size: "iOS, iPadOS Dynamic Type
/// sizes" and "Larger accessibility type sizes" in the Human Interface Guidelines (Typography, Specifications).
enum DynamicTypeTable {
  struct Entry: Hashable, Sendable {
    let pointSize: CGFloat
    /// The distance of two baselines in the style's paragraphs.
    let leading: CGFloat
  }

  /// The style's entry at a text size; that of `.large` for an unknown size, that of `.body` for an unknown style.
  static func entry(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> Entry {
    let row = rows[style] ?? rows[.body] ?? []
    let column = category.rank ?? UIContentSizeCategory.large.rank ?? 0
    return row[column]
  }

  static func weight(_ style: UIFont.TextStyle) -> UIFont.Weight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight of emphasized text, from the same tables.
  static func emphasizedWeight(_ style: UIFont.TextStyle?) -> UIFont.Weight {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  /// Smallest text size first, as (point size, leading).
  private static let rows: [UIFont.TextStyle: [Entry]] = [
    .largeTitle: row(
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
      (60, 70)),
    .title1: row(
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
      (58, 68)),
    .title2: row(
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
      (56, 66)),
    .title3: row(
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
      (55, 65)),
    .headline: row(
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
      (53, 62)),
    // For 21 points Apple's table has 28; recorded on iOS 17.0 and 18.2: 26, as for body and headline at that size.
    .subheadline: row(
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 26), (25, 31), (30, 37), (36, 43), (42, 50),
      (49, 58)),
    .body: row(
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
      (53, 62)),
    .callout: row(
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
      (51, 60)),
    .footnote: row(
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
      (44, 52)),
    .caption1: row(
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44),
      (43, 51)),
    .caption2: row(
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
      (40, 48)),
    // iOS has these styles since 17 and publishes only their size at the standard text size, 36 and 28 bold. Here they scale like
    // the largest and the first title.
    .extraLargeTitle: row(
      (33, 40), (34, 41), (35, 42), (36, 43), (38, 46), (40, 48), (42, 50), (46, 55), (50, 59), (54, 64), (58, 68),
      (62, 73)),
    .extraLargeTitle2: row(
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
      (58, 68)),
  ]

  private static func row(_ cells: (CGFloat, CGFloat)...) -> [Entry] {
    cells.map { Entry(pointSize: $0.0, leading: $0.1) }
  }
}
