import Foundation
import Testing

/// Compares the documents' statements about files with the files.
@Suite struct DocumentTests {
  /// Documents about this version's files; the change log is also about older ones.
  private static let documents =
    ["README.md", "CONTRIBUTING.md", "SECURITY.md", "Benchmarks/README.md", "Proofs/README.md"]
    + (Checkout.current.files(in: "Docs").filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" })

  @Test(arguments: documents) func pathsThatAreNamedAreThere(document: String) throws {
    let path = #/`((?:Sources|Tests|Scripts|Docs|Examples|Benchmarks|Generators|Plugins|Proofs)/[A-Za-z0-9_.\/+@-]+)`/#
    for match in try Checkout.current.text(document).matches(of: path) {
      let named = String(match.1)
      // `Sources/System/C...` stands for several.
      guard !named.hasSuffix("...") else { continue }
      let place = Checkout.current.root.appending(path: named).path
      #expect(FileManager.default.fileExists(atPath: place), "\(document) names \(named), which isn't there")
    }
  }

  /// The declarations of tests in a file: `SuiteTests`, and `SuiteTests.test` for its functions. Without regular expressions, which
  /// take minutes for all tests in a debug build.
  private static func testNames(in source: String) -> [String] {
    func name(behind keyword: String, in line: Substring) -> String? {
      guard let range = line.firstRange(of: keyword) else { return nil }
      return String(line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    var suite = ""
    return source.split(separator: "\n").compactMap { line in
      let kinds = ["struct ", "class ", "extension "]
      if let type = kinds.lazy.compactMap({ name(behind: $0, in: line) }).first, type.hasSuffix("Tests") {
        suite = type
        return suite
      }
      return name(behind: "func ", in: line).map { "\(suite).\($0)" }
    }
  }

  @Test func testsThatHoldARuleOfIOSAreThere() throws {
    let known = try Set(
      Checkout.current.swiftFiles(in: "Tests").flatMap { file in
        DocumentTests.testNames(in: try Checkout.current.text("Tests/\(file)"))
      })
    let rows = try Checkout.current.text("Docs/Fidelity.md").split(separator: "\n").filter { $0.hasPrefix("|") }
    let named = rows.flatMap { $0.matches(of: #/`(\w+Tests(?:\.\w+)?)`/#).map { String($0.1) } }
    #expect(named.count > 50)
    let missing = named.filter { !known.contains($0) }
    #expect(missing == [], "Docs/Fidelity.md names tests that aren't there")
  }

  @Test func theModulesOfTheArchitectureAreThoseOfTheRule() throws {
    let lines = try Checkout.current.text("Docs/Architecture.md").split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("| module | what it is |") })
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { row in
      (row.split(separator: "|").first ?? "").matches(of: /`([A-Za-z_0-9]+)`/).map { String($0.1) }
    }
    // The program that reads the sources isn't a module that others could import, and C isn't Swift.
    let named = rows.flatMap(\.self).filter { $0 != "APICoverage" && !ImportRuleTests.foldersOfC.contains($0) }
    #expect(Set(named) == Set(ImportRuleTests.order) && named.count == ImportRuleTests.order.count)
    let places = ImportRuleTests.order.map { module in rows.firstIndex { $0.contains(module) } ?? -1 }
    #expect(places == places.sorted(), "a module stands above one that the rule has before it")
  }

  @Test func everyFolderOfSourcesIsAModuleOfTheRule() {
    let folders = Set(Checkout.current.files(in: "Sources"))
    // A program, no Swift sources, and modules without a line (`Docs/Architecture.md` contains the reasons).
    let others = ImportRuleTests.foldersOfC.union([
      "APICoverage", "TestingUIKitOverlay", "TestingCoreGraphicsOverlay", "TestingCoreImageOverlay",
    ])
    #expect(folders.subtracting(others) == Set(ImportRuleTests.order.map(ImportRuleTests.folder(of:))))
  }
}
