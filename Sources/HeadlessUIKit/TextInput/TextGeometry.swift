internal import Foundation
internal import TextLayout

/// Where the characters of a laid out text are, in points from the layout's top left corner.
struct TextGeometry {
  let layout: TextLayout
  /// The width of a stretch of the text, laid out by itself; exact for text in one direction.
  let width: (Range<Int>) -> CGFloat
  /// Of text without a line, in points.
  let lineHeight: CGFloat

  /// How wide iOS' caret is.
  private static let caretWidth: CGFloat = 2

  private func line(at offset: Int) -> TextLayout.Line? {
    layout.lines.last { $0.range.lowerBound <= offset } ?? layout.lines.first
  }

  func caret(at offset: Int) -> CGRect {
    guard let line = line(at: offset) else {
      return CGRect(x: 0, y: 0, width: TextGeometry.caretWidth, height: lineHeight)
    }
    return CGRect(
      x: x(of: offset, in: line), y: line.frame.minY, width: TextGeometry.caretWidth, height: line.frame.height)
  }

  private func x(of offset: Int, in line: TextLayout.Line) -> CGFloat {
    guard offset > line.range.lowerBound else { return line.isRightToLeft ? line.frame.maxX : line.frame.minX }
    let width = width(line.range.lowerBound..<min(offset, line.range.upperBound))
    return line.isRightToLeft ? line.frame.maxX - width : line.frame.minX + width
  }

  /// Where the last line ends, in UTF-16 units.
  private var textLength: Int { layout.lines.last?.range.upperBound ?? 0 }

  /// A rectangle for each line that the range touches.
  ///
  /// - Parameter room: from where to where lines reach whose line break is in the range; nil for no further than their text.
  func rects(of range: NSRange, filling room: ClosedRange<CGFloat>? = nil) -> [CGRect] {
    let (end, isBeyond) = range.location.addingReportingOverflow(range.length)
    if isBeyond {
      return rects(
        of: NSRange(location: range.location, length: max(textLength - range.location, 0)), filling: room)
    }
    return layout.lines.compactMap { line in
      let start = max(range.location, line.range.lowerBound)
      let stop = min(end, line.range.upperBound)
      guard start < stop else { return nil }
      if line.hasEllipsis { return shownRect(of: start..<stop, in: line) }
      let a = x(of: start, in: line)
      let b = x(of: stop, in: line)
      var (left, right) = (min(a, b), max(a, b))
      if let room, end > line.range.upperBound, line.fragment == nil {
        if line.isRightToLeft { left = min(left, room.lowerBound) } else { right = max(right, room.upperBound) }
      }
      return CGRect(x: left, y: line.frame.minY, width: right - left, height: line.frame.height)
    }
  }

  /// Where a truncated line shows a part of its text: characters at their places, and what isn't shown at the ellipsis.
  private func shownRect(of range: Range<Int>, in line: TextLayout.Line) -> CGRect? {
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    var shown = 0
    for run in line.runs where run.range.overlaps(range) {
      let part = run.range.clamped(to: range)
      shown += part.count
      let before = part.lowerBound > run.range.lowerBound ? width(run.range.lowerBound..<part.lowerBound) : 0
      let through = part.upperBound < run.range.upperBound ? width(run.range.lowerBound..<part.upperBound) : run.width
      let start = run.isRightToLeft ? run.origin.x + run.width - through : run.origin.x + before
      left = min(left, start)
      right = max(right, start + through - before)
    }
    if shown < range.count, let ellipsis = line.runs.first(where: { $0.range.isEmpty }) {
      left = min(left, ellipsis.origin.x)
      right = max(right, ellipsis.origin.x + ellipsis.width)
    }
    guard left <= right else { return nil }
    return CGRect(x: left, y: line.frame.minY, width: right - left, height: line.frame.height)
  }

  /// The first character of the line that is nearest to a point.
  func lineStart(at point: CGPoint) -> Int { line(nearest: point)?.range.lowerBound ?? 0 }

  private func line(nearest point: CGPoint) -> TextLayout.Line? {
    guard let row = layout.lines.first(where: { point.y < $0.frame.maxY }) ?? layout.lines.last else { return nil }
    guard row.fragment != nil else { return row }
    // Parts of a row beside shapes.
    let parts = layout.lines.filter { $0.frame.minY == row.frame.minY }
    return parts.min { $0.distance(to: point.x) < $1.distance(to: point.x) } ?? row
  }

  func offset(closestTo point: CGPoint) -> Int {
    guard let line = line(nearest: point) else { return 0 }
    let candidates = line.range.lowerBound...line.range.upperBound
    return candidates.min { abs(x(of: $0, in: line) - point.x) < abs(x(of: $1, in: line) - point.x) } ?? 0
  }
}

extension TextLayout.Line {
  fileprivate func distance(to x: CGFloat) -> CGFloat {
    guard let fragment else { return 0 }
    return max(fragment.lowerBound - x, x - fragment.upperBound, 0)
  }

  /// Whether an ellipsis stands in the place of a part of the text.
  fileprivate var hasEllipsis: Bool { isTruncated && runs.contains { $0.range.isEmpty } }
}
