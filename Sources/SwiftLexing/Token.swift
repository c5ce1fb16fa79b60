/// A word, a literal or a sign of a source file.
package struct Token: Sendable {
  package enum Kind: UInt8, Sendable {
    case identifier
    /// `#selector`, `#if` and the like.
    case pound
    case number
    /// A string without its interpolations, which are tokens of their own, or a regular expression.
    case literal
    case sign
  }

  package let kind: Kind
  /// Which word an identifier is, where that matters.
  package let word: Word
  /// What a sign is; 0 for everything else.
  package let sign: UInt8
  /// Whether nothing stands before it on its line but white space and comments.
  package let startsLine: Bool
  /// Whether the token is the part of a string after an interpolation.
  package let continuesString: Bool
  package let start: Int
  package let end: Int

  /// The token's byte range in the source.
  package var range: Range<Int> { start..<end }

  package func isSign(_ character: Unicode.Scalar) -> Bool { sign == UInt8(ascii: character) }
}
