package import Foundation
internal import Graphics
package import TextLayout

/// Turns attributed strings into what the text engine lays out.
package struct AttributedTextBuilder {
  /// Text for the engine, and the attachments that its `TextAttachment.id`s number.
  package struct Result {
    package let text: AttributedText
    package let attachments: [PlacedAttachment]
  }

  /// The font of text that has none.
  package var font: UIFont
  /// The colour of text that has none.
  package var color: UIColor
  /// The style of paragraphs that have none.
  package var paragraphStyle: NSParagraphStyle
  /// The traits that resolve dynamic colours and determine bold text.
  package var traits: UITraitCollection
  /// Whether fonts that follow the text size are adjusted to `traits`, as with `adjustsFontForContentSizeCategory`.
  package var adaptsFonts = false
  /// The factor of all font sizes, for text that shrinks to fit.
  package var fontScale: CGFloat = 1
  /// Whether links have their default style.
  package var showsLinks = true
  /// The factor of paragraphs that set no hyphenation; 0 for none.
  package var hyphenationFactor: CGFloat = 0
  /// The text's `NSTextContainer`, which attachments get; nil where it has none.
  package var container: AnyObject?
  /// The available width and height of a line, in points, for attachments.
  package var lineWidth: CGFloat = 10_000_000

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
    AttributedText(string, attributes: attributes(from: [:]), paragraphStyle: textStyle(paragraphStyle, [:]))
  }

  /// Paragraphs without a style have this builder's, but for its refinements of line breaking: those are for text without
  /// attributes.
  package func build(_ string: NSAttributedString) -> Result { build(string, bareStrategy: []) }

  /// The same with line breaking of `bareStrategy` for paragraphs without a style.
  package func build(_ string: NSAttributedString, bareStrategy: NSParagraphStyle.LineBreakStrategy) -> Result {
    var bareStyle = textStyle(paragraphStyle, [:])
    bareStyle.lineBreakStrategy = bareStrategy.textStrategy
    var runs: [AttributedText.Run] = []
    var paragraphRuns: [AttributedText.ParagraphRun] = []
    var attachments: [PlacedAttachment] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { values, range, _ in
      let range = range.location..<range.location + range.length
      var attributes = attributes(from: values)
      if let attachment = values[.attachment] as? any TextAttachmentContent {
        let place = AttachmentPlace(
          index: range.lowerBound, attributes: values, container: container, color: attributes.color,
          line: CGSize(width: lineWidth, height: TextEngines.current.metrics(of: attributes.font).lineHeight))
        attributes.attachment = TextAttachment(
          id: attachments.count, bounds: attachment.bounds(at: place), padding: attachment.lineLayoutPadding)
        attachments.append(PlacedAttachment(content: attachment, place: place))
      }
      runs.append(AttributedText.Run(range: range, attributes: attributes))
      let style = (values[.paragraphStyle] as? NSParagraphStyle).map { textStyle($0, values) } ?? bareStyle
      paragraphRuns.append(AttributedText.ParagraphRun(range: range, style: style))
    }
    let text = AttributedText(
      string.string, attributes: attributes(from: [:]), paragraphStyle: bareStyle, runs: runs,
      paragraphRuns: paragraphRuns)
    return Result(text: text, attachments: attachments)
  }

  /// The style, with the language that words are divided by.
  private func textStyle(_ style: NSParagraphStyle, _ values: [NSAttributedString.Key: Any]) -> ParagraphStyle {
    var result = style.textStyle
    if result.hyphenation == nil, hyphenationFactor > 0 {
      result.hyphenation = Hyphenation(factor: Double(hyphenationFactor))
    }
    guard result.hyphenation != nil else { return result }
    if let language = values[.languageIdentifier] as? String { result.hyphenation?.language = language }
    let language = result.hyphenation?.language ?? ""
    if !TextEngines.current.canHyphenate(language) {
      AppWarning(
        .font,
        "words of the language \"\(language)\" aren't hyphenated: install their patterns, for English `apt-get install hyphen-en-us`"
      ).note()
    }
    return result
  }

  private func attributes(from values: [NSAttributedString.Key: Any]) -> TextAttributes {
    var font = values[.font] as? UIFont ?? font
    if adaptsFonts { font = font.adapted(to: traits) }
    var intent: InlinePresentationIntent = []
    if !values.isEmpty {
      intent = AttributeNumber.intent(values[.inlinePresentationIntent])
      font = font.showing(intent)
    }
    let color = values[.foregroundColor] as? UIColor ?? color
    var description = font.textFont(for: traits)
    let shape = font.specification.glyphShape
    description.pointSize *= fontScale * shape.scale
    var attributes = TextAttributes(
      font: description, leading: font.specification.lineLeading * fontScale, color: color.displayColor(for: traits))
    attributes.lineExtension = font.specification.languageLeading * fontScale
    attributes.slant = shape.slant
    attributes.stretch = shape.stretch
    // Most texts set no more than their font.
    if values.isEmpty || values.count == 1 && values[.font] != nil { return attributes }
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
    if intent.contains(.strikethrough), attributes.strikethrough == nil { attributes.strikethrough = LineDecoration() }
    if showsLinks, values[.link] != nil {
      attributes.color = AttributedTextBuilder.linkColor
      attributes.underline = attributes.underline ?? LineDecoration()
    }
    attributes.shadow = (values[.shadow] as? NSShadow)?.textShadow(for: traits) ?? effectShadow(values[.textEffect])
    attributes.slant += Double(AttributeNumber.value(values[.obliqueness]) ?? 0)
    attributes.stretch *= exp(Double(AttributeNumber.value(values[.expansion]) ?? 0))
    attributes.stroke = stroke(values, pointSize: description.pointSize)
    attributes.directions = (values[.writingDirection] as? [Any])?.compactMap(AttributeNumber.direction) ?? []
    return attributes
  }

  /// TextKit's style of links, whatever the text's colour: a blue that doesn't depend on the traits, and an underline. Apple
  /// doesn't publish it; this is the blue of links in web pages.
  private static let linkColor = Graphics.Color(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)

  /// Letterpress, which looks pressed into what is below: light falls on the lower edge. Apple publishes no measures; the dark
  /// inner edge at the top isn't painted.
  private func effectShadow(_ effect: Any?) -> Shadow? {
    let style = effect as? NSAttributedString.TextEffectStyle
    let name = style?.rawValue ?? effect as? String
    guard name == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue else { return nil }
    return Shadow(
      color: Graphics.Color(red: 1, green: 1, blue: 1, alpha: 0.5), offset: CGSize(width: 0, height: 1), sigma: 0)
  }

  private func stroke(_ values: [NSAttributedString.Key: Any], pointSize: CGFloat) -> GlyphRun.Stroke? {
    guard let percent = AttributeNumber.value(values[.strokeWidth]), percent != 0 else { return nil }
    return GlyphRun.Stroke(
      width: abs(percent) / 100 * pointSize, color: (values[.strokeColor] as? UIColor)?.displayColor(for: traits),
      fills: percent < 0)
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
