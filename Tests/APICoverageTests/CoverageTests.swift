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
}
