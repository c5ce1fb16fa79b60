internal import Foundation
internal import Graphics
internal import HeadlessUIKit
internal import SwiftUILayout
internal import TextLayout

/// A text that is laid out for a size.
struct SizedText {
  var layout: LaidOutText
  var attachments: [PlacedAttachment]
  /// In points, rounded up to whole pixels. The baselines are rounded to the nearest pixel.
  var size: CGSize
  var firstBaseline: CGFloat
  var lastBaseline: CGFloat
}

/// A text with the values that its lines and their appearance depend on.
struct TextContent {
  let text: ResolvedText
  let surroundings: TextSurroundings
  private let known = Known()

  /// The results that don't depend on the proposed size. They are cached, as stacks measure a text with several sizes.
  private final class Known {
    var built: AttributedTextBuilder.Result?
    /// The text with the font's own size, and the engine that shaped it.
    var shaped: (engine: TextEngine, text: ShapedText)?
    var natural: SizedText?
  }

  init(_ text: ResolvedText, _ environment: EnvironmentValues) {
    self.text = text
    surroundings = environment.textSurroundings
  }

  var style: ResolvedStyle { text.style }
  private var scale: CGFloat { surroundings.scale }

  /// The colour of the first character; nil for a style that isn't a colour.
  var color: Graphics.Color? {
    guard text.string.length > 0 else { return style.color }
    let own = text.string.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    return own?.displayColor ?? style.color
  }

  /// A placeholder colour for characters that are filled with a style other than a colour, which distinguishes them in the layout.
  static let filled = Graphics.Color(white: 0, alpha: 0.9990234375)

  /// Whether both texts have the same layout, and differ at most in the fill of their lines.
  func hasSameLayout(as other: TextContent) -> Bool {
    text.string.isEqual(to: other.text.string) && text.font == other.text.font && text.style == other.text.style
      && surroundings.haveSameLayout(as: other.surroundings)
  }

  // MARK: Layout

  private func make(fontScale: CGFloat, tracking: CGFloat) -> AttributedTextBuilder.Result {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = surroundings.lineSpacing * fontScale
    surroundings.lineHeight?.apply(to: paragraph, scale: fontScale)
    var builder = AttributedTextBuilder(
      font: text.font, color: UIColor(style.color ?? Self.filled), paragraphStyle: paragraph,
      traits: surroundings.traits)
    builder.fontScale = fontScale
    builder.showsLinks = false
    // As labels of plain text do, a text of two lines doesn't leave a short word alone on the second (recorded, iOS 15 to 26).
    guard tracking != 0 else { return builder.build(text.string, bareStrategy: .standard) }
    let tight = NSMutableAttributedString(attributedString: text.string)
    tight.addAttribute(.tracking, value: tracking, range: NSRange(location: 0, length: tight.length))
    return builder.build(tight, bareStrategy: .standard)
  }

  func layout(width: CGFloat, height: CGFloat) -> SizedText {
    let natural = natural
    // A text whose natural lines fit needs no further layout, and divides no word. The first line is shown whatever the height.
    if !natural.layout.isTruncated, natural.layout.size.width <= width,
      natural.layout.size.height <= height || natural.layout.lines.count == 1 && surroundings.leastScale == 1
    {
      return natural
    }
    let full = attempt(width, height, fontScale: 1, tracking: 0)
    if fits(full, height) { return full }
    if surroundings.tightens, full.layout.isTruncated {
      // UIKit's limit isn't documented; a fiftieth of the size approximates its labels.
      let tight = attempt(width, height, fontScale: 1, tracking: -0.02 * text.font.pointSize)
      if !tight.layout.isTruncated { return tight }
    }
    return surroundings.leastScale < 1 ? scaled(width, height) : full
  }

  /// Whether all lines are shown and, for a text that may be scaled down, whether they fit into the height and divide no word: a
  /// word is scaled before it is broken. Recorded on iOS 26: a line of 22 points in 25.5 points of height, 0.8 too few, is scaled
  /// to 0.96 (home-assistant's energy widget).
  private func fits(_ sized: SizedText, _ height: CGFloat) -> Bool {
    if sized.layout.isTruncated { return false }
    return surroundings.leastScale == 1
      || sized.size.height <= height + 0.001 && !sized.layout.dividesWord(of: text.string.string as NSString)
  }

  /// Returns the text in the largest font that fits, in steps of a fiftieth; in the smallest allowed font if none fits.
  private func scaled(_ width: CGFloat, _ height: CGFloat) -> SizedText {
    let least = max(surroundings.leastScale, 0.05)
    let steps = Int(((1 - least) / 0.02).rounded(.up))
    var (fitting, known) = (steps, attempt(width, height, fontScale: least, tracking: 0))
    guard fits(known, height) else { return known }
    var first = 1
    while first < fitting {
      let step = (first + fitting) / 2
      let smaller = attempt(width, height, fontScale: max(1 - CGFloat(step) * 0.02, least), tracking: 0)
      if fits(smaller, height) { (fitting, known) = (step, smaller) } else { first = step + 1 }
    }
    return known
  }

  private var natural: SizedText {
    if let natural = known.natural { return natural }
    let natural = attempt(.infinity, .infinity, fontScale: 1, tracking: 0)
    known.natural = natural
    return natural
  }

