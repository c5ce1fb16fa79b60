/// A word, number, text or sign of a Swift file.
struct Token {
  enum Kind { case word, number, text, sign }

  var kind: Kind
  /// The token as it is written; empty for texts, whose interpolations follow as tokens of their own.
  var string: String
  /// From 1.
  var line: Int

  func isWord(_ word: String) -> Bool { kind == .word && string == word }
  func isSign(_ sign: String) -> Bool { kind == .sign && string == sign }
}
