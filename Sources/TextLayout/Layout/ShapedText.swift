/// A text that is shaped, with its latest layouts. Belongs to the engine that made it: a text that is laid out for several sizes is
/// looked up in the engine's cache once, which compares its string and attributes.
public final class ShapedText {
  let paragraphs: [ShapedParagraph]
  let text: AttributedText
  /// The side at which natural alignment starts in a paragraph without a strong character.
  let direction: ParagraphStyle.WritingDirection
  /// The oldest one first.
  private var layouts: [Layout] = []
  /// The text's share of the cache's capacity.
  var cost: Int
  var lastUse: UInt64 = 0
  /// Whether the cache still has the text.
  var isCached = false

  private struct Layout {
    var constraints: LayoutConstraints
    var layout: LaidOutText
  }

  init(
    _ text: AttributedText, direction: ParagraphStyle.WritingDirection, paragraphs: [ShapedParagraph]
  ) {
    self.text = text
    self.direction = direction
    self.paragraphs = paragraphs
    // A text needs more memory than its characters, even if it is short.
    cost = text.length + 20
  }

  var countOfLayouts: Int { layouts.count }

  /// The layout for constraints, if it is one of the latest.
  func layout(in constraints: LayoutConstraints) -> LaidOutText? {
    var index = layouts.count
    // The latest is mostly the one. An iterator would copy each layout.
    while index > 0 {
      index -= 1
      if layouts[index].constraints == constraints { return layouts[index].layout }
    }
    return nil
  }

  func add(_ layout: LaidOutText, in constraints: LayoutConstraints) {
    layouts.append(Layout(constraints: constraints, layout: layout))
  }

  func removeOldestLayout() -> LaidOutText { layouts.removeFirst().layout }
}
