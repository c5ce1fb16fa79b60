internal import Foundation
internal import Graphics
internal import TextLayout

extension NSLayoutManager {
  /// Whether an app's subclass may override the drawing.
  var isOfApps: Bool { type(of: self) != NSLayoutManager.self }

  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  /// Draws the lines of a range.
  /// - Parameter origin: the layout's top left corner.
  func items(
    at origin: CGPoint, decorations: Set<LaidOutText.Decoration.Kind> = [.background, .underline, .strikethrough],
    where isShown: (Range<Int>) -> Bool
  ) -> [DisplayItem] {
    var part = layout
    part.lines = part.lines.filter { isShown($0.range) }
    for index in part.lines.indices { part.lines[index].decorations.removeAll { !decorations.contains($0.kind) } }
    let attachments = part.lines.contains { !$0.attachments.isEmpty } ? attachments : []
    return part.displayItems(at: origin) { id, rect in
      guard attachments.indices.contains(id) else { return [] }
      return attachments[id].items(in: rect)
    }
  }

  // MARK: Backgrounds

  func _drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {
    guard let textStorage else { return }
    textStorage.enumerateAttribute(.backgroundColor, in: range.clamped(to: textStorage.length)) { value, part, _ in
      guard let color = value as? UIColor else { return }
      let rects = pieces(.background, of: part).map { $0.piece.rect.offsetBy(dx: origin.x + padding, dy: origin.y) }
      guard !rects.isEmpty else { return }
      rects.withUnsafeBufferPointer { rects in
        guard let start = rects.baseAddress else { return }
        fillBackgroundRectArray(start, count: rects.count, forCharacterRange: part, color: color)
      }
    }
  }

  func fill(_ rects: [CGRect], _ color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    color.setFill()
    context.fill(rects)
    context.restoreGState()
  }

  // MARK: Lines

  /// Lines below the glyphs, glyphs, lines through them.
  func _drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {
    let place = CGPoint(x: origin.x + padding, y: origin.y)
    let isShown = { (line: Range<Int>) in NSIntersectionRange(NSRange(line), range).length > 0 }
    guard isOfApps else {
      UIGraphicsGetCurrentContext()?.append(
        items(at: place, decorations: [.underline, .strikethrough], where: isShown))
      return
    }
    enumerateRules(.underlineStyle, range) {
      underlineGlyphRange(
        $0, underlineType: $1, lineFragmentRect: $2, lineFragmentGlyphRange: $3, containerOrigin: origin)
    }
    UIGraphicsGetCurrentContext()?.append(items(at: place, decorations: [], where: isShown))
    enumerateRules(.strikethroughStyle, range) {
      strikethroughGlyphRange(
        $0, strikethroughType: $1, lineFragmentRect: $2, lineFragmentGlyphRange: $3, containerOrigin: origin)
    }
  }

  /// The parts of lines that have a line below or through them: with its style, the line fragment and its glyphs.
  private func enumerateRules(
    _ key: NSAttributedString.Key, _ range: NSRange, _ body: (NSRange, NSUnderlineStyle, CGRect, NSRange) -> Void
  ) {
    guard let textStorage, let container = textContainers.first else { return }
    func tell(_ style: NSUnderlineStyle, _ part: NSRange) {
      for line in layout.lines where line.decorations.contains(where: { $0.kind != .background }) {
        let glyphs = NSIntersectionRange(NSRange(line.range), part)
        if glyphs.length > 0 { body(glyphs, style, whole(line, in: container), NSRange(line.range)) }
      }
    }
    textStorage.enumerateAttribute(key, in: range.clamped(to: textStorage.length)) { value, part, _ in
      let style = AttributeNumber.underlineStyle(value) ?? []
      if !style.isEmpty { return tell(style, part) }
      guard key == .underlineStyle else { return }
      // Text views underline links by default.
      textStorage.enumerateAttribute(.link, in: part) { link, part, _ in
        if link != nil { tell(.single, part) }
      }
    }
  }

  /// The offset of a baseline from the top of the range's line.
  func offset(of kind: LaidOutText.Decoration.Kind, _ range: NSRange) -> CGFloat {
    pieces(kind, of: range).first.map { $0.piece.rect.minY - $0.line.baseline } ?? 0
  }

  func draw(_ kind: LaidOutText.Decoration.Kind, of range: NSRange, _ origin: CGPoint) {
    let place = CGPoint(x: origin.x + padding, y: origin.y)
    UIGraphicsGetCurrentContext()?.append(pieces(kind, of: range).map { $0.piece.displayItem(at: place) })
  }

  /// The decorations of a range's glyphs: adjacent glyphs with the same style share one.
  private func pieces(
    _ kind: LaidOutText.Decoration.Kind, of range: NSRange
  ) -> [(piece: LaidOutText.Decoration, line: LaidOutText.Line)] {
    let geometry = geometry
    return layout.lines.flatMap { line -> [(LaidOutText.Decoration, LaidOutText.Line)] in
      let part = NSIntersectionRange(NSRange(line.range), range)
      guard part.length > 0 else { return [] }
      let rects = geometry.rects(of: part)
      return line.decorations.filter { $0.kind == kind }.flatMap { decoration in
        rects.compactMap { rect in
          let start = max(rect.minX, decoration.rect.minX)
          let end = min(rect.maxX, decoration.rect.maxX)
          guard end > start else { return nil }
          var piece = decoration
          piece.rect.origin.x = start
          piece.rect.size.width = end - start
          return (piece, line)
        }
      }
    }
  }
}
