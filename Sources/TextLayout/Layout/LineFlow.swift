import Foundation

/// Breaks paragraphs into lines within the constraints' width and number of lines; heights come later.
struct LineFlow {
  let builder: LineBuilder
  let constraints: LayoutConstraints
  /// In points, never NaN nor negative.
  let width: Double
  let maximumLines: Int

  private(set) var lines: [BrokenLine] = []
  /// Whether text is left over.
  private(set) var isTruncated = false

  init(builder: LineBuilder, constraints: LayoutConstraints, width: Double, maximumLines: Int) {
    self.builder = builder
    self.constraints = constraints
    self.width = width
    self.maximumLines = maximumLines > 0 ? maximumLines : Int.max
  }

  mutating func run(_ paragraphs: [ShapedParagraph]) {
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      if lines.count >= maximumLines {
        isTruncated = true
        return
      }
      let first = lines.count
      breakLines(of: paragraph, isLastParagraph: isLast)
      if isTruncated { return }
      if paragraph.style.lineBreakStrategy.contains(.pushOut) { pushOut(from: first) }
    }
  }

  private mutating func breakLines(of paragraph: ShapedParagraph, isLastParagraph: Bool) {
    let mode = constraints.lineBreakMode ?? paragraph.style.lineBreakMode
    let breaker = LineBreaker(paragraph: paragraph)
    var start = 0
    repeat {
      let isFirst = start == 0
      let limit = self.limit(paragraph, isFirst: isFirst)
      let isLastLine = lines.count + 1 == maximumLines
      if isLastLine, mode.truncates || mode == .byClipping {
        appendLastLine(
          of: paragraph, from: start, limit: limit, mode: mode, isLastParagraph: isLastParagraph, breaker: breaker)
        return
      }
      let line = self.line(paragraph, from: start, limit: limit, mode: mode, breaker: breaker)
      lines.append(line)
      start = line.range.upperBound
      if isLastLine {
        isTruncated = start < paragraph.length || !isLastParagraph
        lines[lines.count - 1].isTruncated = isTruncated
        if isTruncated { return }
      }
    } while start < paragraph.length
  }

  /// The room for a line's text, between its indents.
  func limit(_ paragraph: ShapedParagraph, isFirst: Bool) -> Double {
    let style = paragraph.style
    let head = Double(isFirst ? style.firstLineHeadIndent : style.headIndent)
    let tail = Double(style.tailIndent)
    let end = tail > 0 ? min(tail, width) : width + tail
    return max(end - head, 0)
  }

  private func line(
    _ paragraph: ShapedParagraph, from start: Int, limit: Double, mode: LineBreakMode, breaker: LineBreaker
  ) -> BrokenLine {
    let byCharacter = mode == .byCharWrapping
    var (end, isHard) = breaker.end(from: start, limit: limit, byCharacter: byCharacter)
    while true {
      let line = build(paragraph, start..<end, endsHard: isHard)
      // What was shaped anew, and a hyphen, may be wider than what was measured.
      if line.width <= limit + LineBreaker.tolerance { return line }
      guard let shorter = breaker.end(before: end, from: start, byCharacter: byCharacter) else { return line }
      end = shorter
      isHard = false
    }
  }

  private func build(_ paragraph: ShapedParagraph, _ range: Range<Int>, endsHard: Bool) -> BrokenLine {
    var pieces = LineBuilder.Pieces(indent: paragraph.indent(ofLineAt: range.lowerBound))
    let contentEnd = paragraph.trimmingWhitespace(before: range.upperBound, from: range.lowerBound)
    builder.append(range.lowerBound..<contentEnd, of: paragraph, to: &pieces)
    if !endsHard, contentEnd == range.upperBound, contentEnd > 0,
      paragraph.flags[contentEnd - 1] & UnitFlags.softHyphen != 0
    {
      builder.appendToken(builder.token(0x2D, at: contentEnd - 1, of: paragraph), to: &pieces)
    }
    return BrokenLine(
      paragraph: paragraph, range: range, segments: pieces.segments, width: pieces.width,
      trailingWhitespaceWidth: whitespaceWidth(paragraph, contentEnd..<range.upperBound, after: pieces),
      isFirst: range.lowerBound == 0, endsParagraph: range.upperBound >= paragraph.length, endsHard: endsHard,
      isTruncated: false)
  }

  private func whitespaceWidth(_ paragraph: ShapedParagraph, _ range: Range<Int>, after pieces: LineBuilder.Pieces)
    -> Double
  {
    let breaker = LineBreaker(paragraph: paragraph)
    var end = pieces.width
    for unit in range where unit < paragraph.length {
      let isTab = paragraph.flags[unit] & UnitFlags.tab != 0
      end = isTab ? breaker.nextTabStop(after: end, indent: pieces.indent) : end + paragraph.advances[unit]
    }
    return end - pieces.width
  }

  private mutating func appendLastLine(
    of paragraph: ShapedParagraph, from start: Int, limit: Double, mode: LineBreakMode, isLastParagraph: Bool,
    breaker: LineBreaker
  ) {
    let hardEnd = breaker.hardEnd(from: start)
    let goesOn = hardEnd < paragraph.length - 1 || !isLastParagraph
    var line = build(paragraph, start..<min(hardEnd + 1, paragraph.length), endsHard: true)
    let fits = line.width <= limit + LineBreaker.tolerance
    if !fits || goesOn {
      isTruncated = true
      if mode.truncates {
        let truncation = Truncation(
          builder: builder, paragraph: paragraph, limit: limit, indent: paragraph.indent(ofLineAt: start))
        line.segments = truncation.pieces(of: start..<hardEnd, mode: mode, goesOn: goesOn).segments
        line.width = line.segments.reduce(0) { $0 + $1.width }
        line.trailingWhitespaceWidth = 0
      }
      line.isTruncated = true
    }
    lines.append(line)
  }

  /// Moves the last word of the line before to the paragraph's last line, if that holds a single word and has room.
  private mutating func pushOut(from first: Int) {
    let last = lines.count - 1
    guard last > first else { return }
    let tail = lines[last]
    let paragraph = tail.paragraph
    let breaker = LineBreaker(paragraph: paragraph)
    let previous = lines[last - 1]
    let content = paragraph.trimmingWhitespace(before: tail.range.upperBound, from: tail.range.lowerBound)
    guard !previous.endsHard, paragraph.flags[tail.range.lowerBound] & UnitFlags.breakBefore != 0,
      !hasWordBreak(paragraph, tail.range.lowerBound + 1..<max(content, tail.range.lowerBound + 1)),
      let cut = breaker.end(before: previous.range.upperBound, from: previous.range.lowerBound, byCharacter: false),
      isWordBreak(paragraph, cut)
    else { return }
    let moved = build(paragraph, cut..<tail.range.upperBound, endsHard: true)
    guard moved.width <= limit(paragraph, isFirst: false) + LineBreaker.tolerance else { return }
    lines[last - 1] = build(paragraph, previous.range.lowerBound..<cut, endsHard: false)
    lines[last] = moved
  }

  private func hasWordBreak(_ paragraph: ShapedParagraph, _ range: Range<Int>) -> Bool {
    range.contains { isWordBreak(paragraph, $0) }
  }

  private func isWordBreak(_ paragraph: ShapedParagraph, _ unit: Int) -> Bool {
    unit > 0 && paragraph.flags[unit] & UnitFlags.breakBefore != 0
      && paragraph.flags[unit - 1] & UnitFlags.whitespace != 0
  }
}
