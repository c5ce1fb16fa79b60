/// Creates lines from shaped paragraphs, and reshapes text that changes at a break.
final class LineBuilder {
  private let shaper: ParagraphShaper

  init(shaper: ParagraphShaper) {
    self.shaper = shaper
  }

  /// Collects the pieces of a line.
  struct Pieces {
    /// The distance from the leading edge to the line's text, in points.
    let indent: Double
    var segments: [BrokenLine.Segment] = []
    var width = 0.0

    init(indent: Double) { self.indent = indent }
  }

  /// The pieces of `range`, appended to `pieces`.
  func append(_ range: Range<Int>, of paragraph: ShapedParagraph, to pieces: inout Pieces) {
    if range.isEmpty { return }
    var index = paragraph.indexOfRun(at: range.lowerBound)
    while index < paragraph.runs.count {
      let run = paragraph.runs[index]
      index += 1
      if run.range.lowerBound >= range.upperBound { break }
      let segment = self.segment(run, run.range.clamped(to: range), in: paragraph, after: pieces)
      pieces.segments.append(segment)
      var isTab = false
      if case .tab = run.content { isTab = true }
      guard segment.run === run, !isTab else {
        pieces.width += segment.width
        continue
      }
      // Character by character, so that the width doesn't depend on where runs end: colours divide runs and change no width.
      for unit in segment.range where unit < paragraph.length { pieces.width += paragraph.advances[unit] }
    }
  }

  /// An ellipsis or a hyphen, appended to `pieces` in the style of a span.
  func appendToken(_ token: ShapedRun, to pieces: inout Pieces) {
    let segment = BrokenLine.Segment(
      run: token, range: 0..<0, glyphs: 0..<token.glyphCount, width: LineBuilder.width(token), level: token.level)
    pieces.segments.append(segment)
    pieces.width += segment.width
  }

  func token(_ scalar: UInt32, at unit: Int, of paragraph: ShapedParagraph) -> ShapedRun {
    shaper.token(scalar, span: paragraph.span(at: unit), in: paragraph)
  }

  static func width(_ run: ShapedRun) -> Double {
    var width = 0.0
    var index = 0
    while index < run.glyphCount {
      width += run.glyphs[index].advance
      index += 1
    }
    return width
  }

  private func segment(
    _ run: ShapedRun, _ range: Range<Int>, in paragraph: ShapedParagraph, after pieces: Pieces
  ) -> BrokenLine.Segment {
    if case .tab = run.content {
      let stop = LineBreaker(paragraph: paragraph)
        .tabEnd(range.lowerBound, after: pieces.width, indent: pieces.indent)
      return BrokenLine.Segment(run: run, range: range, glyphs: 0..<0, width: stop - pieces.width, level: run.level)
    }
    var run = run
    let flags = paragraph.flags
    let cutsStart = range.lowerBound > run.range.lowerBound && flags[range.lowerBound] & UnitFlags.unsafe != 0
    let cutsEnd = range.upperBound < run.range.upperBound && flags[range.upperBound] & UnitFlags.unsafe != 0
    if cutsStart || cutsEnd {
      run = shaper.reshape(run, range, in: paragraph)
      return BrokenLine.Segment(
        run: run, range: range, glyphs: 0..<run.glyphCount, width: LineBuilder.width(run), level: run.level)
    }
    if range == run.range {
      return BrokenLine.Segment(
        run: run, range: range, glyphs: 0..<run.glyphCount, width: paragraph.width(range), level: run.level)
    }
    return BrokenLine.Segment(
      run: run, range: range, glyphs: LineBuilder.glyphs(of: run, range), width: paragraph.width(range),
      level: run.level)
  }

  /// The glyphs whose clusters are in `range`: they are adjacent, because clusters ascend or descend along a run.
  private static func glyphs(of run: ShapedRun, _ range: Range<Int>) -> Range<Int> {
    let ends =
      run.isRightToLeft
      ? (glyph(of: run) { $0 < range.upperBound }, glyph(of: run) { $0 < range.lowerBound })
      : (glyph(of: run) { $0 >= range.lowerBound }, glyph(of: run) { $0 >= range.upperBound })
    return ends.0..<max(ends.0, ends.1)
  }

  /// The first glyph for whose cluster `isBehind` is true, as for all following ones: a run may have a million glyphs, and each of
  /// its lines searches.
  private static func glyph(of run: ShapedRun, isBehind: (Int) -> Bool) -> Int {
    var lower = 0
    var upper = run.glyphCount
    while lower < upper {
      let middle = (lower + upper) / 2
      if isBehind(Int(run.glyphs[middle].cluster)) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
