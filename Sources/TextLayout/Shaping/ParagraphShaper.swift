import CHarfBuzz
import Foundation

/// Shapes the paragraphs of attributed text.
final class ParagraphShaper {
  let fonts: FontCache
  let shaper = Shaper()

  init(fonts: FontCache) {
    self.fonts = fonts
  }

  /// Splits a text into paragraphs and shapes each. A line break at the very end doesn't start another paragraph.
  func paragraphs(
    of text: AttributedText, interfaceDirection: ParagraphStyle.WritingDirection
  ) -> [ShapedParagraph] {
    let units = Array(text.string.utf16)
    var result: [ShapedParagraph] = []
    units.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var start = 0
      while start < buffer.count {
        var end = start
        while end < buffer.count, !ParagraphShaper.endsParagraph(base[end]) { end += 1 }
        var next = min(end + 1, buffer.count)
        if end < buffer.count, base[end] == 0x0D, next < buffer.count, base[next] == 0x0A { next += 1 }
        result.append(shape(text, base, start: start, end: end, next: next, fallback: interfaceDirection))
        start = next
      }
    }
    return result
  }

  /// LF, CR, next line, paragraph separator.
  private static func endsParagraph(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029
  }

  private func shape(
    _ text: AttributedText, _ all: UnsafePointer<UInt16>, start: Int, end: Int, next: Int,
    fallback: ParagraphStyle.WritingDirection
  ) -> ShapedParagraph {
    let count = end - start
    let units = UnsafeMutablePointer<UInt16>.allocate(capacity: max(count, 1))
    units.initialize(from: all + start, count: count)
    let flags = UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 1))
    flags.initialize(repeating: 0, count: max(count, 1))
    let style = text.paragraphStyle(at: start).finite
    let isSimple = UnitClassifier.mark(flags, units: units, count: count)
    if !isSimple { UnitClassifier.markGraphemes(flags, units: units, count: count) }
    LineBreakOpportunities.mark(
      flags, units: units, count: count, isSimple: isSimple,
      keepsHangulWords: style.lineBreakStrategy.contains(.hangulWordPriority))

    let spans = spans(of: text, start: start, next: next, flags: flags, count: count)
    let hasDirections = spans.contains { !$0.attributes.directions.isEmpty }
    var bidi = BidiLevels.Result(baseLevel: 0, levels: [])
    if !isSimple || hasDirections || style.baseWritingDirection == .rightToLeft
      || style.baseWritingDirection == .natural && fallback == .rightToLeft
    {
      bidi = BidiLevels.resolve(
        units, count: count, direction: style.baseWritingDirection,
        spans: hasDirections ? spans.map { ($0.range, $0.attributes.directions) } : [])
    }
    let paragraph = ShapedParagraph(
      start: start, length: count, lengthWithBreak: next - start, style: style, baseLevel: bidi.baseLevel,
      startsRight: bidi.isDirected ? bidi.baseLevel & 1 == 1 : fallback == .rightToLeft, spans: spans, units: units,
      flags: flags)
    var itemizer = Itemizer(paragraph: paragraph, levels: bidi.levels, isSimple: isSimple, fonts: fonts)
    itemizer.forEachItem { item in paragraph.runs.append(run(item, in: paragraph)) }
    return paragraph
  }

  /// The text's runs within the paragraph, adjusted to the starts of characters.
  private func spans(
    of text: AttributedText, start: Int, next: Int, flags: UnsafeMutablePointer<UInt8>, count: Int
  ) -> [ShapedParagraph.Span] {
    var spans: [ShapedParagraph.Span] = []
    var lower = 0
    for run in text.runs[text.indexOfRun(at: start)...] {
      if run.range.lowerBound >= next { break }
      var upper = min(run.range.upperBound, next) - start
      while upper < count, flags[upper] & UnitFlags.graphemeStart == 0 { upper += 1 }
      if upper <= lower { continue }
      spans.append(
        ShapedParagraph.Span(
          range: lower..<upper, attributes: run.attributes.finite, font: fonts.resolve(run.attributes.font)))
      lower = upper
    }
    return spans
  }

  private func run(_ item: Itemizer.Item, in paragraph: ShapedParagraph) -> ShapedRun {
    let style = paragraph.spans[item.span]
    guard case .glyphs = item.content, let font = item.font else {
      if case .attachment(let attachment) = item.content {
        paragraph.advances[item.range.lowerBound] = max(
          Double(attachment.bounds.width + attachment.padding * 2), 0)
      }
      return ShapedRun(
        content: item.content, font: nil, range: item.range, level: item.level, script: item.script, span: item.span,
        glyphs: .allocate(capacity: 1), glyphCount: 0)
    }
    let run = shaper.shape(
      paragraph.units, count: paragraph.length,
      item: Shaper.Item(
        range: item.range, font: font, level: item.level, script: item.script, span: item.span), style: style)
    let flags = paragraph.flags
    shaper.forEachUnsafeCluster { flags[$0] |= UnitFlags.unsafe }
    correct(run, units: paragraph.units, count: paragraph.length, style: style)
    if style.font.includes(font) { markPairs(of: run, style.font.pairs, in: paragraph) }
    measure(run, in: paragraph)
    return run
  }

  /// A part of a run, reshaped for a line that starts or ends in it.
  func reshape(_ run: ShapedRun, _ range: Range<Int>, in paragraph: ShapedParagraph) -> ShapedRun {
    guard let font = run.font else { return run }
    let style = paragraph.spans[run.span]
    let part = shaper.shape(
      paragraph.units, count: paragraph.length,
      item: Shaper.Item(range: range, font: font, level: run.level, script: run.script, span: run.span),
      style: style)
    correct(part, units: paragraph.units, count: paragraph.length, style: style)
    return part
  }

  /// Shapes text that isn't in the paragraph, such as an ellipsis or a hyphen, in the style of one of its spans.
  func token(_ scalar: UInt32, span: Int, in paragraph: ShapedParagraph) -> ShapedRun {
    let style = paragraph.spans[span]
    let font = fonts.font(forCluster: [scalar], in: style.font)
    let unit = [UInt16(truncatingIfNeeded: scalar)]
    let run = shaper.shape(
      unit, count: 1,
      item: Shaper.Item(
        range: 0..<1, font: font, level: paragraph.baseLevel, script: HB_SCRIPT_COMMON.rawValue, span: span),
      style: style)
    correct(run, units: unit, count: 1, style: style)
    return run
  }

  /// Applies the corrections and shifts of single characters, and the corrections of pairs within the run.
  private func correct(_ run: ShapedRun, units: UnsafePointer<UInt16>, count: Int, style: ShapedParagraph.Span) {
    let font = style.font
    guard !font.asciiCorrections.isEmpty, let used = run.font, font.includes(used) else { return }
    let glyphs = run.glyphs
    let stretch = style.attributes.stretch
    // A pair is a pair in the order of reading, which is the visual one at even levels.
    let pairsCount = !font.pairs.isEmpty && run.level % 2 == 0
    let thousandth = font.pointSize / 1000 * stretch
    var previous: Int32 = -1
    // Accents of a cluster move with its letter.
    var shift: Double = 0
    var index = 0
    while index < run.glyphCount {
      let cluster = glyphs[index].cluster
      if cluster != previous {
        let unit = Int(units[Int(cluster)])
        if unit < 128 {
          glyphs[index].advance += font.asciiCorrections[unit] * stretch
          shift = (font.shift + font.asciiShifts[unit]) * stretch
          let next = Int(cluster) + 1
          if pairsCount, next < run.range.upperBound {
            glyphs[index].advance += font.pairs.value(unit, Int(units[next])) * thousandth
          }
          if unit == ParagraphShaper.colon, ParagraphShaper.isBetweenDigits(Int(cluster), units: units, count: count) {
            glyphs[index].dy -= font.colonRise
          }
        } else {
          let end = min(Int(cluster) + 2, count)
          let scalar = UTF16Scalars.scalars(units, Int(cluster)..<end).first ?? 0
          glyphs[index].advance += (font.corrections[scalar] ?? 0) * stretch
          shift = (font.shift + (font.shifts[scalar] ?? 0)) * stretch
        }
      }
      glyphs[index].dx += shift
      previous = cluster
      index += 1
    }
  }

  /// A line that breaks between the characters of a pair is shaped again, without the pair's distance.
  private func markPairs(of run: ShapedRun, _ pairs: PairTable, in paragraph: ShapedParagraph) {
    guard !pairs.isEmpty, run.level % 2 == 0 else { return }
    let (units, flags) = (paragraph.units, paragraph.flags)
    var unit = run.range.lowerBound + 1
    while unit < run.range.upperBound {
      if pairs.value(Int(units[unit - 1]), Int(units[unit])) != 0 { flags[unit] |= UnitFlags.unsafe }
      unit += 1
    }
  }

  private static let colon = 0x3A

  private static func isBetweenDigits(_ index: Int, units: UnsafePointer<UInt16>, count: Int) -> Bool {
    func isDigit(_ unit: UInt16) -> Bool { unit >= 0x30 && unit <= 0x39 }
    return index > 0 && index + 1 < count && isDigit(units[index - 1]) && isDigit(units[index + 1])
  }

  /// Stores the clusters' advances; those of a ligature are distributed evenly among its characters.
  private func measure(_ run: ShapedRun, in paragraph: ShapedParagraph) {
    let advances = paragraph.advances
    let flags = paragraph.flags
    var index = 0
    while index < run.glyphCount {
      advances[Int(run.glyphs[index].cluster)] += run.glyphs[index].advance
      index += 1
    }
    LigatureCarets.spread(run, advances: advances, flags: flags)
  }
}
