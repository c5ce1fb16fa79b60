internal import Foundation
internal import TextLayout

/// The positions of the characters of a laid out text, in points from the layout's top left corner.
struct TextGeometry {
  let layout: LaidOutText
  /// The width of a part of the text, laid out alone; exact for text in one direction.
  let width: (Range<Int>) -> CGFloat
  /// The caret of text without a line, in points.
  let lineHeight: CGFloat
  /// The trailing edge of lines in the container, in points; nil without a limit.
  var lineEnd: CGFloat?

  private func line(at offset: Int) -> LaidOutText.Line? {
    layout.lines.last { $0.range.lowerBound <= offset } ?? layout.lines.first
  }

  func caret(at offset: Int) -> CGRect {
    guard let line = line(at: offset) else {
      return CGRect(x: 0, y: 0, width: TextMarkMetrics.current.caretWidth, height: lineHeight)
    }
    return CGRect(
      x: x(of: offset, in: line), y: line.frame.minY, width: TextMarkMetrics.current.caretWidth,
      height: line.frame.height)
  }

  private func x(of offset: Int, in line: LaidOutText.Line) -> CGFloat {
    guard offset > line.range.lowerBound else { return line.isRightToLeft ? line.frame.maxX : line.frame.minX }
    let width = width(line.range.lowerBound..<min(offset, line.range.upperBound))
    return line.isRightToLeft ? line.frame.maxX - width : line.frame.minX + width
  }

  /// The end of the last line, in UTF-16 units.
  private var textLength: Int { layout.lines.last?.range.upperBound ?? 0 }

  /// The lines that a range may intersect, found by bisection. The last line is included if its ellipsis replaces the following
  /// text.
  private func lines(touching start: Int, _ end: Int) -> ArraySlice<LaidOutText.Line> {
    let lines = layout.lines
    var (lower, upper) = (0, lines.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if lines[middle].range.upperBound <= start { lower = middle + 1 } else { upper = middle }
    }
    let first = min(lower, max(lines.count - 1, 0))
    return lines[first...].prefix { $0.range.lowerBound < end }
  }

  /// A rectangle for each line that the range touches.
  ///
  /// - Parameter room: from where to where lines reach whose line break is in the range; nil for no further than their text.
  func rects(of range: NSRange, filling room: ClosedRange<CGFloat>? = nil) -> [CGRect] {
    let (end, isBeyond) = range.location.addingReportingOverflow(range.length)
    if isBeyond {
      return rects(
        of: NSRange(location: range.location, length: max(textLength - range.location, 0)), filling: room)
    }
    return lines(touching: range.location, end).compactMap { line in
      let start = max(range.location, line.range.lowerBound)
      // An ellipsis represents all the following text.
      let stop = line.hasEllipsis && line.range.upperBound >= textLength ? end : min(end, line.range.upperBound)
      guard start < stop else { return nil }
      if line.hasEllipsis { return shownRect(of: start..<stop, in: line) }
      let a = x(of: start, in: line)
      let b = x(of: stop, in: line)
      var (left, right) = (min(a, b), max(a, b))
      if let room, end > line.range.upperBound, line.fragment == nil {
        if line.isRightToLeft { left = min(left, room.lowerBound) } else { right = max(right, room.upperBound) }
      } else if let lineEnd, end > line.range.upperBound, line.breaksWord {
        if line.isRightToLeft { left = min(left, 0) } else { right = max(right, lineEnd) }
      }
      return CGRect(x: left, y: line.frame.minY, width: right - left, height: line.frame.height)
    }
  }

  /// The visible text of a truncated line: characters at their positions, and the hidden ones at the ellipsis.
  private func shownRect(of range: Range<Int>, in line: LaidOutText.Line) -> CGRect? {
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

  private func line(nearest point: CGPoint) -> LaidOutText.Line? {
    guard let row = layout.lines.first(where: { point.y < $0.frame.maxY }) ?? layout.lines.last else { return nil }
    guard row.fragment != nil else { return row }
    // Parts of a line beside exclusion paths.
    let parts = layout.lines.filter { $0.frame.minY == row.frame.minY }
    return parts.min { $0.distance(to: point.x) < $1.distance(to: point.x) } ?? row
  }

  func offset(closestTo point: CGPoint) -> Int {
    guard let line = line(nearest: point) else { return 0 }
    func distance(_ offset: Int) -> CGFloat {
      let x = x(of: offset, in: line)
      return line.isRightToLeft ? line.frame.maxX - x : x - line.frame.minX
    }
    let wanted = line.isRightToLeft ? line.frame.maxX - point.x : point.x - line.frame.minX
    // Positions along a line ascend; a line has too many to measure each, and each is measured from the line's start. Positions
    // near an estimate are tried first.
    func first(reaching distanceWanted: CGFloat, near guess: Int) -> Int {
      var (lower, upper) = (line.range.lowerBound, line.range.upperBound)
      var step = 4
      if lower..<upper ~= guess, distance(guess) < distanceWanted {
        lower = guess + 1
        while upper - lower > step {
          let next = guess + step
          guard distance(next) < distanceWanted else {
            upper = next
            break
          }
          lower = next + 1
          step *= 4
        }
      } else if lower..<upper ~= guess {
        upper = guess
        while upper - lower > step {
          let next = guess - step
          guard next > lower, distance(next) >= distanceWanted else {
            if next > lower { lower = next + 1 }
            break
          }
          upper = next
          step *= 4
        }
      }
      while lower < upper {
        let middle = (lower + upper) / 2
        if distance(middle) < distanceWanted { lower = middle + 1 } else { upper = middle }
      }
      return lower
    }
    let after = first(reaching: wanted, near: line.guess(at: point.x))
    guard after > line.range.lowerBound else { return after }
    let before = distance(after - 1)
    // Of several positions at one point the first is used, as within a character of several units.
    return abs(before - wanted) <= abs(distance(after) - wanted) ? first(reaching: before, near: after - 1) : after
  }

  /// The character whose place a point is closest to. Right of a line's text that is the line's last one, and not the next
  /// line's first.
  func character(closestTo point: CGPoint) -> Int {
    let offset = offset(closestTo: point)
    guard let line = line(nearest: point), line.range.upperBound < textLength, !line.range.isEmpty else {
      return offset
    }
    return min(offset, line.range.upperBound - 1)
  }
}

extension LaidOutText.Line {
  /// The approximate character at a position, by the run's glyphs, some of which represent several characters.
  fileprivate func guess(at x: CGFloat) -> Int {
    let place = runs.last { $0.origin.x <= x } ?? runs.first
    guard let run = place, !run.glyphs.glyphs.isEmpty else { return range.lowerBound }
    let glyphs = run.glyphs.glyphs
    var (lower, upper) = (0, glyphs.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if glyphs[middle].position.x <= x - run.origin.x { lower = middle + 1 } else { upper = middle }
    }
    let share = min(run.range.count * lower / glyphs.count, run.range.count)
    return run.isRightToLeft ? run.range.upperBound - share : run.range.lowerBound + share
  }

  fileprivate func distance(to x: CGFloat) -> CGFloat {
    guard let fragment else { return 0 }
    return max(fragment.lowerBound - x, x - fragment.upperBound, 0)
  }

  /// Whether the line ends within a word: with no space that it was broken at, and no line break.
  fileprivate var breaksWord: Bool {
    fragment == nil && !endsParagraph && !isTruncated && trailingWhitespaceWidth == 0 && !range.isEmpty
  }

  /// Whether an ellipsis replaces a part of the text.
  fileprivate var hasEllipsis: Bool { isTruncated && runs.contains { $0.range.isEmpty } }
}
