import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin

/// `onionskin audits` with the record of a run.
@Suite struct AuditsCommandTests {
  private let folder = TestFolder()

  /// - Parameter found: the mistakes in each test; nil for a test without an audit.
  private func record(_ found: KeyValuePairs<String, [String]?>) throws {
    try folder.write(Data(), "Package.swift")
    let entries = found.enumerated().map { place, found in
      var entry = RunEntry.sample("cell-\(place)", test: found.key)
      entry.findings = found.value
      return entry
    }
    RunRecorder(folder: "\(folder.path)/.artifacts/runs/run-1").append(entries)
  }

  private func audits(_ arguments: String...) throws -> ChildProcess {
    try ChildProcess(ChildProcess.tool, ["audits", "--package-path", folder.path] + arguments)
  }

  @Test func mistakesAreListedOnceWithTheirNumberOfSnapshots() throws {
    try record(["T.Cart/a()": ["too small", "no name"], "T.Cart/b()": ["too small"], "T.Cart/a() ": nil])
    let tool = try audits("--list")
    #expect(tool.status == 0)
    #expect(
      tool.output.split(separator: "\n") == [
        "new: T.Cart/a(): too small (1 snapshot)", "new: T.Cart/a(): no name (1 snapshot)",
        "new: T.Cart/b(): too small (1 snapshot)",
      ])
    #expect(!folder.files.contains("Audits.json"))
  }

  @Test func acceptedMistakesReplaceThoseOfTheSameTests() throws {
    try record(["T.Cart/a()": ["too small"], "T.Cart/b()": []])
    let before = """
      {"exceptions": {"map": ["tapTargets"]},
       "known": {"T.Cart/a()": ["gone"], "T.Cart/b()": ["gone, too"], "T.Cart/c()": ["of another run"]}}
      """
    try folder.write(Data(before.utf8), "Audits.json")
    let tool = try audits()
    #expect(tool.status == 0)
    #expect(
      tool.output.split(separator: "\n").map(String.init) == [
        "new: T.Cart/a(): too small (1 snapshot)", "gone: T.Cart/a(): gone", "gone: T.Cart/b(): gone, too",
        "\(folder.path)/Audits.json",
      ])
    let after = try AuditBaseline(contentsOf: "\(folder.path)/Audits.json")
    #expect(after.known == ["T.Cart/a()": ["too small"], "T.Cart/c()": ["of another run"]])
    #expect(after.exceptions == ["map": ["tapTargets"]])
    #expect(try audits("--list").output == "known: T.Cart/a(): too small (1 snapshot)\n")
  }

  @Test func aRunThatAuditedNothingChangesNothing() throws {
    try record(["T.Cart/a()": nil])
    let tool = try audits()
    #expect(tool.status == 0)
    #expect(tool.output == "No test of the run looks for layout mistakes: pass auditing: to its assertions.\n")
    #expect(!folder.files.contains("Audits.json"))
  }

  @Test func aFileThatCannotBeReadIsKept() throws {
    try record(["T.Cart/a()": ["too small"]])
    try folder.write(Data("{".utf8), "Audits.json")
    let tool = try audits()
    #expect(tool.status != 0)
    #expect(tool.output.contains("Audits.json: expected lists of words"))
    #expect(try folder.read("Audits.json") == Data("{".utf8))
  }
}
