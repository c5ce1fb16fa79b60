import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin

/// Inline snapshots in helpers of tests, whose calls have closures of their own.
@Suite struct InlineSyntaxTests {
  private func edited(_ source: String, _ text: String?, _ syntax: InlineSnapshotSyntaxDescriptor) throws -> String {
    try InlineSnapshotEdit(source: source, syntax: syntax)
      .expecting(text, at: SourcePlace(line: 1, column: 1, in: source))
  }

  private let result = InlineSnapshotSyntaxDescriptor(
    deprecatedTrailingClosureLabels: ["matches"], trailingClosureLabel: "result", trailingClosureOffset: 1)
  private let text = "{\n  \"\"\"\n  a\n  \"\"\"\n}"

  @Test func aLabelledClosureIsWrittenAfterTheOthers() throws {
    #expect(try edited("check(1) { 2 }\n", "a", result) == "check(1) { 2 } result: \(text)\n")
    #expect(try edited("check { 2 }\n", "a", result) == "check { 2 } result: \(text)\n")
    #expect(try edited("check(1)\n", "a", result) == "check(1, result: \(text))\n")
    #expect(
      try edited("check { 2 } other: { 3 }\n", "a", result) == "check { 2 } result: \(text) other: { 3 }\n")
  }

  @Test func aLabelledClosureIsReplacedAndRenamed() throws {
    #expect(try edited("check { 2 } result: { \"b\" }\nnext()", "a", result) == "check { 2 } result: \(text)\nnext()")
    #expect(try edited("check { 2 } matches: { \"b\" }\n", "a", result) == "check { 2 } result: \(text)\n")
    #expect(try edited("check(matches: { \"b\" }, x: 1)\n", "a", result) == "check(result: \(text), x: 1)\n")
  }

  @Test func theFirstClosureGoesWithoutItsLabel() throws {
    let first = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "result")
    #expect(try edited("check(1) { \"b\" }\n", "a", first) == "check(1) \(text)\n")
    #expect(try edited("check(1)\n", "a", first) == "check(1) \(text)\n")
  }

  @Test func aTextThatIsGoneIsTakenAway() throws {
    #expect(try edited("check(1) { 2 } result: { \"b\" }\n", nil, result) == "check(1) { 2 }\n")
    #expect(try edited("check(1)\n", nil, result) == "check(1)\n")
    let first = InlineSnapshotSyntaxDescriptor()
    #expect(try edited("check(1) {\n  \"b\"\n}\n", nil, first) == "check(1)\n")
    #expect(throws: InlineSnapshotEdit.Failure.self) { try edited("check(matches: { \"b\" })\n", nil, first) }
  }

  @Test func twoClosuresOfACallAreWritten() throws {
    let folder = TestFolder()
    try folder.write(Data("check(1) { 2 }\n".utf8), "A.swift")
    let files = InlineSnapshotFiles()
    let other = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "other", trailingClosureOffset: 2)
    for syntax in [result, other] {
      try files.write("a", as: syntax, to: folder.path + "/A.swift", line: 1, column: 1)
    }
    #expect(
      String(decoding: try folder.read("A.swift"), as: UTF8.self) == "check(1) { 2 } result: \(text) other: \(text)\n")
  }

  @Test func aFailureStandsAtTheClosure() throws {
    let folder = TestFolder()
    try folder.write(Data("check(1) {\n  2\n} result: {\n  \"b\"\n}\n".utf8), "A.swift")
    let files = InlineSnapshotFiles()
    #expect(files.lineOfClosure(result, in: folder.path + "/A.swift", line: 1, column: 1) == 3)
    let none = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "none", trailingClosureOffset: 2)
    #expect(files.lineOfClosure(none, in: folder.path + "/A.swift", line: 1, column: 1) == nil)
  }

  @Test func nothingNeedsNoText() {
    func failures(_ value: String?, _ expected: (() -> String)?) -> [String] {
      TestRun(["SNAPSHOT_TESTING_RECORD": "never"]).failures {
        assertInlineSnapshot(of: value, as: .lines, matches: expected, function: "f()")
      }
    }
    #expect(failures(nil, nil) == [])
    #expect(failures("a", { "a" }) == [])
    #expect(failures(nil, { "a" }).first?.contains("differs") == true)
  }
}
