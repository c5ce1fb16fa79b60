/// Texts that were shaped, up to a number of UTF-16 units; those unused for longest go first.
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

  /// How many texts are kept.
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
    // A text takes up more than its characters, however few it has.
    let entry = Entry(paragraphs: paragraphs, cost: text.length + 20, lastUse: clock)
    // A text with a number that is none equals nothing, itself included: it would never be found again, nor be removed.
    guard entry.cost <= capacity / 2, key == key else { return paragraphs }
    if cost + entry.cost > capacity { evict() }
    cost += entry.cost
    entries[key] = entry
    return paragraphs
  }

  /// Half of what is kept goes at once, so that sorting is rare.
  private func evict() {
    let oldest = entries.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in oldest where cost > capacity / 2 {
      entries[key] = nil
      cost -= entry.cost
    }
  }
}
