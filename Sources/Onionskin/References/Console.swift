/// What is printed to a terminal or a log: the one place where texts of files, names and messages are made harmless.
package enum Console {
  /// A text without what a terminal or a CI service obeys: names and texts of files from elsewhere may move a
  /// terminal's cursor, rename its window, hide what is said about them, or give a service a command. Lines stay lines.
  package static func printable(_ text: String) -> String {
    var result: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      result.append(scalar == "\n" ? scalar : shown(scalar))
    }
    return String(String.UnicodeScalarView(withoutCommands(result)))
  }

  /// The same in one line: a name with a line's end in it could say what the tool says.
  package static func line(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.properties.isWhitespace && scalar != " " ? replacement : shown(scalar)
    }
    return String(String.UnicodeScalarView(withoutCommands(scalars)))
  }

  /// What stands for a scalar: another one for what is obeyed, a line's end among it.
  package static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar != "\t" && isObeyed(scalar) ? replacement : scalar
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Control characters, separators of lines that aren't line feeds, and marks of direction, which turn a line around.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }

  /// Commands of CI services have a sign put into them. GitHub Actions obeys a line that begins with two colons, behind spaces
  /// too, and `##[` wherever it stands; Azure Pipelines obeys `##vso[` and TeamCity `##teamcity[`.
  private static func withoutCommands(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count)
    var isAtStart = true
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isAtStart, scalar == ":", next == ":" { result.append(replacement) }
      result.append(scalar)
      if scalar == "#", next == "#", namesCommand(scalars[(index + 2)...]) { result.append(replacement) }
      isAtStart = scalar == "\n" || (isAtStart && scalar.properties.isWhitespace)
    }
    return result
  }

  /// Whether what follows two number signs is a word, or none, and a bracket.
  private static func namesCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let longestWord = 32
    return rest.prefix(longestWord).first { !$0.properties.isAlphabetic } == "["
  }

  /// The first lines, and one that counts the others where there are more than `limit`.
  static func limited(_ lines: [String], to limit: Int) -> [String] {
    guard lines.count > limit else { return lines }
    guard limit > 0 else { return [] }
    return lines.prefix(limit - 1) + ["... and \(lines.count - limit + 1) more"]
  }
}
