/// Truncates a line to a width by replacing the text that doesn't fit with an ellipsis.
struct Truncation {
  private static let ellipsis: UInt32 = 0x2026

  let builder: LineBuilder
  let paragraph: ShapedParagraph
  /// In points.
  let limit: Double
  /// The distance from the leading edge to the line's text, in points.
  let indent: Double

  /// The pieces of `range` with an ellipsis. `goesOn` means that text follows the range, so that an ellipsis is required even if
  /// the range fits.
  func pieces(of range: Range<Int>, mode: LineBreakMode, goesOn: Bool) -> LineBuilder.Pieces {
    switch mode {
    case .byTruncatingHead: head(range)
    case .byTruncatingMiddle where !(goesOn && fits(range)): middle(range)
    default: tail(range)
    }
  }

  private func fits(_ range: Range<Int>) -> Bool {
    var pieces = LineBuilder.Pieces(indent: indent)
    builder.append(range, of: paragraph, to: &pieces)
    return pieces.width <= limit + LineBreaker.tolerance
  }

  // The ellipsis has the attributes of the first character that it replaces.

  private func tail(_ range: Range<Int>) -> LineBuilder.Pieces {
    // The width of the ellipsis depends on the position at which the text ends.
    var cut = prefixEnd(range, room: limit)
    while true {
      let end = spaceStart(before: cut, from: range.lowerBound)
      let pieces = joined(range.lowerBound..<end, end..<end, ellipsisAt: end)
      if pieces.width <= limit + LineBreaker.tolerance || end == range.lowerBound { return pieces }
      cut = previousCharacter(end, from: range.lowerBound)
    }
  }

  private func head(_ range: Range<Int>) -> LineBuilder.Pieces {
    let end = spaceStart(before: range.upperBound, from: range.lowerBound)
    var cut = suffixStart(range.lowerBound..<end, room: limit - width(ofEllipsisAt: range.lowerBound))
    while true {
      while cut < end, isSpace(cut) { cut += 1 }
      let pieces = joined(range.lowerBound..<range.lowerBound, cut..<end, ellipsisAt: range.lowerBound)
      if pieces.width <= limit + LineBreaker.tolerance || cut >= end { return pieces }
      cut = nextCharacter(cut, before: end)
    }
  }

  private func middle(_ range: Range<Int>) -> LineBuilder.Pieces {
    let end = spaceStart(before: range.upperBound, from: range.lowerBound)
    let room = max(limit - width(ofEllipsisAt: range.lowerBound), 0)
    var left = prefixEnd(range.lowerBound..<end, room: room / 2)
    let rest = room - paragraph.width(range.lowerBound..<left)
    var right = max(suffixStart(left..<end, room: rest), left)
    while true {
      let trimmed = spaceStart(before: left, from: range.lowerBound)
      while right < end, isSpace(right) { right += 1 }
      let pieces = joined(range.lowerBound..<trimmed, right..<end, ellipsisAt: trimmed)
      if pieces.width <= limit + LineBreaker.tolerance { return pieces }
      if right < end {
        right = nextCharacter(right, before: end)
      } else if left > range.lowerBound {
        left = previousCharacter(trimmed, from: range.lowerBound)
      } else {
        return pieces
      }
    }
  }

  /// The start of the spaces before `end`, but not before `start`: an ellipsis follows a visible character, also where the space
  /// doesn't break lines. Recorded on iOS 26: "1:00\u{202F}PM" is truncated to "1:00…" (home-assistant's widgets).
  private func spaceStart(before end: Int, from start: Int) -> Int {
    var end = paragraph.trimmingWhitespace(before: end, from: start)
    while end > start, isSpace(end - 1) { end = paragraph.trimmingWhitespace(before: end - 1, from: start) }
    return end
  }

  /// Whether a unit is whitespace or a space that doesn't break lines, and has no combining mark.
  private func isSpace(_ unit: Int) -> Bool {
    if paragraph.flags[unit] & UnitFlags.whitespace != 0 { return true }
    guard [0xA0, 0x2007, 0x202F].contains(paragraph.units[unit]) else { return false }
    return unit + 1 == paragraph.length || paragraph.flags[unit + 1] & UnitFlags.graphemeStart != 0
  }

  private func joined(_ before: Range<Int>, _ after: Range<Int>, ellipsisAt unit: Int) -> LineBuilder.Pieces {
    var pieces = LineBuilder.Pieces(indent: indent)
    builder.append(before, of: paragraph, to: &pieces)
    builder.appendToken(builder.token(Truncation.ellipsis, at: unit, of: paragraph), to: &pieces)
    builder.append(after, of: paragraph, to: &pieces)
    return pieces
  }

  private func width(ofEllipsisAt unit: Int) -> Double {
    LineBuilder.width(builder.token(Truncation.ellipsis, at: unit, of: paragraph))
  }

  /// The number of characters from the range's start that fit into `room`.
  private func prefixEnd(_ range: Range<Int>, room: Double) -> Int {
    var width = 0.0
    var unit = range.lowerBound
    let breaker = LineBreaker(paragraph: paragraph)
    while unit < range.upperBound {
      let isTab = paragraph.flags[unit] & UnitFlags.tab != 0
      width = isTab ? breaker.tabEnd(unit, after: width, indent: indent) : width + paragraph.advances[unit]
      if width > room + LineBreaker.tolerance { break }
      unit += 1
    }
    while unit > range.lowerBound, unit < paragraph.length, paragraph.flags[unit] & UnitFlags.graphemeStart == 0 {
      unit -= 1
    }
    return unit
  }

  /// The position from which the characters up to the range's end fit into `room`.
  private func suffixStart(_ range: Range<Int>, room: Double) -> Int {
    var width = 0.0
    var unit = range.upperBound
    var start = unit
    while unit > range.lowerBound {
      unit -= 1
      width += paragraph.advances[unit]
      if width > room + LineBreaker.tolerance { break }
      if paragraph.flags[unit] & UnitFlags.graphemeStart != 0 { start = unit }
    }
    return start
  }

  private func previousCharacter(_ unit: Int, from start: Int) -> Int {
    var unit = unit - 1
    while unit > start, paragraph.flags[unit] & UnitFlags.graphemeStart == 0 { unit -= 1 }
    return max(unit, start)
  }

  private func nextCharacter(_ unit: Int, before end: Int) -> Int {
    var unit = unit + 1
    while unit < end, paragraph.flags[unit] & UnitFlags.graphemeStart == 0 { unit += 1 }
    return min(unit, end)
  }
}
