internal import Foundation

/// Build settings by name, combined from a target's configuration, its project's and their `.xcconfig` files.
struct BuildSettings {
  private(set) var values: [String: String] = [:]

  /// - Parameter layers: in ascending order of precedence.
  init(_ layers: [[String: String]]) {
    for layer in layers {
      for (name, value) in layer {
        let before = values[name] ?? ""
        values[name] = value.replacing("$(inherited)", with: before).replacing("${inherited}", with: before)
      }
    }
  }

  /// The value of a setting, with references to other settings resolved; nil if it is missing or empty.
  subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    let text = expand(value, depth: 0).trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }

  /// The value of `$(NAME)`, `${NAME}` or `$(NAME:modifier)`.
  func expand(_ text: String) -> String { expand(text, depth: 0) }

  private func expand(_ text: String, depth: Int) -> String {
    // Settings that refer to each other would never end.
    guard depth < 8, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      let closing: [Character: Character] = ["(": ")", "{": "}"]
      guard let open = rest.first, let close = closing[open], let end = rest.firstIndex(of: close) else {
        result += "$"
        continue
      }
      let parts = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":")
      let name = parts.first.map(String.init) ?? ""
      var value = expand(values[name] ?? "", depth: depth + 1)
      for modifier in parts.dropFirst() { value = Self.apply(String(modifier), to: value) }
      result += value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func apply(_ modifier: String, to value: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case _ where modifier.hasPrefix("default="): value.isEmpty ? String(modifier.dropFirst(8)) : value
    default: value
    }
  }

  /// Converts a name to a valid module name: characters other than letters and digits become underscores.
  static func identifier(_ name: String) -> String {
    let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return plain.first?.isNumber == true ? "_" + plain : plain
  }

  /// The settings of an `.xcconfig` file; those of included files come first.
  static func configuration(_ file: URL, depth: Int = 0) -> [[String: String]] {
    guard depth < 8, let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var layers: [[String: String]] = []
    var own: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let words = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("#include") {
        let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1 else { continue }
        let included = URL(filePath: String(parts[1]), relativeTo: file.deletingLastPathComponent())
        layers += configuration(included, depth: depth + 1)
      } else if let sign = words.firstIndex(of: "=") {
        // Settings for specific platforms or architectures have a condition in brackets.
        let name = words[..<sign].trimmingCharacters(in: .whitespaces)
        guard !name.contains("[") else { continue }
        // Xcode ignores a semicolon at the end, which is found in files that were property lists before.
        let value = words[words.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        own[name] = value.hasSuffix(";") ? String(value.dropLast()) : value
      }
    }
    return layers + [own]
  }
}
