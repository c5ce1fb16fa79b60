import Foundation
import Graphics

/// Converts a line's segments to runs and decorations.
struct LineEmitter {
  let paragraph: ShapedParagraph
  let baseline: Double
  let top: Double
  let height: Double
  /// Added to each space by justification.
  let widening: Double

  private(set) var runs: [LaidOutText.Run] = []
  private(set) var decorations: [LaidOutText.Decoration] = []
  private(set) var attachments: [LaidOutText.Attachment] = []

  init(paragraph: ShapedParagraph, baseline: Double, top: Double, height: Double, widening: Double) {
    self.paragraph = paragraph
    self.baseline = baseline
    self.top = top
    self.height = height
    self.widening = widening
  }

  /// `segments` are in visual order; the first starts at `left`.
  mutating func emit(_ segments: [BrokenLine.Segment], from left: Double) {
    var x = left
    for segment in segments {
      let span = paragraph.spans[segment.run.span]
      let width: Double
      switch segment.run.content {
      case .glyphs: width = emitGlyphs(segment, span: span, at: x)
      case .tab: width = segment.width
      case .attachment(let attachment): width = emitAttachment(attachment, segment, span: span, at: x)
      case .invisible: width = 0
      }
      decorate(segment, span: span, from: x, width: width)
      x += width
    }
    decorations.sort { $0.kind.order < $1.kind.order }
  }

  private mutating func emitGlyphs(
    _ segment: BrokenLine.Segment, span: ShapedParagraph.Span, at x: Double
  ) -> Double {
    guard let font = segment.run.font else { return 0 }
    let isToken = segment.range.isEmpty
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(segment.glyphs.count)
    var pen = 0.0
    var index = segment.glyphs.lowerBound
    while index < segment.glyphs.upperBound {
      let glyph = segment.run.glyphs[index]
      let flag = isToken ? 0 : paragraph.flags[Int(glyph.cluster)]
      if flag & UnitFlags.whitespace == 0 {
        glyphs.append(GlyphRun.Glyph(id: glyph.id, position: CGPoint(x: pen + glyph.dx, y: glyph.dy)))
      }
      pen += glyph.advance
      if flag & UnitFlags.widens != 0 { pen += widening }
      index += 1
    }
    if glyphs.isEmpty { return pen }
    let start = isToken ? 0 : paragraph.start
    runs.append(
      LaidOutText.Run(
        glyphs: GlyphRun(
          font: instance(font, span.attributes), pointSize: span.font.pointSize, glyphs: glyphs,
          stroke: span.attributes.stroke),
        origin: CGPoint(x: x, y: baseline - span.attributes.baselineOffset), color: span.attributes.color,
        range: start + segment.range.lowerBound..<start + segment.range.upperBound,
        isRightToLeft: segment.run.isRightToLeft, width: pen, shadow: span.attributes.shadow))
    return pen
  }

  private func instance(_ font: OpenFont, _ attributes: TextAttributes) -> FontInstance {
    var instance = font.instance
    instance.slant += attributes.slant
    instance.stretch *= attributes.stretch
    return instance
  }

  private mutating func emitAttachment(
    _ attachment: TextAttachment, _ segment: BrokenLine.Segment, span: ShapedParagraph.Span, at x: Double
  ) -> Double {
    let bounds = attachment.bounds
    let bottom = baseline - span.attributes.baselineOffset - bounds.minY
    attachments.append(
      LaidOutText.Attachment(
        id: attachment.id,
        rect: CGRect(
          x: x + bounds.minX + attachment.padding, y: bottom - bounds.height, width: bounds.width, height: bounds.height
        ),
        offset: paragraph.start + segment.range.lowerBound))
    return segment.width
  }

  private mutating func decorate(
    _ segment: BrokenLine.Segment, span: ShapedParagraph.Span, from x: Double, width: Double
  ) {
    let attributes = span.attributes
    if let color = attributes.backgroundColor {
      let rect = CGRect(x: x, y: top, width: width, height: height)
      append(LaidOutText.Decoration(kind: .background, rect: rect, color: color, pattern: .solid))
    }
    guard attributes.underline != nil || attributes.strikethrough != nil, width > 0 else { return }
    let metrics = span.font.metrics
    let textBaseline = baseline - attributes.baselineOffset
    if let underline = attributes.underline {
      rule(
        .underline, underline, segment, span, x: x, width: width, y: textBaseline - metrics.underlinePosition)
    }
    if let strike = attributes.strikethrough {
      let y = textBaseline - metrics.xHeight / 2 - metrics.underlineThickness / 2
      rule(.strikethrough, strike, segment, span, x: x, width: width, y: y)
    }
  }

  private mutating func rule(
    _ kind: LaidOutText.Decoration.Kind, _ line: LineDecoration, _ segment: BrokenLine.Segment,
    _ span: ShapedParagraph.Span, x: Double, width: Double, y: Double
  ) {
    let single = span.font.metrics.underlineThickness
    let thickness = line.style == .thick ? single * 2 : single
    let color = line.color ?? span.attributes.color
    for (start, length) in line.byWord ? words(segment) : [(0, width)] {
      let rect = CGRect(x: x + start, y: y, width: length, height: thickness)
      append(
        LaidOutText.Decoration(
          kind: kind, rect: rect, color: color, pattern: line.pattern, shadow: span.attributes.shadow))
      if line.style == .double {
        append(
          LaidOutText.Decoration(
            kind: kind, rect: rect.offsetBy(dx: 0, dy: single * 2), color: color, pattern: line.pattern,
            shadow: span.attributes.shadow))
      }
    }
  }

  /// The starts of a segment's words, from its left edge, and their lengths.
  private func words(_ segment: BrokenLine.Segment) -> [(Double, Double)] {
    guard case .glyphs = segment.run.content, !segment.range.isEmpty else { return [] }
    var words: [(Double, Double)] = []
    var pen = 0.0
    var start: Double?
    for index in segment.glyphs {
      let glyph = segment.run.glyphs[index]
      let flag = paragraph.flags[Int(glyph.cluster)]
      if flag & UnitFlags.whitespace != 0 {
        if let from = start { words.append((from, pen - from)) }
        start = nil
      } else if start == nil {
        start = pen
      }
      pen += glyph.advance + (flag & UnitFlags.widens != 0 ? widening : 0)
    }
    if let from = start { words.append((from, pen - from)) }
    return words
  }

  /// Merges the decoration with the previous one of its kind if they touch.
  private mutating func append(_ decoration: LaidOutText.Decoration) {
    if let index = decorations.lastIndex(where: { $0.kind == decoration.kind && $0.rect.minY == decoration.rect.minY }),
      decorations[index].color == decoration.color, decorations[index].pattern == decoration.pattern,
      decorations[index].rect.height == decoration.rect.height, decorations[index].shadow == decoration.shadow,
      abs(decorations[index].rect.maxX - decoration.rect.minX) < LineBreaker.tolerance
    {
      decorations[index].rect.size.width += decoration.rect.width
    } else {
      decorations.append(decoration)
    }
  }
}

extension LaidOutText.Decoration.Kind {
  fileprivate var order: Int {
    switch self {
    case .background: 0
    case .underline: 1
    case .strikethrough: 2
    }
  }
}
