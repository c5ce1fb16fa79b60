package import Foundation

extension CGRect {
  /// What both rectangles cover, as `intersection(_:)` says it; `null` also where a side of one of them is no number.
  ///
  /// Foundation's own on Linux makes ranges of the sides, which end the process where one of them is no number.
  package func overlap(with other: CGRect) -> CGRect {
    hasSides && other.hasSides ? intersection(other) : .null
  }

  /// Whether the rectangles have something in common, as `intersects(_:)` says it; not where a side is no number.
  package func overlaps(_ other: CGRect) -> Bool { hasSides && other.hasSides && intersects(other) }

  /// A width without an end from a place without a beginning leads to no number, either.
  private var hasSides: Bool { !(minX.isNaN || maxX.isNaN || minY.isNaN || maxY.isNaN) }
}
