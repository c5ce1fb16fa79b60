package import Foundation
internal import Graphics
package import TextLayout

/// Turns attributed strings into what the text engine lays out.
package struct AttributedTextBuilder {
  /// Text for the engine, and the attachments that its `TextAttachment.id`s number.
  package struct Result {
    package let text: AttributedText
    package let attachments: [NSTextAttachment]
  }

  /// The font of text that has none.
  package var font: UIFont
  /// The colour of text that has none.
  package var color: UIColor
  /// The style of paragraphs that have none.
  package var paragraphStyle: NSParagraphStyle
  /// What dynamic colours resolve with, and what decides on bold text.
  package var traits: UITraitCollection
  /// Whether fonts that follow the text size are made anew for `traits`, as by `adjustsFontForContentSizeCategory`.
  package var adaptsFonts = false
  /// What every font's size is multiplied by, as where text shrinks to fit.
  package var fontScale: CGFloat = 1

  package init(
    font: UIFont, color: UIColor = .black, paragraphStyle: NSParagraphStyle = .default,
    traits: UITraitCollection = .current
  ) {
    self.font = font
    self.color = color
    self.paragraphStyle = paragraphStyle
    self.traits = traits
  }

  /// Text without attributes of its own.
  package func build(_ string: String) -> AttributedText {
    AttributedText(string, attributes: attributes(from: [:]), paragraphStyle: paragraphStyle.textStyle)
  }

  /// Paragraphs without a style have this builder's, but for its refinements of line breaking: those are for text without
  /// attributes.
  package func build(_ string: NSAttributedString) -> Result {
    var bareStyle = paragraphStyle.textStyle
    bareStyle.lineBreakStrategy = []
    var runs: [AttributedText.Run] = []
    var paragraphRuns: [AttributedText.ParagraphRun] = []
    var attachments: [NSTextAttachment] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { values, range, _ in
      let range = range.location..<range.location + range.length
      var attributes = attributes(from: values)
      if let attachment = values[.attachment] as? NSTextAttachment {
        attributes.attachment = TextAttachment(id: attachments.count, bounds: attachment.placedBounds)
        attachments.append(attachment)
      }
      runs.append(AttributedText.Run(range: range, attributes: attributes))
      let style = (values[.paragraphStyle] as? NSParagraphStyle)?.textStyle ?? bareStyle
      paragraphRuns.append(AttributedText.ParagraphRun(range: range, style: style))
    }
    let text = AttributedText(
      string.string, attributes: attributes(from: [:]), paragraphStyle: bareStyle, runs: runs,
      paragraphRuns: paragraphRuns)
    return Result(text: text, attachments: attachments)
  }

  private func attributes(from values: [NSAttributedString.Key: Any]) -> TextAttributes {
    var font = values[.font] as? UIFont ?? font
    if adaptsFonts { font = font.adapted(to: traits) }
    let color = values[.foregroundColor] as? UIColor ?? color
    var description = font.textFont(for: traits)
    description.pointSize *= fontScale
    var attributes = TextAttributes(
      font: description, leading: font.specification.lineLeading * fontScale, color: color.displayColor(for: traits))
    if values.isEmpty { return attributes }
    if let kern = AttributeNumber.value(values[.kern]) {
      attributes.kern = kern
      attributes.usesFontKerning = kern != 0
    }
    attributes.tracking = AttributeNumber.value(values[.tracking]) ?? 0
    attributes.baselineOffset = AttributeNumber.value(values[.baselineOffset]) ?? 0
    attributes.usesLigatures = AttributeNumber.value(values[.ligature]) != 0
    attributes.backgroundColor = (values[.backgroundColor] as? UIColor)?.displayColor(for: traits)
    attributes.underline = decoration(values[.underlineStyle], color: values[.underlineColor])
    attributes.strikethrough = decoration(values[.strikethroughStyle], color: values[.strikethroughColor])
    return attributes
  }

  private func decoration(_ style: Any?, color: Any?) -> LineDecoration? {
    let bits = AttributeNumber.underlineStyle(style)?.rawValue ?? 0
    let style: LineDecoration.Style
    switch bits & 0x0F {
    case NSUnderlineStyle.single.rawValue: style = .single
    case NSUnderlineStyle.thick.rawValue: style = .thick
    case NSUnderlineStyle.double.rawValue: style = .double
    default: return nil
    }
    let pattern: LineDecoration.Pattern =
      switch bits & 0x0F00 {
      case NSUnderlineStyle.patternDot.rawValue: .dot
      case NSUnderlineStyle.patternDash.rawValue: .dash
      case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
      case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
      default: .solid
      }
    return LineDecoration(
      style: style, pattern: pattern, color: (color as? UIColor)?.displayColor(for: traits),
      byWord: bits & NSUnderlineStyle.byWord.rawValue != 0)
  }
}
