/// What is printed to a terminal.
package enum Console {
  /// A text without characters that a terminal obeys: names and texts of files that somebody else made may move its cursor,
  /// rename its window, or hide what is said about them.
  package static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isObeyed = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      // Marks of direction turn a line around.
      result.append(isObeyed || scalar.properties.isBidiControl ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// The same in one line: a name with a line's end in it could say what the tool says.
  package static func line(_ text: String) -> String {
    let printable = printable(text).unicodeScalars.map { $0.properties.isWhitespace && $0 != " " ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(printable))
  }
}
