import Foundation

/// The units that a text consists of, in UTF-16 units.
enum TextUnits {
  static func ranges(of granularity: UITextGranularity, in text: String) -> [NSRange] {
    switch granularity {
    case .character: text.indices.map { NSRange($0..<text.index(after: $0), in: text) }
    case .word: pieces(of: text) { $0.isLetter || $0.isNumber || $0 == "\'" || $0 == "\u{2019}" }
    case .sentence: sentences(of: text)
    // Lines depend on the layout; a string tokenizer only knows paragraphs.
    case .paragraph, .line: pieces(of: text) { !$0.isNewline }
    case .document: text.isEmpty ? [] : [NSRange(text.startIndex..<text.endIndex, in: text)]
    }
  }

  private static func pieces(of text: String, _ belongs: (Character) -> Bool) -> [NSRange] {
    text.split(omittingEmptySubsequences: true) { !belongs($0) }
      .map { NSRange($0.startIndex..<$0.endIndex, in: text) }
  }

  /// A sentence reaches to the next one's start.
  private static func sentences(of text: String) -> [NSRange] {
    var ranges: [NSRange] = []
    var start = text.startIndex
    var isEnded = false
    for index in text.indices {
      let character = text[index]
      if isEnded, !character.isWhitespace {
        ranges.append(NSRange(start..<index, in: text))
        start = index
        isEnded = false
      }
      if ".!?\u{2026}\u{3002}\u{061F}".contains(character) || character.isNewline { isEnded = true }
    }
    if start < text.endIndex { ranges.append(NSRange(start..<text.endIndex, in: text)) }
    return ranges
  }
}
