/// A word, a literal or a sign of a source file.
struct Token {
  enum Kind: UInt8 {
    case identifier
    /// `#selector`, `#if` and the like.
    case pound
    case number
    /// A string without its interpolations, which are tokens of their own, or a regular expression.
    case literal
    case sign
  }

  let kind: Kind
  /// Which word an identifier is, where that matters.
  let word: Word
  /// What a sign is; 0 for everything else.
  let sign: UInt8
  /// Whether nothing stands before it on its line but white space and comments.
  let startsLine: Bool
  let start: Int
  let end: Int

  func isSign(_ character: Unicode.Scalar) -> Bool { sign == UInt8(ascii: character) }
}
