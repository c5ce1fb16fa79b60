/// A word, a literal or a sign of a source file.
package struct Token: Sendable {
  package enum Kind: UInt8, Sendable {
    case identifier
    /// A word with a number sign, such as `#selector` or `#if`.
    case pound
    case number
    /// A string without its interpolations, which are separate tokens, or a regular expression.
    case literal
    case sign
  }

  package let kind: Kind
  /// The known word that an identifier is, if any.
  package let word: Word
  /// The character of a sign; 0 for other tokens.
  package let sign: UInt8
  /// Whether only white space and comments precede the token on its line.
  package let startsLine: Bool
  /// Whether the token is the part of a string after an interpolation.
  package let continuesString: Bool
  package let start: Int
  package let end: Int

  /// The token's byte range in the source.
  package var range: Range<Int> { start..<end }

  package func isSign(_ character: Unicode.Scalar) -> Bool { sign == UInt8(ascii: character) }
}
