/// Shaped texts with their latest layouts, up to a number of UTF-16 units; the least recently used ones are removed first.
///
/// Stacks measure a text with several sizes and labels measure it again before they draw it; a matrix of devices repeats all of it.
final class ShapedTextCache {
  private struct Key: Hashable {
    var text: AttributedText
    var direction: ParagraphStyle.WritingDirection
  }

  private struct Layout {
    var constraints: LayoutConstraints
    var layout: LaidOutText
  }

  private struct Entry {
    var paragraphs: [ShapedParagraph]
    /// The oldest one first.
    var layouts: [Layout] = []
    var cost: Int
    var lastUse: UInt64
  }

  /// The number of texts in the cache.
  var count: Int { entries.count }

  /// The maximum number of layouts of a text.
  static let mostLayouts = 8

  private let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var cost = 0
  private var clock: UInt64 = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the layout of a text for constraints. Texts and layouts that aren't in the cache are made.
  func layout(
    of text: AttributedText, in constraints: LayoutConstraints, shape: () -> [ShapedParagraph],
    layOut: ([ShapedParagraph]) -> LaidOutText
  ) -> LaidOutText {
    clock += 1
    let key = Key(text: text, direction: constraints.interfaceDirection)
    guard let index = entries.index(forKey: key) else {
      let paragraphs = shape()
      let layout = layOut(paragraphs)
      keep(paragraphs, Layout(constraints: constraints, layout: layout), for: key)
      return layout
    }
    entries.values[index].lastUse = clock
    for known in entries.values[index].layouts where known.constraints == constraints { return known.layout }
    let layout = layOut(entries.values[index].paragraphs)
    add(Layout(constraints: constraints, layout: layout), at: index)
    return layout
  }

  private func keep(_ paragraphs: [ShapedParagraph], _ layout: Layout, for key: Key) {
    // A text needs more memory than its characters, even if it is short.
    let cost = key.text.length + 20 + Self.cost(of: layout)
    // A text that contains NaN isn't equal to itself: it would never be found again, nor be removed.
    guard cost <= capacity / 2, key == key else { return }
    if self.cost + cost > capacity { evict() }
    self.cost += cost
    entries[key] = Entry(paragraphs: paragraphs, layouts: [layout], cost: cost, lastUse: clock)
  }

  private func add(_ layout: Layout, at index: Dictionary<Key, Entry>.Index) {
    var added = Self.cost(of: layout)
    // NaN again, and layouts that would take the place of many texts.
    guard added <= capacity / 16, layout.constraints == layout.constraints else { return }
    if entries.values[index].layouts.count == Self.mostLayouts {
      added -= Self.cost(of: entries.values[index].layouts.removeFirst())
    }
    entries.values[index].layouts.append(layout)
    entries.values[index].cost += added
    cost += added
    if cost > capacity { evict() }
  }

  /// Glyphs need as much memory as shaped characters, and a line as much as some ten of them.
  private static func cost(of layout: Layout) -> Int {
    layout.layout.lines.reduce(0) { $0 + $1.range.count + 10 }
  }

  /// Half of the texts are removed at once, so that sorting is rare.
  private func evict() {
    let oldest = entries.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in oldest where cost > capacity / 2 {
      entries[key] = nil
      cost -= entry.cost
    }
  }
}
