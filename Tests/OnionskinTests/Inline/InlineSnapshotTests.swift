import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin

@Suite struct InlineSnapshotTests {
  private func edited(_ source: String, _ text: String, line: Int, column: Int) throws -> String {
    try InlineSnapshotEdit(source: source).expecting(text, at: SourcePlace(line: line, column: column, in: source))
  }

  @Test func aCallWithoutAClosureGetsOne() throws {
    let source = """
      func test() {
        assertInlineSnapshot(of: user(")"), as: .json)  // )
        other()
      }
      """
    #expect(
      try edited(source, "{\n\n  a\n}", line: 2, column: 3) == """
        func test() {
          assertInlineSnapshot(of: user(")"), as: .json) {
            \"""
            {

              a
            }
            \"""
          }  // )
          other()
        }
        """)
  }

  @Test func aSourceKeepsItsPlaceAndItsPermissions() throws {
    let folder = TestFolder()
    try folder.write(Data("assertInlineSnapshot(of: a, as: .lines)\n".utf8), "real/Tests.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/real/Tests.swift")
    let link = folder.path + "/Tests.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/Tests.swift")
    try InlineSnapshotFiles().write("b", to: link, line: 1, column: 1)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/Tests.swift")
    #expect(String(decoding: try folder.read("real/Tests.swift"), as: UTF8.self).contains("  b\n"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/real/Tests.swift")
    #expect(attributes[.posixPermissions] as? Int == 0o755)
  }

  @Test func aClosureIsReplaced() throws {
    let source = "assertInlineSnapshot(of: a, as: .lines) {\n  #\"\"\"\n  } \\(no)\n  \"\"\"#\n}\nnext { }\n"
    #expect(
      try edited(source, "b", line: 1, column: 1)
        == "assertInlineSnapshot(of: a, as: .lines) {\n  \"\"\"\n  b\n  \"\"\"\n}\nnext { }\n")
  }

  @Test func aLabelledClosureIsReplaced() throws {
    let source = "assertInlineSnapshot(of: f({ 1 }), as: .lines, matches: { \"a\" }, line: 3)"
    #expect(
      try edited(source, "b", line: 1, column: 1)
        == "assertInlineSnapshot(of: f({ 1 }), as: .lines, matches: {\n  \"\"\"\n  b\n  \"\"\"\n}, line: 3)")
  }

  /// Each text in a literal with the smallest number of number signs that preserves it.
  @Test(arguments: [
    ("plain", "\"\"\"\n  plain\n  \"\"\""), ("a\\nb", "#\"\"\"\n  a\\nb\n  \"\"\"#"),
    ("\"\"\"", "#\"\"\"\n  \"\"\"\n  \"\"\"#"), ("\"\"\"#", "##\"\"\"\n  \"\"\"#\n  \"\"\"##"),
    ("a\u{1}", "\"\"\"\n  a\\u{1}\n  \"\"\""), ("a\n", "\"\"\"\n  a\n\n  \"\"\""),
  ])
  func literals(text: String, literal: String) {
    #expect(InlineSnapshotEdit.closure(of: text, indentation: "") == "{\n  \(literal)\n}")
  }

  @Test func stringsAndCommentsAreReadOver() throws {
    let call = "call(\"\\(f(\")\"))\", #\"\\(\"#, /* ) /* ) */ */ [\"\"\"\n)\n\"\"\"], /\\)\"/)"
    #expect(try edited("\(call) // end\n", "x", line: 1, column: 1).hasPrefix("\(call) {\n"))
  }

  @Test func aSourceThatChangedIsLeftAlone() {
    #expect(throws: InlineSnapshotEdit.Failure.self) { try edited("let a = 1\n", "x", line: 1, column: 1) }
    #expect(throws: InlineSnapshotEdit.Failure.self) { try edited("let a = 1\n", "x", line: 7, column: 1) }
  }

  @Test func severalCallsOfAFileAreWrittenInAnyOrder() throws {
    let folder = TestFolder()
    let path = folder.path + "/A.swift"
    try folder.write(Data("a(1)\nb(2)\nc(3)\n".utf8), "A.swift")
    let files = InlineSnapshotFiles()
    try files.write("two", to: path, line: 2, column: 1)
    try files.write("one", to: path, line: 1, column: 1)
    try files.write("three", to: path, line: 3, column: 1)
    try files.write("three", to: path, line: 3, column: 1)
    #expect(throws: InlineSnapshotEdit.Failure.self) { try files.write("other", to: path, line: 3, column: 1) }
    func closure(_ text: String) -> String { "{\n  \"\"\"\n  \(text)\n  \"\"\"\n}" }
    #expect(
      String(decoding: try folder.read("A.swift"), as: UTF8.self)
        == "a(1) \(closure("one"))\nb(2) \(closure("two"))\nc(3) \(closure("three"))\n")
  }

  @Test func callsOfOneLineAreWrittenInAnyOrder() throws {
    for places in [[(1, "one"), (7, "two")], [(7, "two"), (1, "one")]] {
      let folder = TestFolder()
      try folder.write(Data("a(1); b(2)\n".utf8), "A.swift")
      let files = InlineSnapshotFiles()
      for (column, text) in places {
        try files.write(text, to: folder.path + "/A.swift", line: 1, column: column)
      }
      #expect(
        String(decoding: try folder.read("A.swift"), as: UTF8.self)
          == "a(1) {\n  \"\"\"\n  one\n  \"\"\"\n}; b(2) {\n  \"\"\"\n  two\n  \"\"\"\n}\n")
    }
  }

  /// The result of a call, and the text that it writes.
  private func outcome(
    _ value: String, expected: String?, _ record: SnapshotTestingConfiguration.Record
  ) -> (failure: String?, written: String?) {
    let site = CallSite(fileID: "T/A.swift", filePath: "/p/A.swift", function: "f()", line: 4, column: 1)
    var written: String?
    let failure = SnapshotCall(site: site, record: record).inlineFailure(
      of: { value }, as: .lines, expected: expected, timeout: 60, write: { written = $0 })
    return (failure, written)
  }

  @Test func modesDecideAsForOtherReferences() {
    #expect(outcome("a", expected: "a", .missing) == (nil, nil))
    #expect(outcome("a", expected: nil, .missing).written == "a")
    #expect(outcome("a", expected: nil, .missing).failure?.contains("was recorded in /p/A.swift, line 4") == true)
    #expect(outcome("a", expected: "b", .missing).written == nil)
    #expect(outcome("a", expected: "b", .missing).failure?.contains("+a") == true)
    #expect(outcome("a", expected: "b", .failed).written == "a")
    #expect(outcome("a", expected: "a", .failed).written == nil)
    #expect(outcome("a", expected: "a", .all).written == "a")
    #expect(outcome("a", expected: nil, .never).written == nil)
    #expect(outcome("a", expected: nil, .never).failure?.contains("\"never\"") == true)
  }

  @Test func theTextOfThisTestIsCompared() {
    let failures = TestRun().failures {
      assertInlineSnapshot(of: "one\n\n  \"two\"", as: .lines) {
        """
        one

          "two"
        """
      }
    }
    #expect(failures == [])
  }
}
