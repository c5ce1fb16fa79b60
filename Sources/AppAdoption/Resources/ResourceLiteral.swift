/// Swift text that both forms of `R` contain.
enum ResourceLiteral {
  /// A text as a literal.
  static func string(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      case _ where scalar.value < 32: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// The body of `validate()`: an error for each font that can't be loaded.
  ///
  /// - Parameter error: the error's expression with a literal.
  static func checks(of fonts: [String], _ error: (String) -> String) -> String {
    let lines = fonts.map { font in
      let problem = string("[R.swift] Font '\(font)' could not be loaded, is '\(font)' in Info.plist?")
      return "    if UIFont(name: \(string(font)), size: 42) == nil { throw \(error(problem)) }\n"
    }
    return lines.isEmpty ? "" : "\n" + lines.joined() + "  "
  }
}
