package import Foundation

extension CGRect {
  /// The intersection, as `intersection(_:)` returns it; `null` if a side isn't a number.
  ///
  /// Foundation's implementation on Linux creates ranges of the sides, which traps if one of them isn't a number.
  package func overlap(with other: CGRect) -> CGRect {
    hasSides && other.hasSides ? intersection(other) : .null
  }

  /// Whether the rectangles intersect, as in Core Graphics' `intersects(_:)`: not if they only touch, and not if a side isn't a
  /// number. An empty rectangle intersects one that contains it. Foundation's implementation on Linux returns true for rectangles
  /// that touch.
  package func overlaps(_ other: CGRect) -> Bool {
    hasSides && other.hasSides && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The sum of an infinite width and an infinite negative origin isn't a number, either.
  private var hasSides: Bool { !(minX.isNaN || maxX.isNaN || minY.isNaN || maxY.isNaN) }
}
