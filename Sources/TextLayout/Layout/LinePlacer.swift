import Foundation
import Graphics

/// Positions broken lines.
struct LinePlacer {
  let constraints: LayoutConstraints
  /// In points; infinite if the widest line determines it.
  let width: Double

  /// The lines one below the other, their size, and the gap to a following line.
  func place(_ lines: [BrokenLine]) -> (lines: [LaidOutText.Line], size: CGSize, gap: Double) {
    let extents = lines.map { extent($0) }
    let widest = extents.max() ?? 0
    let container = width.isFinite ? width : widest
    var result: [LaidOutText.Line] = []
    result.reserveCapacity(lines.count)
    var stack = LineStack(constraints)
    for line in lines {
      let metrics = stack.metrics(of: line)
      result.append(place(line, metrics: metrics, top: stack.top(of: line), container: container))
      stack.add(line, metrics: metrics)
    }
    return (result, CGSize(width: min(widest, max(width, 0)), height: stack.bottom), stack.gap)
  }

  /// The number of lines within the constraints' height; at least one.
  func countFitting(_ lines: [BrokenLine]) -> Int {
    guard constraints.height.isFinite else { return lines.count }
    var stack = LineStack(constraints)
    for (index, line) in lines.enumerated() {
      stack.add(line, metrics: stack.metrics(of: line))
      // A height that was rounded to pixels can be less than the sum by up to half a pixel of any screen.
      if index > 0, stack.bottom > Double(constraints.height) + 0.01 { return index }
    }
    return lines.count
  }

  /// The extent of a line from the leading edge, including the whitespace at its end, even at a break: the width of a label
  /// includes the whitespace of its widest line.
  private func extent(_ line: BrokenLine) -> Double {
    let style = line.paragraph.style
    let head = Double(line.isFirst ? style.firstLineHeadIndent : style.headIndent)
    return (line.fragment?.left ?? 0) + head + line.width + line.trailingWhitespaceWidth
  }

  private func place(
    _ line: BrokenLine, metrics: LineMetrics, top: Double, container: Double
  ) -> LaidOutText.Line {
    let style = line.paragraph.style
    let head = line.continuesRow ? 0 : Double(line.isFirst ? style.firstLineHeadIndent : style.headIndent)
    let tail = Double(style.tailIndent)
    let whole = line.fragment?.width ?? container
    let end = tail > 0 ? min(tail, whole) : whole + tail
    let room = max(end - head, 0)
    let widening = self.widening(line, room: room)
    let lineWidth = line.width + widening.total
    let startsRight = line.paragraph.startsRight
    let slack = room - lineWidth
    let fromLeft: Double =
      switch style.alignment {
      case .left: 0
      case .right: slack
      case .center: slack / 2
      case .natural, .justified: startsRight ? slack : 0
      }
    let left = (line.fragment?.left ?? 0) + (startsRight ? whole - end : head) + fromLeft
    var emitter = LineEmitter(
      paragraph: line.paragraph, baseline: top + metrics.ascent, top: top, height: metrics.height,
      widening: widening.each)
    emitter.emit(VisualOrder.arrange(line.segments), from: left)
    let start = line.paragraph.start
    let upper = line.endsParagraph ? line.paragraph.lengthWithBreak : line.range.upperBound
    return LaidOutText.Line(
      range: start + line.range.lowerBound..<start + upper, runs: emitter.runs, decorations: emitter.decorations,
      attachments: emitter.attachments, frame: CGRect(x: left, y: top, width: lineWidth, height: metrics.height),
      baseline: top + metrics.ascent, ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading,
      trailingWhitespaceWidth: line.trailingWhitespaceWidth, isTruncated: line.isTruncated,
      endsParagraph: line.endsParagraph, isRightToLeft: line.paragraph.isRightToLeft,
      fragment: line.fragment.map { CGFloat($0.left)...CGFloat($0.left + $0.width) })
  }

  /// The amount that justification adds to each of a line's spaces.
  private func widening(_ line: BrokenLine, room: Double) -> (each: Double, total: Double) {
    guard line.paragraph.style.alignment == .justified, !line.endsHard, !line.isTruncated, width.isFinite else {
      return (0, 0)
    }
    var spaces = 0
    for segment in line.segments {
      for unit in segment.range where line.paragraph.flags[unit] & UnitFlags.widens != 0 { spaces += 1 }
    }
    let slack = room - line.width
    guard spaces > 0, slack > 0 else { return (0, 0) }
    return (slack / Double(spaces), slack)
  }
}

extension BrokenLine {
  /// Including the line break that ends the paragraph, whose font affects the line's height, too.
  var lineRange: Range<Int> {
    endsParagraph ? range.lowerBound..<max(paragraph.lengthWithBreak, range.upperBound) : range
  }
}
