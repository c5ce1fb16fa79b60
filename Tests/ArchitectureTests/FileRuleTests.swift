import Foundation
import Testing

/// The size and the contents of files. `CONTRIBUTING.md` describes the rule.
@Suite struct FileRuleTests {
  private static let shortest = 12
  private static let longest = 400
  /// The number of lines from which a public type needs a file of its own.
  private static let ownFile = 20

  /// The files below the minimum length that don't belong in another file, with the reasons.
  private static let reasons = [
    "Sources/AdSupportShim/ASIdentifierManager.swift": "the one type of its framework",
    "Sources/HeadlessObjectiveC/Messages/ErrorStream.swift": "the one place that writes to the standard error stream",
    "Sources/SourceTranslator/main.swift": "the start of a program",
  ]

  /// Whether the file is generated, so that its length follows from the generator's input.
  private static func isGenerated(_ path: String) -> Bool { path.contains("/Generated/") }

  private static func files(in folders: [String]) -> [String] {
    folders.flatMap { folder in Checkout.current.swiftFiles(in: folder).map { "\(folder)/\($0)" } }
      .filter { !$0.contains("/.build/") && !isGenerated($0) }
  }

  private static func lines(of path: String) throws -> [Substring] {
    try Checkout.current.text(path).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// Whether a file contains only imports, such as that of a module that only exports other modules.
  private static func exportsAlone(_ lines: [Substring]) -> Bool {
    lines.allSatisfy {
      $0.isEmpty || $0.hasPrefix("//") || $0.hasPrefix("#if") || $0.hasPrefix("#endif")
        || $0.drop { $0 == " " }.contains(#/^(?:@\w+ )*(?:\w+ )?import /#)
    }
  }

  @Test func whatIsUnderTwelveLinesLiesWithWhatItBelongsTo() throws {
    var short: Set<String> = []
    for path in Self.files(in: ["Sources", "Generators", "Plugins"]) where !path.hasSuffix("+Facts.swift") {
      let lines = try Self.lines(of: path)
      if lines.count < Self.shortest, !Self.exportsAlone(lines) { short.insert(path) }
    }
    for path in short.subtracting(Self.reasons.keys).sorted() {
      Issue.record("\(path) is short: move it to the type it belongs to, or to that type's +Types file")
    }
    #expect(Set(Self.reasons.keys).subtracting(short) == [], "a reason that no file needs any more")
  }

  @Test func noFileHasOver400Lines() throws {
    let folders = ["Sources", "Generators", "Plugins", "Tests", "Proofs", "Benchmarks", "Examples"]
    for path in Self.files(in: folders) + ["Package.swift"] {
      let count = try Self.lines(of: path).count
      #expect(count <= Self.longest, "\(path): \(count) lines")
    }
  }

  // MARK: Types

  /// The public types at the top level of a file, with their numbers of lines. Names with an underscore are excluded, as they
  /// aren't for apps.
  private static func publicTypes(in lines: [Substring]) -> [(name: String, lines: Int)] {
    let declaration = #/^(?:@\S+ )*(?:[a-z]+ )*(?:public|open) (?:[a-z]+ )*(?:class|struct|enum|protocol|actor) (\w+)/#
    return lines.indices.compactMap { start in
      guard let match = lines[start].firstMatch(of: declaration), !match.1.hasPrefix("_") else { return nil }
      let end = lines[start].hasSuffix("}") ? start : lines[start...].firstIndex { $0.hasPrefix("}") } ?? start
      return (String(match.1), end - start + 1)
    }
  }

  @Test func aFileHasOnePublicTypeOfTwentyLines() throws {
    for path in Self.files(in: ["Sources"]) where !path.contains("/OldNames/") {
      let types = Self.publicTypes(in: try Self.lines(of: path)).filter { $0.lines >= Self.ownFile }
      #expect(types.count <= 1, "\(path) declares \(types.map(\.name).joined(separator: ", ")): a file for each")
    }
  }

  @Test func linesOfATypeAreCountedWithItsBraces() {
    let source: [Substring] = [
      "@MainActor public final class One {", "  var a = 1", "}", "", "public enum Two { case a }", "struct Three {",
      "}",
      "public protocol _Four {}",
    ]
    let types = Self.publicTypes(in: source)
    #expect(types.map(\.name) == ["One", "Two"])
    #expect(types.map(\.lines) == [3, 1])
  }
}
