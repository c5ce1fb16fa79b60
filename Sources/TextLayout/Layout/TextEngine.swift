import Foundation

/// Lays out text. Opens the fonts of its library and caches shaped text, so it belongs to one thread or one actor; create one for
/// each. Creating one costs nothing: files are mapped when text first needs them.
///
/// The result only depends on the arguments, the font files and the libraries' versions, and not on the locale, the environment or
/// the machine's font configuration.
public final class TextEngine {
  public let library: FontLibrary

  let fonts: FontCache
  private let shaper: ParagraphShaper
  private let builder: LineBuilder
  let cache = ShapedTextCache(capacity: 100_000)
  private let hyphenator: Hyphenator

  /// - Parameter hyphenator: provides the supported languages of hyphenation.
  public init(library: FontLibrary, hyphenator: Hyphenator = Hyphenator()) {
    self.library = library
    self.hyphenator = hyphenator
    fonts = FontCache(library: library)
    shaper = ParagraphShaper(fonts: fonts)
    builder = LineBuilder(shaper: shaper)
  }

  /// Whether words of a language can be hyphenated.
  public func canHyphenate(_ language: String) -> Bool { hyphenator.hasPatterns(for: language) }

  /// The vertical metrics of the font for a description.
  public func metrics(of font: FontDescription) -> FontMetrics {
    fonts.trim()
    return fonts.resolve(font).metrics
  }

  /// Lays `text` out within `constraints`.
  public func layout(_ text: AttributedText, in constraints: LayoutConstraints = LayoutConstraints()) -> LaidOutText {
    layout(shaped(text, interfaceDirection: constraints.interfaceDirection), in: constraints)
  }

  /// Shapes a text that is laid out for several sizes. With another engine's, the fonts wouldn't be this one's.
  public func shaped(_ text: AttributedText, interfaceDirection: ParagraphStyle.WritingDirection) -> ShapedText {
    cache.text(text, interfaceDirection) {
      fonts.trim()
      return shaper.paragraphs(of: text, interfaceDirection: interfaceDirection)
    }
  }

  /// Lays a text out that this engine shaped; the constraints have the direction that it was shaped with.
  public func layout(_ shaped: ShapedText, in constraints: LayoutConstraints) -> LaidOutText {
    precondition(shaped.direction == constraints.interfaceDirection, "The text was shaped for the other direction.")
    return cache.layout(of: shaped, in: constraints) { paragraphs in
      fonts.trim()
      return layout(paragraphs, of: shaped.text, in: constraints)
    }
  }

  private func layout(_ paragraphs: [ShapedParagraph], of text: AttributedText, in constraints: LayoutConstraints)
    -> LaidOutText
  {
    let width = constraints.width.isNaN ? Double.infinity : max(Double(constraints.width), 0)
    func lines(atMost maximum: Int) -> LineFlow {
      var flow = LineFlow(
        builder: builder, hyphenator: hyphenator, constraints: constraints, width: width, maximumLines: maximum)
      flow.run(paragraphs)
      return flow
    }
    var flow = lines(atMost: constraints.maximumLines)
    let placer = LinePlacer(constraints: constraints, width: width)
    let fitting = placer.countFitting(flow.lines)
    if fitting < flow.lines.count { flow = lines(atMost: fitting) }
    let (placed, total, gap) = placer.place(flow.lines)
    var (lines, size) = (placed, total)
    if constraints.includesExtraLine, needsExtraLine(text, flow) {
      appendExtraLine(to: &lines, of: text, constraints: constraints, size: &size, gap: gap)
    }
    return LaidOutText(lines: lines, size: size, isTruncated: flow.isTruncated)
  }

  private func needsExtraLine(_ text: AttributedText, _ flow: LineFlow) -> Bool {
    if text.length == 0 { return true }
    guard let last = flow.lines.last, !flow.isTruncated, flow.lines.count < flow.maximumLines else { return false }
    return last.endsParagraph && last.paragraph.lengthWithBreak > last.paragraph.length
  }

  private func appendExtraLine(
    to lines: inout [LaidOutText.Line], of text: AttributedText, constraints: LayoutConstraints, size: inout CGSize,
    gap: Double
  ) {
    let style = text.paragraphStyle(at: text.length)
    let attributes = text.attributes(at: text.length)
    let metrics = LineMetrics(
      fonts.resolve(attributes.font).metrics, style: style, attributes: attributes, constraints: constraints)
    let top =
      lines.isEmpty
      ? 0 : Double(size.height + style.lineSpacing + style.paragraphSpacing + style.paragraphSpacingBefore) + gap
    let isRightToLeft =
      style.baseWritingDirection == .rightToLeft
      || style.baseWritingDirection == .natural && constraints.interfaceDirection == .rightToLeft
    let width = constraints.width.isFinite ? max(constraints.width, 0) : size.width
    let head = style.firstLineHeadIndent
    let x: CGFloat =
      switch style.alignment {
      case .left: head
      case .right: width
      case .center: width / 2
      case .natural, .justified: isRightToLeft ? width - head : head
      }
    lines.append(
      LaidOutText.Line(
        range: text.length..<text.length, runs: [], decorations: [], attachments: [],
        frame: CGRect(x: x, y: top, width: 0, height: metrics.height), baseline: top + metrics.ascent,
        ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading, trailingWhitespaceWidth: 0,
        isTruncated: false, endsParagraph: true, isRightToLeft: isRightToLeft))
    size.height = top + metrics.height
  }
}
