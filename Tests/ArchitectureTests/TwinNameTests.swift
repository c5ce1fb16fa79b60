import Testing

/// Members of extensions can't be overridden on this platform, so open members are in their class's body and are often implemented
/// in an extension beside it, under the member's name with an underscore before it.
@Suite struct TwinNameTests {
  /// An open function whose body is one call with its own parameters.
  private struct Forwarder: Hashable {
    let name: String
    let callee: String
  }

  private static let modules = ["Sources/HeadlessQuartzCore", "Sources/HeadlessUIKit", "Sources/SwiftUILayout"]

  @Test func aForwardersTwinHasItsName() throws {
    var wrong: [String] = []
    var count = 0
    for module in Self.modules {
      let sources = try Checkout.current.swiftFiles(in: module).map { file in
        (file: "\(module)/\(file)", text: try Checkout.current.text("\(module)/\(file)"))
      }
      let published = sources.reduce(into: Set<String>()) { $0.formUnion(openNames(in: $1.text)) }
      for source in sources {
        let forwarders = Set(forwarders(in: source.text))
        count += forwarders.count
        for forwarder in forwarders where forwarder.callee != "_\(forwarder.name)" {
          // Code that several members share, and members that apps can call, have names of their own.
          let isShared = forwarders.contains { $0.callee == forwarder.callee && $0.name != forwarder.name }
          let isClosure = source.text.contains("let \(forwarder.callee): ")
          if isShared || isClosure || published.contains(forwarder.callee) { continue }
          wrong.append("\(source.file): \(forwarder.name) calls \(forwarder.callee)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.sorted().joined(separator: "\n"))")
    #expect(count > 80, "there are some 117; the test reads too few")
  }

  /// The names of functions that apps can call.
  private func openNames(in text: String) -> [String] {
    text.split(separator: "\n").filter(isPublished).compactMap { line in
      line.firstMatch(of: /\b(?:open|public) [^(={]*?func (\w+)/).map { String($0.1) }
    }
  }

  /// Whether a line may begin a declaration that apps can use: an access level or an attribute comes first.
  private func isPublished(_ line: Substring) -> Bool {
    let code = line.utf8.drop { $0 == UInt8(ascii: " ") }
    return code.starts(with: "open ".utf8) || code.starts(with: "public ".utf8) || code.first == UInt8(ascii: "@")
  }

  private func forwarders(in text: String) -> [Forwarder] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { isPublished(lines[$0]) && lines[$0].contains("open ") }.compactMap { start in
      // Parameters and the body of a forwarding function take a few lines.
      let piece = lines[start..<min(start + 6, lines.endIndex)].joined(separator: " ")
      guard let end = piece.firstIndex(of: "}") else { return nil }
      let pattern =
        /\bopen [a-z ]*func (\w+)(?:<[^>]*>)?\(([^{}]*)\)[^{}()]*(?:\(any \w+\)\?)? *\{ *([a-z_]\w*)\(([^{}()]*)\) *\}/
      guard let match = piece[...end].firstMatch(of: pattern) else { return nil }
      let parameters = split(match.2).compactMap { $0.split(separator: ":").first?.split(separator: " ").last }
      let arguments = split(match.4).compactMap { $0.split(separator: ":").last?.split(separator: " ").last }
      guard parameters == arguments, match.1 != match.3 else { return nil }
      return Forwarder(name: String(match.1), callee: String(match.3))
    }
  }

  /// The parts between commas that aren't inside parentheses or brackets.
  private func split(_ list: Substring) -> [Substring] {
    var depth = 0
    return list.split { character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      return character == "," && depth <= 0
    }
  }
}
