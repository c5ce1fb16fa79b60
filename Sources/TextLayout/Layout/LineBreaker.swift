/// Finds the ends of lines.
struct LineBreaker {
  /// The maximum rounding error; far below a pixel.
  static let tolerance = 0.001

  let paragraph: ShapedParagraph
  /// ``LayoutConstraints/breaksLeftOut``.
  var leftOut: Set<Int> = []

  /// The end of a line from `start` in `limit` points, and whether the break is mandatory.
  func end(from start: Int, limit: Double, byCharacter: Bool) -> (end: Int, isHard: Bool) {
    let flags = paragraph.flags
    let advances = paragraph.advances
    let count = paragraph.length
    let indent = paragraph.indent(ofLineAt: start)
    var width = 0.0
    var unit = start
    var lastBreak = start
    while unit < count {
      let flag = flags[unit]
      if flag & UnitFlags.breakBefore != 0, isAllowed(unit) { lastBreak = unit }
      if flag & UnitFlags.lineSeparator != 0 { return (unit + 1, true) }
      let advance = flag & UnitFlags.tab != 0 ? tabEnd(unit, after: width, indent: indent) - width : advances[unit]
      // When breaking between words, whitespace extends beyond the end; when breaking between characters, it is treated like them.
      if byCharacter || flag & UnitFlags.whitespace == 0, width + advance > limit + LineBreaker.tolerance {
        if !byCharacter, lastBreak > start { return (lastBreak, false) }
        return (characterBreak(atOrBefore: unit, from: start), false)
      }
      width += advance
      unit += 1
    }
    return (count, true)
  }

  /// The last possible break before `end` of a line from `start`; nil if there is none.
  func end(before end: Int, from start: Int, byCharacter: Bool) -> Int? {
    let flag = byCharacter ? UnitFlags.graphemeStart : UnitFlags.breakBefore
    var unit = end - 1
    while unit > start {
      if paragraph.flags[unit] & flag != 0, byCharacter || isAllowed(unit) { return unit }
      unit -= 1
    }
    return byCharacter ? nil : self.end(before: end, from: start, byCharacter: true)
  }

  private func isAllowed(_ unit: Int) -> Bool { leftOut.isEmpty || !leftOut.contains(paragraph.start + unit) }

  /// The end of the text that fits on the same line as `start` if the width is sufficient: a line separator or the paragraph's end.
  func hardEnd(from start: Int) -> Int {
    var unit = start
    while unit < paragraph.length, paragraph.flags[unit] & UnitFlags.lineSeparator == 0 { unit += 1 }
    return unit
  }

  /// The end of a tab that starts `width` points into the text of a line; like `width`, relative to the line's indent. Tab stops
  /// are relative to the margin.
  func tabEnd(_ tab: Int, after width: Double, indent: Double) -> Double {
    let place = indent + width
    for stop in paragraph.style.tabStops where Double(stop.location) > place + LineBreaker.tolerance {
      let location = Double(stop.location) - indent
      // Text that is too long for the space before the stop starts at the tab.
      switch stop.alignment {
      case .leading: return location
      case .trailing: return max(location - alignedWidth(after: tab, stop), width)
      case .center: return max(location - alignedWidth(after: tab, stop) / 2, width)
      }
    }
    let interval = Double(paragraph.style.defaultTabInterval)
    guard interval > 0 else { return width }
    let stop = ((place + LineBreaker.tolerance) / interval).rounded(.down) * interval + interval - indent
    return stop.isFinite ? stop : width
  }

  /// The width of the text that a tab moves: up to the next tab, the line's mandatory end, or a character that ends it.
  private func alignedWidth(after tab: Int, _ stop: TabStop) -> Double {
    let terminators = Array(stop.terminators.utf16)
    var width = 0.0
    var unit = tab + 1
    while unit < paragraph.length, paragraph.flags[unit] & (UnitFlags.tab | UnitFlags.lineSeparator) == 0,
      !terminators.contains(paragraph.units[unit])
    {
      width += paragraph.advances[unit]
      unit += 1
    }
    return width
  }

  /// At least one character, because otherwise no line would end.
  func characterBreak(atOrBefore unit: Int, from start: Int) -> Int {
    let flags = paragraph.flags
    var end = unit
    while end > start, flags[end] & UnitFlags.graphemeStart == 0 { end -= 1 }
    if end > start { return end }
    end = start + 1
    while end < paragraph.length,
      flags[end] & (UnitFlags.graphemeStart | UnitFlags.whitespace) != UnitFlags.graphemeStart
    { end += 1 }
    return end
  }
}
