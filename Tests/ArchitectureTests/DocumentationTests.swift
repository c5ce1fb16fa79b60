import Foundation
import Testing

/// Public declarations of the modules that tests and apps import say what they are.
@Suite struct DocumentationTests {
  /// The public declarations of a file without a comment before them; what overrides something is documented there.
  private func undocumented(_ path: String) throws -> [String] {
    let lines = try Checkout.current.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.indices.filter { index in
      isPublicDeclaration(lines[index]) && !isDocumented(index, in: lines) && !isNameOfADevice(lines[index], in: path)
    }.map { "\(path):\($0 + 1): \(lines[$0])" }
  }

  /// Names of devices repeat what the catalogue says; what is behind them is said once, before all of them.
  private func isNameOfADevice(_ line: String, in path: String) -> Bool {
    path.hasPrefix("Sources/Onionskin/Devices/") && line.contains(#/ (let|var|func) (iPhone|iPad)/#)
  }

  private func isPublicDeclaration(_ line: String) -> Bool {
    var words = line.split(separator: " ").map(String.init)[...]
    let before: Set<String> = [
      "final", "static", "class", "required", "convenience", "indirect", "weak", "lazy", "nonisolated", "isolated",
      "nonisolated(unsafe)",
    ]
    while let word = words.first, word.hasPrefix("@") || before.contains(word) { words.removeFirst() }
    guard let first = words.first, first == "public" || first == "open" else { return false }
    return !words.contains("override") && !words.contains("import") && !words.contains("extension")
      && !line.contains("required init?(coder") && !first.hasSuffix("(set)")
  }

  /// Whether a comment stands before a declaration; attributes may stand between.
  private func isDocumented(_ index: Int, in lines: [String]) -> Bool {
    var above = index - 1
    while above >= 0, lines[above].hasPrefix("@") || lines[above] == ")" || isWithinAttribute(above, in: lines) {
      above -= 1
    }
    return above >= 0 && lines[above].hasPrefix("///")
  }

  /// Whether a line is one of several of an attribute's arguments.
  private func isWithinAttribute(_ index: Int, in lines: [String]) -> Bool {
    guard let start = lines[..<index].lastIndex(where: { $0.hasPrefix("@") }), lines[start].hasSuffix("(") else {
      return false
    }
    return !lines[start..<index].contains(")")
  }

  @Test(arguments: ["Sources/Onionskin", "Sources/Onion"]) func everyPublicDeclarationIsDocumented(
    folder: String
  ) throws {
    let found = try Checkout.current.swiftFiles(in: folder).flatMap { try undocumented("\(folder)/\($0)") }
    #expect(found == [])
  }
}
