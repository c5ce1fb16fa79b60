/// Shaped texts, up to a number of UTF-16 units; the least recently used ones are removed first.
final class ShapedTextCache {
  private struct Key: Hashable {
    var text: AttributedText
    var direction: ParagraphStyle.WritingDirection
  }

  private struct Entry {
    var paragraphs: [ShapedParagraph]
    var cost: Int
    var lastUse: UInt64
  }

  /// The number of texts in the cache.
  var count: Int { entries.count }

  private let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var cost = 0
  private var clock: UInt64 = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  func paragraphs(
    for text: AttributedText, direction: ParagraphStyle.WritingDirection, shape: () -> [ShapedParagraph]
  ) -> [ShapedParagraph] {
    clock += 1
    let key = Key(text: text, direction: direction)
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      return entries.values[index].paragraphs
    }
    let paragraphs = shape()
    // A text needs more memory than its characters, even if it is short.
    let entry = Entry(paragraphs: paragraphs, cost: text.length + 20, lastUse: clock)
    // A text that contains NaN isn't equal to itself: it would never be found again, nor be removed.
    guard entry.cost <= capacity / 2, key == key else { return paragraphs }
    if cost + entry.cost > capacity { evict() }
    cost += entry.cost
    entries[key] = entry
    return paragraphs
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
