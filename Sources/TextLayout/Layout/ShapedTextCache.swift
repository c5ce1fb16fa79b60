/// Shaped texts with their latest layouts, up to a number of UTF-16 units; the least recently used ones are removed first.
///
/// Stacks measure a text with several sizes and labels measure it again before they draw it; a matrix of devices repeats all of it.
final class ShapedTextCache {
  private struct Key: Hashable {
    var text: AttributedText
    var direction: ParagraphStyle.WritingDirection
  }

  /// The number of texts in the cache.
  var count: Int { entries.count }

  /// The maximum number of layouts of a text.
  static let mostLayouts = 8

  private let capacity: Int
  private var entries: [Key: ShapedText] = [:]
  private var cost = 0
  private var clock: UInt64 = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the shaped text. Texts that aren't in the cache are shaped.
  func text(
    _ text: AttributedText, _ direction: ParagraphStyle.WritingDirection, shape: () -> [ShapedParagraph]
  ) -> ShapedText {
    clock += 1
    let key = Key(text: text, direction: direction)
    if let known = entries[key] {
      known.lastUse = clock
      return known
    }
    let shaped = ShapedText(text, direction: direction, paragraphs: shape())
    keep(shaped, for: key)
    return shaped
  }

  /// Returns the layout of a text for constraints, and makes one that isn't among the latest.
  func layout(
    of shaped: ShapedText, in constraints: LayoutConstraints, layOut: ([ShapedParagraph]) -> LaidOutText
  ) -> LaidOutText {
    clock += 1
    shaped.lastUse = clock
    if let known = shaped.layout(in: constraints) { return known }
    let layout = layOut(shaped.paragraphs)
    add(layout, in: constraints, to: shaped)
    return layout
  }

  private func keep(_ shaped: ShapedText, for key: Key) {
    // A text that contains NaN isn't equal to itself: it would never be found again, nor be removed.
    guard shaped.cost <= capacity / 2, key == key else { return }
    if cost + shaped.cost > capacity { evict() }
    cost += shaped.cost
    shaped.isCached = true
    shaped.lastUse = clock
    entries[key] = shaped
  }

  private func add(_ layout: LaidOutText, in constraints: LayoutConstraints, to shaped: ShapedText) {
    var added = Self.cost(of: layout)
    let most = shaped.countOfLayouts == 0 ? capacity / 2 - shaped.cost : capacity / 16
    // NaN again, and layouts that would take the place of many texts.
    guard added <= most, constraints == constraints else { return }
    if shaped.countOfLayouts == Self.mostLayouts { added -= Self.cost(of: shaped.removeOldestLayout()) }
    shaped.add(layout, in: constraints)
    shaped.cost += added
    guard shaped.isCached else { return }
    cost += added
    if cost > capacity { evict() }
  }

  /// Glyphs need as much memory as shaped characters, and a line as much as some ten of them.
  private static func cost(of layout: LaidOutText) -> Int {
    layout.lines.reduce(0) { $0 + $1.range.count + 10 }
  }

  /// Half of the texts are removed at once, so that sorting is rare.
  private func evict() {
    let oldest = entries.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in oldest where cost > capacity / 2 {
      entries[key] = nil
      entry.isCached = false
      cost -= entry.cost
    }
  }
}
