package import Foundation

/// An image divided into nine parts, so that its corners keep their size while the rest is stretched.
package struct NineSlices {
  /// In pixels of the image.
  package struct Insets {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  package struct Part {
    /// In pixels of the image.
    package var source: CGRect
    /// In points.
    package var destination: CGRect
    /// Whether the part is stretched or tiled along x, or along y.
    package var isMiddle: (x: Bool, y: Bool)
  }

  /// From the top left to the bottom right; without empty parts.
  package let parts: [Part]

  /// - Parameters:
  ///   - source: the part of the image that is divided, in pixels.
  ///   - scale: the image's pixels per point.
  ///   - destination: the destination of the whole, in points.
  package init(source: CGRect, insets: Insets, scale: CGFloat, destination: CGRect) {
    let columns = NineSlices.spans(
      source.minX, source.width, insets.left, insets.right, scale, destination.minX, destination.width)
    let rows = NineSlices.spans(
      source.minY, source.height, insets.top, insets.bottom, scale, destination.minY, destination.height)
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound),
          destination: CGRect(
            x: column.destination.lowerBound, y: row.destination.lowerBound,
            width: column.destination.upperBound - column.destination.lowerBound,
            height: row.destination.upperBound - row.destination.lowerBound),
          isMiddle: (column.isMiddle, row.isMiddle))
      }
    }
  }

  private struct Span {
    var source: Range<CGFloat>
    var destination: Range<CGFloat>
    var isMiddle: Bool
  }

  /// One axis in three parts: before, between and after the insets. If the destination is too short for both ends, they share it in
  /// proportion and there is no middle.
  private static func spans(
    _ start: CGFloat, _ length: CGFloat, _ before: CGFloat, _ behind: CGFloat, _ scale: CGFloat,
    _ target: CGFloat, _ targetLength: CGFloat
  ) -> [Span] {
    guard [start, length, target, targetLength].allSatisfy(\.isFinite), length > 0, scale > 0, scale.isFinite else {
      return []
    }
    // Insets that aren't numbers are treated as 0.
    let first = before.isNaN ? 0 : min(max(before, 0), length)
    let last = behind.isNaN ? 0 : min(max(behind, 0), length - first)
    var near = first / scale
    var far = last / scale
    if near + far > targetLength, near + far > 0 {
      let factor = max(targetLength, 0) / (near + far)
      near *= factor
      far *= factor
    }
    let end = start + length
    let targetEnd = target + max(targetLength, 0)
    let spans = [
      Span(source: start..<start + first, destination: target..<target + near, isMiddle: false),
      Span(
        source: start + first..<max(end - last, start + first),
        destination: target + near..<max(targetEnd - far, target + near), isMiddle: true),
      Span(
        source: min(max(end - last, start + first), end)..<end,
        destination: min(max(targetEnd - far, target + near), targetEnd)..<targetEnd,
        isMiddle: false),
    ]
    return spans.filter { !$0.source.isEmpty && !$0.destination.isEmpty }
  }
}