  private func attempt(_ width: CGFloat, _ height: CGFloat, fontScale: CGFloat, tracking: CGFloat) -> SizedText {
    let mode: NSLineBreakMode =
      switch surroundings.truncation {
      case .head: .byTruncatingHead
      case .tail: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    // A size that was rounded to pixels or divided among views may be a fraction smaller than the text that it was computed for.
    let constraints = LayoutConstraints(
      width: width.isFinite ? width + 0.001 : .infinity, height: height.isFinite ? height + 0.001 : .infinity,
      maximumLines: surroundings.limits.maximum.map { max($0, 1) } ?? 0, lineBreakMode: mode.textMode,
      interfaceDirection: surroundings.direction == .rightToLeft ? .rightToLeft : .leftToRight, includesExtraLine: true,
      leadingPlace: .betweenLines)
    let (layout, attachments) = layout(in: constraints, fontScale: fontScale, tracking: tracking)
    var size = layout.size(roundedUpTo: scale)
    if text.string.length == 0 { size.height = LaidOutText.roundUp(Self.emptyHeight, scale: scale) }
    if let reserved = surroundings.limits.reserved, reserved > layout.lines.count {
      size.height = max(size.height, heightOf(reserved))
    }
    return SizedText(
      layout: layout, attachments: attachments, size: size, firstBaseline: nearest(layout.firstBaseline),
      lastBaseline: nearest(layout.lastBaseline))
  }

  private func layout(
    in constraints: LayoutConstraints, fontScale: CGFloat, tracking: CGFloat
  ) -> (LaidOutText, [PlacedAttachment]) {
    let engine = TextEngines.current
    guard fontScale == 1, tracking == 0 else {
      let built = make(fontScale: fontScale, tracking: tracking)
      return (engine.layout(built.text, in: constraints), built.attachments)
    }
    let built = known.built ?? make(fontScale: 1, tracking: 0)
    known.built = built
    if let (owner, shaped) = known.shaped, owner === engine {
      return (engine.layout(shaped, in: constraints), built.attachments)
    }
    let shaped = engine.shaped(built.text, interfaceDirection: constraints.interfaceDirection)
    known.shaped = (engine, shaped)
    return (engine.layout(shaped, in: constraints), built.attachments)
  }

  /// The height of an empty text in points. No font applies to it: it is a line of Helvetica in 12 points, the default of
  /// attributed strings without a font. Recorded on iOS 15: 14 at 2x in a font of 15 points, whose lines are 18 high.
  private static let emptyHeight: CGFloat = 13.8

  /// Returns the height of the given number of lines in the text's font, in points.
  private func heightOf(_ lines: Int) -> CGFloat {
    let font = text.font
    let line = font.ascender - font.descender
    let pitch = line + font.leading + font.specification.lineLeading
    return LaidOutText.roundUp(CGFloat(lines - 1) * (pitch + surroundings.lineSpacing) + line, scale: scale)
  }

  private func nearest(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }

  var spacing: ViewSpacing {
    let font = text.font
    return .text(
      ascent: font.ascender, descent: -font.descender, leading: font.leading + font.specification.lineLeading,
      capHeight: font.capHeight, scale: scale)
  }

  // MARK: Drawing

  /// Returns the origin of the layout of a text's line in a rectangle. Each baseline is rounded to pixels separately.
  func place(of line: LaidOutText.Line, of text: SizedText, in rect: CGRect) -> CGPoint {
    let isCentred = surroundings.centersWrappedLines && text.layout.lines.count > 1
    let dx: CGFloat =
      switch (isCentred ? .center : surroundings.alignment, surroundings.direction) {
      case (.center, _): (rect.width - line.frame.width) / 2
      case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
      case (.trailing, .leftToRight), (.leading, .rightToLeft): rect.width - line.frame.width
      }
    return CGPoint(x: rect.minX + dx - line.frame.minX, y: rect.minY + nearest(line.baseline) - line.baseline)
  }

  /// Returns the lines in a rectangle with edges on pixels. Each baseline is rounded to pixels separately.
  func items(_ text: SizedText, in rect: CGRect, scale: CGFloat) -> [DisplayItem] {
    if surroundings.isRedacted {
      return text.layout.lines.flatMap { redaction(of: $0, at: place(of: $0, of: text, in: rect)) }
    }
    var items: [DisplayItem] = []
    for line in text.layout.lines {
      var single = text.layout
      single.lines = [line]
      items += single.displayItems(at: place(of: line, of: text, in: rect)) { id, box in
        text.attachments[id].items(in: box)
      }
    }
    guard style.color == nil else { return style.decorated(items) }
    let filled = items.filter { $0.isGlyphs(of: Self.filled) }
    return style.items(masking: filled, in: rect) + items.filter { !$0.isGlyphs(of: Self.filled) }
  }

  /// Returns a bar that replaces a redacted line. Its appearance is estimated.
  private func redaction(of line: LaidOutText.Line, at place: CGPoint) -> [DisplayItem] {
    guard line.frame.width > 0 else { return [] }
    let box = CGRect(
      x: place.x + line.frame.minX, y: place.y + line.baseline - line.ascent, width: line.frame.width,
      height: line.ascent + line.descent
    ).insetBy(dx: 0, dy: line.ascent * 0.1)
    let color = style.color ?? .black
    return [.fill(Graphics.Path(roundedRect: box, cornerRadius: 3), .color(color.withAlpha(color.alpha * 0.16)))]
  }
}

extension DisplayItem {
  fileprivate func isGlyphs(of other: Graphics.Color) -> Bool {
    if case .glyphs(_, _, let color) = self { color == other } else { false }
  }
}
