import Foundation
import Testing

@testable import APICoverage

/// The project's own sources: nothing is silent that `Kept.txt` doesn't give a reason for.
@Suite struct CoverageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func everyMemberHasAnEffectOrAReasonAndThePageSaysSo() throws {
    let coverage = try Coverage(of: Self.root)
    for problem in coverage.problems { Issue.record("\(problem)") }
    let page = try String(contentsOf: Self.root.appending(path: Coverage.pagePath), encoding: .utf8)
    #expect(page == coverage.page, "Docs/Coverage.md is out of date: run make coverage")
  }

  /// Reasons name strategies, files and members: all of them exist.
  @Test func whatReasonsNameExists() throws {
    let kept = try String(contentsOf: Self.root.appending(path: Coverage.keptPath), encoding: .utf8)
    let names = Set(KeptList(kept).entries.map(\.reason).flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
    #expect(names.contains(".accessibility"))
    var words: Set<String> = []
    for folder in Coverage.interfaceFolders + Coverage.readingFolders {
      for file in try Coverage.files(in: Self.root, under: "Sources/\(folder)") {
        words.formUnion(CodeToken.all(in: file.text).lazy.map(\.string))
      }
    }
    for name in names.sorted() where !FileManager.default.fileExists(atPath: Self.root.appending(path: name).path) {
      let parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      #expect(parts.allSatisfy(words.contains), "Kept.txt names \(name), which doesn't exist")
    }
  }

  @Test func worksMeansThatATestNamesIt() {
    let tested = TestedNames(sources: ["list.insertSections([0], with: .fade) // moveSection"])
    #expect(tested.mention("insertSections") && tested.mention("insertSections(_:with:)"))
    #expect(!tested.mention("moveSection") && !tested.mention("insertSections(_:at:)"))
  }

  @Test func keysAreNoUse() {
    let facts = #"Fact("title", \.title) { $0.size = $1.size }"#
    #expect(Coverage.withoutKeys(facts) == #"Fact("title", 0) { $0.size = $1.size }"#)
  }
}
