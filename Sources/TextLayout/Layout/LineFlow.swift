import Foundation

/// Breaks paragraphs into lines within the constraints' width and number of lines; heights are computed later.
struct LineFlow {
  let builder: LineBuilder
  let constraints: LayoutConstraints
  /// In points, never NaN nor negative.
  let width: Double
  let maximumLines: Int

  let hyphenator: Hyphenator
  private let area: ExcludedArea?

  private(set) var lines: [BrokenLine] = []
  /// The positions of the lines; only stored if there are shapes.
  private var stack: LineStack
  /// The remaining free parts of the current row, in reading order.
  private var restOfRow: [ExcludedArea.Fragment] = []
  /// Whether text remains.
  private(set) var isTruncated = false

  init(
    builder: LineBuilder, hyphenator: Hyphenator, constraints: LayoutConstraints, width: Double, maximumLines: Int
  ) {
    self.builder = builder
    self.hyphenator = hyphenator
    area = width.isFinite ? constraints.exclusions.map { ExcludedArea($0, width: width) } : nil
    stack = LineStack(constraints)
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
      if area == nil, paragraph.style.lineBreakStrategy.contains(.pushOut) { pushOut(from: first) }
    }
  }

  private mutating func breakLines(of paragraph: ShapedParagraph, isLastParagraph: Bool) {
    let mode = constraints.lineBreakMode ?? paragraph.style.lineBreakMode
    let breaker = LineBreaker(paragraph: paragraph, leftOut: constraints.breaksLeftOut)
    var start = 0
    restOfRow = []
    repeat {
      let fragment = area.flatMap { nextFragment(in: $0, paragraph, from: start, mode: mode, breaker: breaker) }
      let limit = self.limit(paragraph, from: start, fragment)
      let isLastLine = lines.count + 1 == maximumLines
      if isLastLine, mode.truncates || mode == .byClipping {
        appendLastLine(
          of: paragraph, from: start, limit: limit, mode: mode, isLastParagraph: isLastParagraph, breaker: breaker)
        lines[lines.count - 1].fragment = fragment
        return
      }
      var line = self.line(paragraph, from: start, limit: limit, mode: mode, breaker: breaker)
      line.fragment = fragment
      if area != nil { stack.add(line, metrics: stack.metrics(of: line)) }
      if line.endsHard { restOfRow = [] }
      lines.append(line)
      start = line.range.upperBound
      if isLastLine {
        isTruncated = start < paragraph.length || !isLastParagraph
        lines[lines.count - 1].isTruncated = isTruncated
        if isTruncated {
          // The whitespace at the end of the last permitted line only counts if the text ends there.
          lines[lines.count - 1].trailingWhitespaceWidth = 0
          return
        }
      }
    } while start < paragraph.length
  }

  /// The space for a line's text, between its indents. Parts after a shape aren't indented.
  private func limit(_ paragraph: ShapedParagraph, from start: Int, _ fragment: BrokenLine.Fragment? = nil) -> Double {
    let tail = Double(paragraph.style.tailIndent)
    let width = fragment?.width ?? width
    let head = fragment?.continuesRow == true ? 0 : paragraph.indent(ofLineAt: start)
    let end = tail > 0 ? min(tail, width) : width + tail
    return max(end - head, 0)
  }

  /// The next free part of a row that can contain a word; nil below all shapes. Apple doesn't document how far lines are moved down
  /// if there is none: here, a point at a time.
  private mutating func nextFragment(
    in area: ExcludedArea, _ paragraph: ShapedParagraph, from start: Int, mode: LineBreakMode, breaker: LineBreaker
  ) -> BrokenLine.Fragment? {
    var continues = !restOfRow.isEmpty
    var top = continues ? lines.last?.fragment?.top ?? 0 : stack.nextTop(in: paragraph)
    let step = max(1, (area.bottom - top) / 10_000)
    var isMoved = false
    var isTried = false
    while true {
      while !restOfRow.isEmpty {
        let free = restOfRow.removeFirst()
        let fragment = BrokenLine.Fragment(left: free.left, width: free.width, top: top, continuesRow: continues)
        let limit = self.limit(paragraph, from: start, fragment)
        let end = breaker.end(from: start, limit: limit, byCharacter: mode == .byCharWrapping).end
        let dividesWord = end < paragraph.length && paragraph.flags[end] & UnitFlags.breakBefore == 0
        if free.width >= width || !dividesWord || mode == .byCharWrapping && limit > 0 { return fragment }
      }
      if continues {
        (top, continues) = (stack.nextTop(in: paragraph), false)
      } else if isTried {
        top += step
        isMoved = true
      }
      guard top < area.bottom else {
        return isMoved ? BrokenLine.Fragment(left: 0, width: width, top: top, continuesRow: false) : nil
      }
      isTried = true
      restOfRow = rows(in: area, paragraph, from: start, top: top, breaker: breaker)
    }
  }

  private func rows(
    in area: ExcludedArea, _ paragraph: ShapedParagraph, from start: Int, top: Double, breaker: LineBreaker
  ) -> [ExcludedArea.Fragment] {
    let end = breaker.end(from: start, limit: limit(paragraph, from: start), byCharacter: false).end
    let height = LineMetrics(paragraph, range: start..<end, constraints: constraints).height
    let fragments = area.fragments(from: top, to: top + height)
    return paragraph.startsRight ? fragments.reversed() : fragments
  }

  private func line(
    _ paragraph: ShapedParagraph, from start: Int, limit: Double, mode: LineBreakMode, breaker: LineBreaker
  ) -> BrokenLine {
    let byCharacter = mode == .byCharWrapping
    var (end, isHard) = breaker.end(from: start, limit: limit, byCharacter: byCharacter)
    if !isHard, !byCharacter, let line = hyphenated(paragraph, start..<end, limit: limit) { return line }
    while true {
      let line = build(paragraph, start..<end, endsHard: isHard)
      // Reshaped text and a hyphen may be wider than the measured text.
      if line.width <= limit + LineBreaker.tolerance { return line }
      guard let shorter = breaker.end(before: end, from: start, byCharacter: byCharacter) else { return line }
      end = shorter
      isHard = false
    }
  }

  /// The line with a part of the next word, if the line is too short without it and a hyphen fits; otherwise nil.
  private func hyphenated(_ paragraph: ShapedParagraph, _ range: Range<Int>, limit: Double) -> BrokenLine? {
    guard let hyphenation = paragraph.style.hyphenation, range.upperBound < paragraph.length else { return nil }
    let endsAtWord =
      paragraph.flags[range.upperBound] & UnitFlags.breakBefore != 0
      && !constraints.breaksLeftOut.contains(paragraph.start + range.upperBound)
    if endsAtWord, build(paragraph, range, endsHard: false).width >= limit * hyphenation.factor { return nil }
    let start = endsAtWord ? range.upperBound : range.lowerBound
    var end = start + 1
    while end < paragraph.length,
      paragraph.flags[end] & (UnitFlags.breakBefore | UnitFlags.whitespace | UnitFlags.lineSeparator) == 0
    { end += 1 }
    let word = Array(UnsafeBufferPointer(start: paragraph.units + start, count: end - start))
    for division in hyphenator.divisions(of: word, language: hyphenation.language).reversed() {
      if constraints.divisionsLeftOut.contains(paragraph.start + start + division) { continue }
      let line = build(paragraph, range.lowerBound..<start + division, endsHard: false, hyphenates: true)
      if line.width <= limit + LineBreaker.tolerance { return line }
    }
    return nil
  }

  private func build(
    _ paragraph: ShapedParagraph, _ range: Range<Int>, endsHard: Bool, hyphenates: Bool = false
  ) -> BrokenLine {
    var pieces = LineBuilder.Pieces(indent: paragraph.indent(ofLineAt: range.lowerBound))
    let contentEnd = paragraph.trimmingWhitespace(before: range.upperBound, from: range.lowerBound)
    builder.append(range.lowerBound..<contentEnd, of: paragraph, to: &pieces)
    if !endsHard, contentEnd == range.upperBound, contentEnd > 0,
      hyphenates || paragraph.flags[contentEnd - 1] & UnitFlags.softHyphen != 0
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
      end = isTab ? breaker.tabEnd(unit, after: end, indent: pieces.indent) : end + paragraph.advances[unit]
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

  /// The longest word that isn't left alone, in characters. Recorded: "Assistant" isn't, and "vulnerabilities." is; the figure is
  /// between their lengths, 9 and 16.
  private static let longestOrphan = 12

  /// Moves the last word of the first line to the second and last line, if that holds a single short word and has room. Longer
  /// paragraphs don't change: seven recorded ones of three to six lines (iOS 15 to 26) end in a word that would have had room
  /// for another.
  private mutating func pushOut(from first: Int) {
    let last = lines.count - 1
    guard last == first + 1 else { return }
    let tail = lines[last]
    let paragraph = tail.paragraph
    let breaker = LineBreaker(paragraph: paragraph, leftOut: constraints.breaksLeftOut)
    let previous = lines[last - 1]
    let content = paragraph.trimmingWhitespace(before: tail.range.upperBound, from: tail.range.lowerBound)
    guard content - tail.range.lowerBound <= Self.longestOrphan, !previous.endsHard,
      paragraph.flags[tail.range.lowerBound] & UnitFlags.breakBefore != 0,
      !hasWordBreak(paragraph, tail.range.lowerBound + 1..<max(content, tail.range.lowerBound + 1)),
      let cut = breaker.end(before: previous.range.upperBound, from: previous.range.lowerBound, byCharacter: false),
      isWordBreak(paragraph, cut)
    else { return }
    let moved = build(paragraph, cut..<tail.range.upperBound, endsHard: true)
    guard moved.width <= limit(paragraph, from: cut) + LineBreaker.tolerance else { return }
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
