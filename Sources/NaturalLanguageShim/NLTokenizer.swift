/// The units of a text, by Foundation's rules for words, sentences and paragraphs.
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }

  public let unit: NLTokenUnit
  open var string: String?

  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// Has no effect: words are found without dictionaries.
  open func setLanguage(_ language: NLLanguage) {}

  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return NLTokenizer.ranges(unit, in: string, string.startIndex..<string.endIndex).first { $0.contains(index) }
      ?? index..<index
  }

  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, NLTokenizer.Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in NLTokenizer.ranges(unit, in: string, range) {
      let isNumber = string[token].allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
      if !block(token, isNumber ? .numeric : []) { return }
    }
  }

  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    string.map { NLTokenizer.ranges(unit, in: $0, range) } ?? []
  }

  static func ranges(_ unit: NLTokenUnit, in text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    switch unit {
    case .document: return [range]
    case .word: return words(text, range)
    case .sentence: return parts(text, range) { ends($0, text) }
    case .paragraph: return parts(text, range) { text[$0].isNewline }
    }
  }

  /// The parts that end with characters, with the spaces after them, as NaturalLanguage gives them.
  private static func parts(
    _ text: String, _ range: Range<String.Index>, endsAt isEnd: (String.Index) -> Bool
  ) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var (start, place) = (range.lowerBound, range.lowerBound)
    while place < range.upperBound {
      let next = text.index(after: place)
      if isEnd(place), next == range.upperBound || !isEnd(next) {
        let end = text[next..<range.upperBound].prefix { $0.isWhitespace }.endIndex
        found.append(start..<end)
        (start, place) = (end, end)
      } else {
        place = next
      }
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }

  /// Whether a sentence ends with a character: with a line, or with a full stop before a space.
  private static func ends(_ place: String.Index, _ text: String) -> Bool {
    if text[place].isNewline || "。！？".contains(text[place]) { return true }
    guard ".!?…".contains(text[place]) else { return false }
    let next = text.index(after: place)
    return next == text.endIndex || text[next].isWhitespace || ".!?…".contains(text[next])
  }

  /// Runs of letters and numbers, with apostrophes within them.
  private static func words(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard isPart(text[place]) else {
        place = text.index(after: place)
        continue
      }
      let start = place
      while place < range.upperBound, isPart(text[place]) || isInside(place, text, range) {
        place = text.index(after: place)
      }
      found.append(start..<place)
    }
    return found
  }

  private static func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func isInside(_ place: String.Index, _ text: String, _ range: Range<String.Index>) -> Bool {
    let next = text.index(after: place)
    return "'’".contains(text[place]) && next < range.upperBound && isPart(text[next])
  }
}
