import Foundation
import Testing

/// What the documents say of the tree, against the tree.
@Suite struct DocumentTests {
  /// Documents that speak of this version's files; the change log speaks of older ones, too.
  private static let documents =
    ["README.md", "CONTRIBUTING.md", "SECURITY.md", "Benchmarks/README.md"]
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

  @Test func theModulesOfTheArchitectureAreThoseOfTheRule() throws {
    let lines = try Checkout.current.text("Docs/Architecture.md").split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("| module | what it is |") })
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { row in
      (row.split(separator: "|").first ?? "").matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
    }
    // The program that reads the sources is no module that others could import.
    let named = rows.flatMap(\.self).filter { $0 != "APICoverage" }
    #expect(Set(named) == Set(ImportRuleTests.order) && named.count == ImportRuleTests.order.count)
    let places = ImportRuleTests.order.map { module in rows.firstIndex { $0.contains(module) } ?? -1 }
    #expect(places == places.sorted(), "a module stands above one that the rule has before it")
  }

  @Test func everyFolderOfSourcesIsAModuleOfTheRule() {
    let folders = Set(Checkout.current.files(in: "Sources"))
    // No sources of Swift, a program, and modules without a line (`Docs/Architecture.md` says why they are there).
    let others: Set = ["System", "APICoverage", "TestingUIKitOverlay", "TestingCoreGraphicsOverlay"]
    #expect(folders.subtracting(others) == Set(ImportRuleTests.order.map(ImportRuleTests.folder(of:))))
  }
}
