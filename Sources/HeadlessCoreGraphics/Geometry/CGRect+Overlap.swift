package import Foundation

extension CGRect {
  /// What both rectangles cover, as `intersection(_:)` says it; `null` also where a side of one of them is no number.
  ///
  /// Foundation's own on Linux makes ranges of the sides, which end the process where one of them is no number.
  package func overlap(with other: CGRect) -> CGRect {
    hasSides && other.hasSides ? intersection(other) : .null
  }

  /// Whether the rectangles have something in common, as Core Graphics' `intersects(_:)` says it: not where they touch, and not where
  /// a side is no number. A rectangle without an extent has something in common with one around it. Foundation's own on Linux says
  /// yes to rectangles that touch.
  package func overlaps(_ other: CGRect) -> Bool {
    hasSides && other.hasSides && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// A width without an end from a place without a beginning leads to no number, either.
  private var hasSides: Bool { !(minX.isNaN || maxX.isNaN || minY.isNaN || maxY.isNaN) }
}
