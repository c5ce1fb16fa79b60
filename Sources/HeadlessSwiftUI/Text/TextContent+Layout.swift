internal import Foundation
internal import Graphics
internal import HeadlessUIKit
internal import TextLayout

extension TextContent {
  /// The lines of a text for a renderer, in a rectangle of its size at the origin.
  func lines(_ text: SizedText) -> Text.Layout {
    let rect = CGRect(origin: .zero, size: text.size)
    let lines = text.layout.lines.map { line(of: text, $0, at: place(of: $0, of: text, in: rect)) }
    return Text.Layout(lines: lines, isTruncated: text.layout.isTruncated)
  }

  private func line(of text: SizedText, _ line: LaidOutText.Line, at place: CGPoint) -> Text.Layout.Line {
    var plain = text.layout
    var rest = line
    rest.runs = []
    plain.lines = [rest]
    return Text.Layout.Line(
      runs: line.runs.flatMap { runs(of: $0, in: line, at: place) },
      typographicBounds: Text.Layout.TypographicBounds(
        origin: CGPoint(x: place.x + line.frame.minX, y: place.y + line.baseline), width: line.frame.width,
        ascent: line.ascent, descent: line.descent, leading: line.leading),
      items: plain.displayItems(at: place) { id, box in text.attachments[id].items(in: box) })
  }

  /// The parts of a run with the same values. Where glyphs aren't characters one by one, the run is one part.
  private func runs(
    of run: LaidOutText.Run, in line: LaidOutText.Line, at place: CGPoint
  ) -> [Text.Layout.Run] {
    let glyphs = run.glyphs.glyphs
    guard !glyphs.isEmpty else { return [] }
    let characters = characters(of: run)
    var parts: [Range<Int>] = []
    for index in glyphs.indices {
      let isSame = index > 0 && attributes(at: characters[index]) == attributes(at: characters[index - 1])
      if isSame, let last = parts.popLast() {
        parts.append(last.lowerBound..<(index + 1))
      } else {
        parts.append(index..<(index + 1))
      }
    }
    return parts.map { part in
      // A letter may stand beside the line's place by its side bearing; the run begins at the place.
      let start = part.lowerBound == 0 ? 0 : glyphs[part.lowerBound].position.x
      let end = part.upperBound < glyphs.count ? glyphs[part.upperBound].position.x : run.width
      var own = run.glyphs
      own.glyphs = glyphs[part].map {
        GlyphRun.Glyph(id: $0.id, position: CGPoint(x: $0.position.x - start, y: $0.position.y))
      }
      return Text.Layout.Run(
        glyphs: own, color: run.color == Self.filled ? style.representativeColor : run.color,
        attributes: attributes(at: characters[part.lowerBound]),
        characterIndices: part.map { Text.Layout.CharacterIndex(offset: characters[$0]) },
        typographicBounds: Text.Layout.TypographicBounds(
          origin: CGPoint(x: place.x + run.origin.x + start, y: place.y + run.origin.y), width: end - start,
          ascent: line.ascent, descent: line.descent, leading: line.leading),
        layoutDirection: run.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  /// The character of each glyph, in UTF-16 units; the run's first one for all where their numbers differ.
  private func characters(of run: LaidOutText.Run) -> [Int] {
    let count = run.glyphs.glyphs.count
    guard count == run.range.count else { return Array(repeating: run.range.lowerBound, count: count) }
    return run.isRightToLeft ? run.range.reversed() : Array(run.range)
  }

  private func attributes(at offset: Int) -> [CustomTextAttribute] {
    guard offset < text.string.length else { return [] }
    let found = text.string.attribute(.customTextAttributes, at: offset, effectiveRange: nil)
    return (found as? CustomTextAttributes)?.values ?? []
  }
}
