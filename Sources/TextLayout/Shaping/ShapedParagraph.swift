import Foundation

/// A paragraph shaped as a single line of unlimited width, from which lines are created.
final class ShapedParagraph {
  struct Span {
    /// UTF-16 units relative to the paragraph; the last range includes the line break.
    var range: Range<Int>
    var attributes: TextAttributes
    var font: ResolvedFont
  }

  /// The start of the paragraph in the text, in UTF-16 units.
  let start: Int
  /// The number of units without the line break.
  let length: Int
  /// The number of units including the line break.
  let lengthWithBreak: Int
  let style: ParagraphStyle
  let baseLevel: Int8
  /// Whether the leading edge is the right one: according to the text's direction, or to the interface's if the text has no strong
  /// character.
  let startsRight: Bool
  let spans: [Span]
  let units: UnsafeMutablePointer<UInt16>
  /// ``UnitFlags`` of each unit.
  let flags: UnsafeMutablePointer<UInt8>
  /// The advance of each cluster, in points, at its first unit; 0 elsewhere, and for tabs.
  let advances: UnsafeMutablePointer<Double>
  /// In logical order.
  var runs: [ShapedRun] = []

  init(
    start: Int, length: Int, lengthWithBreak: Int, style: ParagraphStyle, baseLevel: Int8, startsRight: Bool,
    spans: [Span], units: UnsafeMutablePointer<UInt16>, flags: UnsafeMutablePointer<UInt8>
  ) {
    self.start = start
    self.length = length
    self.lengthWithBreak = lengthWithBreak
    self.style = style
    self.baseLevel = baseLevel
    self.startsRight = startsRight
    self.spans = spans
    self.units = units
    self.flags = flags
    advances = .allocate(capacity: max(length, 1))
    advances.initialize(repeating: 0, count: max(length, 1))
  }

  deinit {
    units.deallocate()
    flags.deallocate()
    advances.deallocate()
  }

  var isRightToLeft: Bool { baseLevel & 1 == 1 }

  /// The distance from the leading edge to a line's text, in points; `start` is the line's first unit.
  func indent(ofLineAt start: Int) -> Double {
    Double(start == 0 ? style.firstLineHeadIndent : style.headIndent)
  }

  /// The index of the span that contains a unit; that of the last one beyond the end.
  func span(at unit: Int) -> Int {
    var lower = 0
    var upper = spans.count - 1
    while lower < upper {
      let middle = (lower + upper) / 2
      if spans[middle].range.upperBound <= unit { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// The index of the run that contains a unit; the number of runs beyond the last.
  func indexOfRun(at unit: Int) -> Int {
    var lower = 0
    var upper = runs.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if runs[middle].range.upperBound <= unit { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// Whether a range contains U+FFFC, which attachments replace.
  func hasAttachmentCharacter(_ range: Range<Int>) -> Bool {
    range.contains { $0 < length && units[$0] == 0xFFFC }
  }

  /// The sum of the clusters' advances.
  func width(_ range: Range<Int>) -> Double {
    var sum = 0.0
    var unit = range.lowerBound
    let end = min(range.upperBound, length)
    while unit < end {
      sum += advances[unit]
      unit += 1
    }
    return sum
  }

  /// The start of the whitespace before `end`, but not before `start`.
  func trimmingWhitespace(before end: Int, from start: Int) -> Int {
    var end = min(end, length)
    while end > start, flags[end - 1] & (UnitFlags.whitespace | UnitFlags.lineSeparator) != 0 { end -= 1 }
    return end
  }
}
