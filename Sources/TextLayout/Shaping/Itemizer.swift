import CHarfBuzz

/// Divides a paragraph into ranges of one style, one font, one script and one direction.
struct Itemizer {
  struct Item {
    var content: ShapedRun.Content
    var font: OpenFont?
    var range: Range<Int>
    var level: Int8
    var script: UInt32
    var span: Int
  }

  let paragraph: ShapedParagraph
  /// Empty if all are 0.
  let levels: [Int8]
  let isSimple: Bool
  let fonts: FontCache

  private var pending: Item?

  init(paragraph: ShapedParagraph, levels: [Int8], isSimple: Bool, fonts: FontCache) {
    self.paragraph = paragraph
    self.levels = levels
    self.isSimple = isSimple
    self.fonts = fonts
  }

  /// In logical order.
  mutating func forEachItem(_ body: (Item) -> Void) {
    for (index, span) in paragraph.spans.enumerated() {
      let end = min(span.range.upperBound, paragraph.length)
      var unit = span.range.lowerBound
      while unit < end {
        var next = unit + 1
        while next < end, paragraph.flags[next] & UnitFlags.graphemeStart == 0 { next += 1 }
        add(item(unit..<next, span: index), to: body)
        unit = next
      }
    }
    if let last = pending { body(last) }
    pending = nil
  }

  /// Merges the item with the previous one, or emits that one.
  private mutating func add(_ item: Item, to body: (Item) -> Void) {
    guard var last = pending else {
      pending = item
      return
    }
    if case .glyphs = item.content, case .glyphs = last.content, last.span == item.span, last.level == item.level,
      last.font === item.font, let script = Itemizer.common(last.script, item.script)
    {
      last.range = last.range.lowerBound..<item.range.upperBound
      last.script = script
      pending = last
    } else {
      body(last)
      pending = item
    }
  }

  private static func common(_ a: UInt32, _ b: UInt32) -> UInt32? {
    if a == b || b == HB_SCRIPT_COMMON.rawValue { return a }
    return a == HB_SCRIPT_COMMON.rawValue ? b : nil
  }

  /// The font of the preceding text, which is also used for punctuation of several scripts, such as the Arabic comma, if possible.
  private func neighbour(on span: Int) -> OpenFont? {
    guard let pending, pending.span == span, pending.script != HB_SCRIPT_COMMON.rawValue else { return nil }
    return pending.font
  }

  private func item(_ range: Range<Int>, span: Int) -> Item {
    let unit = paragraph.units[range.lowerBound]
    let level = levels.isEmpty ? paragraph.baseLevel : levels[range.lowerBound]
    let font = paragraph.spans[span].font
    var item = Item(
      content: .glyphs, font: font.primary, range: range, level: level, script: HB_SCRIPT_LATIN.rawValue, span: span)
    if unit < 0x20 || unit == 0x2028 || 0x7F...0x9F ~= unit {
      item.content = unit == 0x09 ? .tab : .invisible
    } else if unit == 0xFFFC, let attachment = paragraph.spans[span].attributes.attachment {
      item.content = .attachment(attachment)
    } else if range.count == 1, unit < 0x2000, font.primary.hasGlyph(UInt32(unit)) {
      // By far the most frequent case, and not an emoji.
      if !isSimple { item.script = (Script.strong(UInt32(unit)) ?? HB_SCRIPT_COMMON).rawValue }
    } else {
      let scalars = UTF16Scalars.scalars(paragraph.units, range)
      let script = scalars.lazy.compactMap { Script.strong($0) }.first
      item.font = fonts.font(forCluster: scalars, in: font, after: script == nil ? neighbour(on: span) : nil)
      item.script = (script ?? HB_SCRIPT_COMMON).rawValue
    }
    return item
  }
}
