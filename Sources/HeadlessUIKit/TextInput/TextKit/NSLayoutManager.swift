public import Foundation
internal import Graphics
internal import TextLayout

/// Lays out a text in a container. A glyph's index is that of its character, in UTF-16 units: ligatures count as their characters.
/// The first container contains the whole text.
open class NSLayoutManager: NSObject {
  /// Set by `NSTextStorage.addLayoutManager(_:)`. An app that sets it also moves the layout manager from one text storage to the
  /// other.
  open weak var textStorage: NSTextStorage?
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { if oldValue !== delegate { textDidChange() } }
  }
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  /// Stored but unused: text is laid out completely and at once, and no part of it is hidden.
  open var allowsNonContiguousLayout = false
  /// Stored but unused: text is laid out completely and at once, and no part of it is hidden.
  open var showsInvisibleCharacters = false
  /// Stored but unused: text is laid out completely and at once, and no part of it is hidden.
  open var showsControlCharacters = false
  /// Stored but unused: text is laid out completely and at once, and no part of it is hidden.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether words are divided in paragraphs that don't set it.
  open var usesDefaultHyphenation = false {
    didSet { textDidChange() }
  }
  /// The default of `NSParagraphStyle.hyphenationFactor`.
  open var hyphenationFactor: Float = 0 {
    didSet { textDidChange() }
  }

  /// The view that shows the text: it is notified of changes, and determines how the text is built.
  var onChange: (() -> Void)?
  var build: ((NSAttributedString) -> AttributedTextBuilder.Result)?
  /// The displayed text if it differs: with TextKit 2's delegates and rendering attributes.
  var prepare: ((NSAttributedString) -> NSAttributedString)?
  /// The glyph properties that a delegate is setting, by the characters' indices.
  var generated: [Int: GlyphProperty] = [:]
  var isRightToLeft = false
  /// Grows with everything that changes the layout.
  private(set) var generation = 0
  private var known: (text: AttributedText, layout: LaidOutText)?
  /// A cache of measured widths for the current layout: many positions of a line are requested.
  private var measured: [Range<Int>: CGFloat] = [:]

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    textContainerChangedGeometry(container)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    textContainerChangedGeometry(container)
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    textDidChange()
  }

  func removeContainer(_ container: NSTextContainer) {
    if let index = textContainers.firstIndex(where: { $0 === container }) { removeTextContainer(at: index) }
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { textDidChange() }

  func textDidChange() {
    forgetLayout()
    onChange?()
  }

  /// The looks that the text is built with have changed, and not the text.
  func forgetLayout() {
    let hadLayout = known != nil
    known = nil
    measured = [:]
    generation += 1
    if hadLayout { delegate?.layoutManagerDidInvalidateLayout(self) }
  }

  // MARK: Layout

  /// The text as it is shown.
  private var shownText: NSAttributedString {
    let text = textStorage ?? NSAttributedString(string: "")
    return controlled(prepare?(text) ?? text)
  }

  private func built(_ string: NSAttributedString) -> AttributedTextBuilder.Result {
    if let build { return build(string) }
    var builder = AttributedTextBuilder(font: StringDrawing.defaultFont)
    setUp(&builder)
    return builder.build(string)
  }

  /// The attributes of a text on which the layout depends.
  func setUp(_ builder: inout AttributedTextBuilder) {
    builder.hyphenationFactor = hyphenationFactor > 0 ? CGFloat(hyphenationFactor) : usesDefaultHyphenation ? 1 : 0
    builder.container = textContainers.first
    if let width = textContainers.first?.lineWidth, width.isFinite { builder.lineWidth = width }
  }

  var layout: LaidOutText {
    if let known { return known.layout }
    let text = built(shownText).text
    let layout = arranged(lay(text, width: textContainers.first?.lineWidth ?? .infinity))
    known = (text, layout)
    delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: true)
    return layout
  }

  var attachments: [PlacedAttachment] { built(shownText).attachments }

  /// The text in lines of another width, in points, paddings left out.
  func layout(width: CGFloat) -> LaidOutText {
    arranged(lay(built(shownText).text, width: width))
  }

  private func lay(_ text: AttributedText, width: CGFloat) -> LaidOutText {
    let container = textContainers.first
    let lines = container?.maximumNumberOfLines ?? 0
    let mode = container?.lineBreakMode ?? .byWordWrapping
    let height = container.map { $0.size.height > 0 && lines == 0 && !mode.wraps ? $0.size.height : .infinity }
    return broken(
      text,
      LayoutConstraints(
        width: width, height: height ?? .infinity, maximumLines: lines,
        lineBreakMode: lines > 0 && !mode.wraps ? mode.textMode : nil,
        interfaceDirection: isRightToLeft ? .rightToLeft : .leftToRight, includesExtraLine: true,
        usesFontLeading: usesFontLeading, usesLineLeading: usesFontLeading, leadingPlace: .insideLines,
        exclusions: container?.exclusions))
  }

  var geometry: TextGeometry {
    // The layout is made first: making it forgets what was measured.
    let (layout, text) = (layout, shownText)
    return TextGeometry(
      layout: layout,
      width: { [self] range in
        if let width = measured[range] { return width }
        let part = text.attributedSubstring(
          from: NSRange(location: range.lowerBound, length: range.count).clamped(to: text.length))
        let width = TextEngines.current.layout(built(part).text, in: LayoutConstraints(maximumLines: 1)).size.width
        measured[range] = width
        return width
      }, lineHeight: layout.lines.first?.frame.height ?? 0,
      lineEnd: textContainers.first.flatMap { $0.lineWidth.isFinite ? $0.lineWidth : nil })
  }

  /// A range line by line, in points of the container; the caret's place for an empty one.
  func segments(
    of range: NSRange, filling room: ClosedRange<CGFloat>?
  ) -> [(range: NSRange, rect: CGRect, baseline: CGFloat)] {
    let padding = padding(of: textContainers.first)
    let geometry = geometry
    if range.length == 0 {
      let caret = geometry.caret(at: range.location)
      guard let line = line(at: range.location) else { return [] }
      let rect = CGRect(x: caret.minX + padding, y: caret.minY, width: 0, height: caret.height)
      return [(range, rect, line.baseline - line.frame.minY)]
    }
    let wholes = geometry.rects(of: range, filling: room)
    let wholeAt = Dictionary(wholes.map { ($0.minY, $0) }) { first, _ in first }
    return layout.lines.compactMap { line in
      let part = NSIntersectionRange(NSRange(line.range), range)
      guard part.length > 0, let rect = geometry.rects(of: part).first else { return nil }
      let whole = wholeAt[line.frame.minY] ?? rect
      let box = line.fragment == nil ? whole : rect
      return (part, box.offsetBy(dx: padding, dy: 0), line.baseline - line.frame.minY)
    }
  }

  private func padding(of container: NSTextContainer?) -> CGFloat { container?.lineFragmentPadding ?? 0 }

  // MARK: Measuring, in points of the container

  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  /// Has no effect: text is always laid out completely.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
  {
    textDidChange()
  }
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
    textDidChange()
  }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { textDidChange() }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard textContainers.first === container else { return NSRange(location: 0, length: 0) }
    return NSRange(location: 0, length: layout.lines.last?.range.upperBound ?? 0)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The bounds of the text, including the line fragment padding.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard textContainers.first === container else { return .zero }
    let size = layout.size
    let left = layout.lines.map(\.frame.minX).min() ?? 0
    return CGRect(x: left, y: 0, width: size.width + container.lineFragmentPadding * 2, height: size.height)
  }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    geometry.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }
      .offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(line.range)
    return textContainers.first.map { whole(line, in: $0) } ?? .zero
  }

  /// A line from end to end, in points of the container: between its shapes, or between its edges.
  func whole(_ line: LaidOutText.Line, in container: NSTextContainer) -> CGRect {
    let part = line.fragment ?? 0...max(container.size.width - container.lineFragmentPadding * 2, 0)
    return CGRect(
      x: part.lowerBound, y: line.frame.minY,
      width: part.upperBound - part.lowerBound + container.lineFragmentPadding * 2, height: line.frame.height)
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(line.range)
    return usedRect(of: line)
  }

  func usedRect(of line: LaidOutText.Line) -> CGRect {
    let padding = padding(of: textContainers.first)
    return CGRect(
      x: line.frame.minX, y: line.frame.minY, width: line.frame.width + padding * 2, height: line.frame.height)
  }

  private func line(at index: Int) -> LaidOutText.Line? { layout.lines.last { $0.range.lowerBound <= index } }

  /// Calls `block` for each line that has a part of the range: its rectangle, what of it is used, its container, its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in layout.lines where NSIntersectionRange(NSRange(line.range), glyphRange).length > 0 {
      block(whole(line, in: container), usedRect(of: line), container, NSRange(line.range), &stop)
      if stop.boolValue { return }
    }
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let place = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    let geometry = geometry
    var index = geometry.character(closestTo: place)
    // To the left of a line's start there is only its first character.
    if index > geometry.lineStart(at: place), geometry.caret(at: index).minX > place.x { index -= 1 }
    let (start, end) = (geometry.caret(at: index).minX, geometry.caret(at: index + 1).minX)
    partialFraction?.pointee = end > start ? min(max((place.x - start) / (end - start), 0), 1) : 0
    return min(index, max(numberOfGlyphs - 1, 0))
  }

  // MARK: Drawing
  // Text views call these where the manager is of an app's own class, with the container's top left corner as `origin`.

  /// Draws the backgrounds behind glyphs into the current graphics context: `fillBackgroundRectArray` for each.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    _drawBackground(forGlyphRange: glyphsToShow, at: origin)
  }

  /// Paints the lines that have a part of the range, without backgrounds.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    _drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
  }

  /// Fills a background.
  /// - Parameter rectArray: the background of each line, in points of the current graphics context.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    fill(Array(UnsafeBufferPointer(start: rectArray, count: rectCount)), color)
  }

  /// Is called for each part of a line that is underlined, and calls `drawUnderline`.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: offset(of: .underline, glyphRange),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws an underline below the glyphs of a part of a line.
  /// - Parameter baselineOffset: the distance of its top below the baseline, in points.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    draw(.underline, of: glyphRange, containerOrigin)
  }

  /// Is called for each part of a line that is struck through, and calls `drawStrikethrough`.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: offset(of: .strikethrough, glyphRange), lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws a strikethrough of the glyphs of a part of a line.
  /// - Parameter baselineOffset: the distance of its top below the baseline, in points: negative.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    draw(.strikethrough, of: glyphRange, containerOrigin)
  }
}

extension NSTextContainer {
  /// The exclusion paths; nil for none.
  fileprivate var exclusions: LineExclusions? {
    exclusionPaths.isEmpty ? nil : LineExclusions(exclusionPaths.map(\.path), padding: lineFragmentPadding)
  }

  /// The available size of a line, in points.
  var lineWidth: CGFloat {
    size.width > 0 && size.width < 1e6 ? max(size.width - lineFragmentPadding * 2, 0) : .infinity
  }
}

extension NSLineBreakMode {
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
