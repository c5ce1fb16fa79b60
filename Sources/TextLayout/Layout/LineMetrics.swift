import Foundation

/// A line's vertical metrics, in points.
struct LineMetrics {
  var ascent: Double
  var descent: Double
  var leading: Double
  /// The space between this line and the next one, which isn't part of the height; the last line has none. Negative if lines are
  /// closer together than their height.
  var gap: Double

  var height: Double { ascent + descent + leading }

  /// The metrics of a line with the range `range` of a paragraph: the maximum of its requested fonts, not of those that replace
  /// them for single characters, and of its attachments; then the paragraph's multiple and limits are applied, by changing the
  /// ascent.
  init(_ paragraph: ShapedParagraph, range: Range<Int>, constraints: LayoutConstraints) {
    ascent = 0
    descent = 0
    leading = 0
    gap = 0
    var greatestGap: Double?
    let first = paragraph.span(at: range.lowerBound)
    for (index, span) in paragraph.spans[first...].enumerated() {
      // The first one applies to a line without text, and the last one beyond the end.
      if index > 0, span.range.lowerBound >= range.upperBound { break }
      include(span, usesFontLeading: constraints.usesFontLeading)
      greatestGap = max(greatestGap ?? span.attributes.leading, span.attributes.leading)
      if let attachment = span.attributes.attachment,
        paragraph.hasAttachmentCharacter(span.range.clamped(to: range))
      {
        include(attachment, raisedBy: span.attributes.baselineOffset)
      }
    }
    if constraints.usesLineLeading, let greatestGap { gap = greatestGap }
    put(constraints.leadingPlace)
    apply(paragraph.style)
  }

  /// The metrics of a line without text.
  init(_ metrics: FontMetrics, style: ParagraphStyle, attributes: TextAttributes, constraints: LayoutConstraints) {
    ascent = metrics.ascender + attributes.lineExtension / 2
    descent = -metrics.descender + attributes.lineExtension / 2
    leading = constraints.usesFontLeading ? metrics.leading : 0
    gap = constraints.usesLineLeading ? attributes.leading : 0
    put(constraints.leadingPlace)
    apply(style)
  }

  private mutating func put(_ place: LayoutConstraints.LeadingPlace) {
    switch place {
    case .ofEachKind: break
    case .betweenLines:
      gap += leading
      leading = 0
    case .insideLines:
      leading += max(gap, 0)
      gap = min(gap, 0)
    }
  }

  private mutating func include(_ span: ShapedParagraph.Span, usesFontLeading: Bool) {
    let metrics = span.font.metrics
    let raised = span.attributes.baselineOffset
    let more = span.attributes.lineExtension / 2
    ascent = max(ascent, metrics.ascender + more + raised)
    descent = max(descent, -metrics.descender + more - raised)
    if usesFontLeading { leading = max(leading, metrics.leading) }
  }

  private mutating func include(_ attachment: TextAttachment, raisedBy raised: Double) {
    ascent = max(ascent, attachment.bounds.maxY + raised)
    descent = max(descent, -attachment.bounds.minY - raised)
  }

  private mutating func apply(_ style: ParagraphStyle) {
    let natural = height
    let multiplied = style.lineHeightMultiple > 0 ? natural * Double(style.lineHeightMultiple) : natural
    let height = style.limited(multiplied)
    // The limits apply to the distance of two lines, which includes the gap.
    gap = style.limited(multiplied + gap) - height
    ascent += height - natural
  }
}

extension ParagraphStyle {
  /// A line's height within the style's limits, in points.
  fileprivate func limited(_ height: Double) -> Double {
    let height = max(height, Double(minimumLineHeight))
    return maximumLineHeight > 0 ? min(height, Double(maximumLineHeight)) : height
  }
}
