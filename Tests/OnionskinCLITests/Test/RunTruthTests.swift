import Foundation
import OnionskinTestSupport
import SnapshotReport
import Testing

@testable import Onionskin
@testable import OnionskinCLI

/// A run's messages about tests without failing snapshots.
@Suite struct RunTruthTests {
  /// Lines of Swift Testing's event stream.
  static func test(_ name: String, line: Int = 4) -> String {
    """
    {"kind":"test","payload":{"id":"T.S/\(name)/S.swift:\(line):4","kind":"function","name":"\(name)","sourceLocation":\
    {"filePath":"/p/Tests/T/S.swift","line":\(line)}},"version":"6.3.0"}
    """
  }

  static func event(_ kind: String, _ name: String, line: Int = 4, symbol: String = "default") -> String {
    """
    {"kind":"event","payload":{"kind":"\(kind)","testID":"T.S/\(name)/S.swift:\(line):4","messages":\
    [{"symbol":"\(symbol)","text":"\(kind)"}]},"version":"6.3.0"}
    """
  }

  static func issue(_ name: String, at line: Int, isKnown: Bool = false, isFailure: Bool = true) -> String {
    """
    {"kind":"event","payload":{"kind":"issueRecorded","testID":"T.S/\(name)/S.swift:4:4","issue":{"isKnown":\(isKnown),\
    "isFailure":\(isFailure),"sourceLocation":{"_filePath":"/p/Tests/T/S.swift","line":\(line)}},"messages":\
    [{"symbol":"fail","text":"Expectation failed"},{"symbol":"details","text":"a == b"}]},"version":0}
    """
  }

  static let start = "{\"kind\":\"event\",\"payload\":{\"kind\":\"runStarted\"},\"version\":0}"
  static let end = "{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"},\"version\":0}"

  static func tests(_ lines: [String], snapshots: [RunEntry] = []) -> [RunTest] {
    TestEvents(stream: Data(lines.joined(separator: "\n").utf8)).tests(root: "/p", snapshots: snapshots, output: "boom")
  }

  @Test func aStreamWithoutAnEndTellsWhatWasRunningAndWhatNeverRan() {
    let tests = Self.tests([
      Self.test("done()"), Self.test("running()"), Self.test("waiting()"), Self.test("skipped()"), Self.start,
      Self.event("testStarted", "done()"), Self.event("testStarted", "running()"),
      Self.event("testSkipped", "skipped()"),
      Self.event("testEnded", "done()", symbol: "pass"), "{\"kind\":\"event\",\"payl",
    ])
    #expect(tests.map(\.name) == ["T.S/running()", "T.S/waiting()"])
    #expect(tests.map(\.outcome) == [.crashed, .neverRan])
    #expect(tests.map(\.output) == ["boom", nil])
    #expect(tests.first?.sourceFile == "Tests/T/S.swift")
    #expect(tests.first?.details == "boom")
  }

  @Test func aRunThatEndedHasNoneThatNeverRan() {
    let lines = [Self.test("a()"), Self.test("b()"), Self.start, Self.event("testStarted", "a()"), Self.end]
    #expect(Self.tests(lines).isEmpty)
  }

  @Test func onlyFailuresThatNoSnapshotTellsAreTests() {
    var entry = RunEntry.sample("cell", verdict: .differs)
    entry.sourceFile = "/p/Tests/T/S.swift"
    entry.line = 10
    let lines = [
      Self.test("f()"), Self.start, Self.event("testStarted", "f()"), Self.issue("f()", at: 10),
      Self.event("testEnded", "f()", symbol: "fail"), Self.end,
    ]
    #expect(Self.tests(lines, snapshots: [entry]).isEmpty)
    entry.line = 11
    let told = Self.tests(lines, snapshots: [entry])
    #expect(told.map(\.outcome) == [.failed])
    #expect(
      told.first?.issues == [
        RunTest.Issue(text: "Expectation failed\na == b", sourceFile: "Tests/T/S.swift", line: 10)
      ])
    #expect(told.first?.headline == "Expectation failed")
    #expect(told.first?.details == "Tests/T/S.swift:10: Expectation failed\na == b")
  }

  /// A helper that passes on its caller's location fails there for the snapshot, and for its other checks.
  @Test func aFailureAtASnapshotsPlaceIsReportedToo() throws {
    var entry = RunEntry.sample("cell", verdict: .differs)
    (entry.sourceFile, entry.line) = ("/p/Tests/T/S.swift", 10)
    entry.message = "Snapshot \"cell\" of f() differs from its reference.\nReference: x"
    func lines(_ words: String) -> [String] {
      [
        Self.test("f()"), Self.start, Self.event("testStarted", "f()"), Self.issue("f()", at: 10),
        Self.issue("f()", at: 10).replacing("a == b", with: words), Self.event("testEnded", "f()", symbol: "fail"),
        Self.end,
      ]
    }
    let own = "Snapshot \\\"cell\\\" of f() differs from its reference."
    for words in [own, "3 of 4 snapshots of f() failed:"] {
      let told = Self.tests(lines(words), snapshots: [entry])
      #expect(told.map(\.issues.count) == [1])
      #expect(told.first?.details == "Tests/T/S.swift:10: Expectation failed\na == b")
    }
    var output = XCTestOutput()
    output.read(
      Data(
        """
        Test Suite 'All tests' started at x
        Test Case 'A.testOne' started at x
        /p/Tests/T/S.swift:10: error: A.testOne : failed - Snapshot "cell" of f() differs from its reference.
        /p/Tests/T/S.swift:10: error: A.testOne : XCTAssertEqual failed: ("1") is not equal to ("2") -
        Test Case 'A.testOne' failed (0.1 seconds)
        Test Suite 'All tests' failed at x

        """.utf8))
    let told = output.tests(root: "/p", snapshots: [entry], output: "")
    #expect(told.map { $0.issues.map(\.text) } == [["XCTAssertEqual failed: (\"1\") is not equal to (\"2\") -"]])
  }

  static func suite(_ name: String) -> String {
    """
    {"kind":"test","payload":{"id":"T.\(name)","kind":"suite","name":"\(name)","sourceLocation":\
    {"filePath":"/p/Tests/T/S.swift","line":2}},"version":"6.3.0"}
    """
  }

  static func suiteEvent(_ kind: String, _ name: String) -> String {
    """
    {"kind":"event","payload":{"kind":"\(kind)","testID":"T.\(name)","messages":[{"symbol":"default","text":""}]},\
    "version":"6.3.0"}
    """
  }

  /// The code of a suite's trait around its tests, or of a suite's `deinit` between them.
  @Test func aProcessThatEndsBetweenTestsIsReportedByTheInnermostSuite() {
    let lines = [
      Self.suite("S"), Self.suite("S/In"), Self.suite("Done"), Self.test("f()"), Self.start,
      Self.suiteEvent("testStarted", "Done"), Self.suiteEvent("testEnded", "Done"), Self.suiteEvent("testStarted", "S"),
      Self.suiteEvent("testStarted", "S/In"),
    ]
    let tests = Self.tests(lines)
    #expect(tests.map(\.name) == ["T.S/In", "T.S/f()"])
    #expect(tests.map(\.outcome) == [.crashed, .neverRan])
    #expect(tests.first?.output == "boom")
    // If a test was running, it is reported, and nothing around it.
    let running = Self.tests(lines + [Self.event("testStarted", "f()")])
    #expect(running.map(\.name) == ["T.S/f()"])
  }

  @Test func aProcessThatEndsOutsideOfEverySuiteIsReported() {
    let ended = [
      Self.test("a()"), Self.test("b()"), Self.start, Self.event("testStarted", "a()"),
      Self.event("testEnded", "a()", symbol: "pass"),
    ]
    #expect(Self.tests(ended).map(\.name) == ["outside of every test", "T.S/b()"])
    #expect(Self.tests(ended).map(\.outcome) == [.crashed, .neverRan])
    #expect(Self.tests(ended + [Self.end]).isEmpty)
  }

  @Test func aTestsOwnWordsAreItsHeadline() {
    let lines = [
      Self.test("f()"), Self.start, Self.event("testStarted", "f()"),
      Self.issue("f()", at: 10).replacing("Expectation failed", with: "Issue recorded"),
      Self.event("testEnded", "f()", symbol: "fail"), Self.end,
    ]
    #expect(Self.tests(lines).map(\.headline) == ["a == b"])
  }

  /// A name that a test uses twice is in the record once, with the worst verdict; the test failed at both locations.
  @Test func aSnapshotThatWasSeenTwiceTellsOfBothPlaces() throws {
    let folder = TestFolder()
    var entry = RunEntry.sample("cell", verdict: .recorded)
    (entry.sourceFile, entry.line) = ("/p/Tests/T/S.swift", 10)
    var other = RunEntry.sample("cell", verdict: .differs)
    (other.sourceFile, other.line) = ("/p/Tests/T/S.swift", 11)
    RunRecorder(folder: folder.path).append([entry, other])
    #expect(try RunRecord(folders: [folder.path]).entries.map(\.line) == [11])
    let lines = [
      Self.test("f()"), Self.start, Self.event("testStarted", "f()"), Self.issue("f()", at: 10),
      Self.issue("f()", at: 11), Self.event("testEnded", "f()", symbol: "fail"), Self.end,
    ]
    #expect(Self.tests(lines, snapshots: try RunRecord.entries(below: folder.path)).isEmpty)
  }

  @Test func knownIssuesAndWarningsAreNoFailures() {
    let lines = [
      Self.test("f()"), Self.start, Self.event("testStarted", "f()"), Self.issue("f()", at: 10, isKnown: true),
      Self.issue("f()", at: 11, isFailure: false), Self.event("testEnded", "f()", symbol: "pass"), Self.end,
    ]
    #expect(Self.tests(lines).isEmpty)
  }

  @Test(arguments: [1, 7, 4096])
  func xctestIsReadFromItsLines(pieceLength: Int) {
    let output = """
      Test Suite 'All tests' started at 2026-11-22
      Test Case 'X.testOne' started at 2026-11-22
      Test Case 'X.testOne' passed (0.002 seconds)
      Test Case 'X.testTwo' started at 2026-11-22
      /p/Tests/T/X.swift:14: error: X.testTwo : failed - no good
      Test Case 'X.testTwo' failed (0.001 seconds)
      Test Case 'X.testZzz' started at 2026-11-22
      T/X.swift:15: Fatal error: boom
      ◇ Test run started.

      """
    var read = XCTestOutput()
    var rest = Data(output.utf8)[...]
    while !rest.isEmpty {
      read.read(Data(rest.prefix(pieceLength)))
      rest = rest.dropFirst(pieceLength)
    }
    let tests = read.tests(root: "/p", snapshots: [], output: "end")
    #expect(tests.map(\.name) == ["X.testZzz", "X.testTwo"])
    #expect(tests.map(\.outcome) == [.crashed, .failed])
    #expect(tests.first?.output == "end")
    #expect(tests.last?.issues.first?.text == "failed - no good")
    #expect(tests.last?.sourceFile == "Tests/T/X.swift")
    var entry = RunEntry.sample("cell", verdict: .missing)
    entry.sourceFile = "/p/Tests/T/X.swift"
    entry.line = 14
    #expect(read.tests(root: "/p", snapshots: [entry], output: "").map(\.name) == ["X.testZzz"])
  }

  /// A test prints a picture, or dots endlessly.
  @Test func aLineThatNeverEndsIsCutAndTheNextOneIsRead() {
    var lines = OutputLines()
    let piece = Data(repeating: 0x2E, count: 60_000)
    #expect((0..<1000).allSatisfy { _ in lines.lines(in: piece).isEmpty })
    #expect(lines.lines(in: Data("end\nTest\n\nno".utf8)).map(\.utf8.count) == [OutputLines.maximumByteCount, 4, 0])
    #expect(lines.lines(in: Data("w\n".utf8)) == ["now"])
  }

  @Test func theEndOfTheOutputBeginsAtTheCrash() {
    var tail = OutputTail()
    tail.read(Data("hello\n".utf8))
    #expect(tail.excerpt == "hello")
    let lines = (0..<100).map { "line \($0)" }.joined(separator: "\n")
    tail.read(Data("\(lines)\n".utf8))
    #expect(tail.excerpt.hasPrefix("line 61\n") && tail.excerpt.hasSuffix("line 99"))
    tail.read(Data("\u{1B}[31mA.swift:3: Fatal error: boom\u{1B}[0m\nin f()\n\nRegisters:\nrax 0\nlast\n".utf8))
    #expect(tail.excerpt == "A.swift:3: Fatal error: boom\nin f()")
  }

  @Test func theOutputKeepsItsEndOnly() {
    var tail = OutputTail()
    for number in 0..<40 { tail.read(Data("\(number)".utf8) + Data(repeating: 0x61, count: 32 << 10)) }
    tail.read(Data("\nend\n".utf8))
    #expect(tail.excerpt.utf8.count <= 2 * OutputTail.maximumByteCount)
    #expect(tail.excerpt.hasSuffix("\nend"))
  }

  @Test func ofSeveralRunsTheWorstCounts() {
    let (failed, crashed) = (
      RunTest(name: "T.S/a()", outcome: .failed), RunTest(name: "T.S/a()", outcome: .crashed)
    )
    let other = RunTest(name: "T.S/b()", outcome: .neverRan)
    var record = RunRecord.sample([other, failed])
    record.runs += RunRecord.sample([crashed]).runs
    #expect(record.tests == [crashed, other])
    #expect(RunCounts(of: record).text == "0 snapshots, 1 test crashed, 1 test never ran")
  }

  @Test func aRunThatNothingExplainsIsReported() {
    let record = RunRecord.sample([])
    #expect(RunCounts(of: record).text == "0 snapshots, 1 run ended badly")
    #expect(MarkdownSummary.text(of: record, title: "t").contains("    error: no such <module>"))
    #expect(JUnitReport.text(of: record, title: "t").contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(JUnitReport.text(of: record, title: "t").contains("error: no such &lt;module&gt;"))
    // A differing snapshot explains it.
    let differs = RunRecord.sample([], entries: [RunEntry.sample("a", verdict: .differs)])
    #expect(RunCounts(of: differs).text == "1 snapshot, 1 differs")
    #expect(RunCounts(of: RunRecord.sample([], status: 0)).text == "0 snapshots")
  }

  /// Another package's manifest may not contain a test's name.
  @Test(arguments: ["", "/", "//", "a/"]) func testsWithoutANameAreReported(name: String) {
    let record = RunRecord.sample([RunTest(name: name, outcome: .crashed)])
    #expect(JUnitReport.text(of: record, title: "t").contains("errors=\"1\""))
    #expect(MarkdownSummary.text(of: record, title: "t").contains("**1 test crashed**"))
    #expect(GitHubAnnotations.text(of: record).hasPrefix("::error "))
  }

  @Test func markdownTellsThemFirst() throws {
    let record = RunRecord.sample(RunTest.samples, entries: [RunEntry.failedSample("cell")])
    let text = MarkdownSummary.text(of: record, title: "t")
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[1] == "1 snapshot, **1 differs**, **1 test crashed**, **1 test failed**, **1 test never ran**")
    #expect(lines[4] == "| T.S/crash&#124;&#40;&#41; | crashed | The test process ended while this test was running. |")
    #expect(lines[5] == "| T.S/bad&#40;&#41; | failed | a == b |")
    #expect(lines.contains("    Fatal error: <boom>") && lines.contains("- T.S/late&#40;&#41;"))
    let first = try #require(text.range(of: "crash&#124;")), snapshots = try #require(text.range(of: "| F / "))
    #expect(first.lowerBound < snapshots.lowerBound)
  }

  @Test func junitCountsCrashesAsErrors() {
    let record = RunRecord.sample(RunTest.samples, entries: [RunEntry.failedSample("cell")])
    let text = JUnitReport.text(of: record, title: "t")
    #expect(text.contains("<testsuites name=\"t\" tests=\"4\" failures=\"2\" errors=\"2\""))
    #expect(text.contains("<testsuite name=\"Tests\" tests=\"3\" failures=\"1\" errors=\"2\""))
    #expect(text.contains("<testcase classname=\"T.S\" name=\"crash|()\" file=\"Tests/T/S.swift\" line=\"4\""))
    #expect(text.contains("<error type=\"crashed\""))
    #expect(text.contains("Fatal error: &lt;boom&gt;&#10;\u{FFFD}</error>"))
    #expect(text.contains("<error type=\"never ran\"") && text.contains("<failure type=\"failed\" message=\"a == b\">"))
  }

  @Test func annotationsMarkTestsThatRan() {
    let text = GitHubAnnotations.text(of: RunRecord.sample(RunTest.samples))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines.first?.hasPrefix("::error file=Tests/T/S.swift,line=4,title=T.S/crash|() crashed::Fatal error") == true)
  }

  /// `onionskin test` with a simulated `swift`: it writes an event stream, a snapshot and a crash.
  @Test func aCrashIsOnTheConsoleInTheRecordAndInEveryReport() throws {
    let package = try StandInPackage(
      stream: [Self.test("running()"), Self.test("late()"), Self.start, Self.event("testStarted", "running()")],
      ending: """
        echo 'S.swift:5: Fatal error: Index out of range'
        exit 1
        """)
    let folder = package.folder
    let tool = try package.test(recordedIn: "\(folder.path)/.artifacts/runs/run-1")
    #expect(tool.status == 1)
    #expect(tool.output.contains("onionskin: crashed: T.S/running(): The test process ended"))
    #expect(tool.output.contains("onionskin: never ran: T.S/late()"))
    #expect(tool.output.contains("onionskin: 0 snapshots, 1 test crashed, 1 test never ran, 0:0"))
    let record = try RunRecord(folders: [folder.path + "/.artifacts/runs"])
    #expect(record.tests.map(\.outcome) == [.crashed, .neverRan])
    #expect(record.tests.first?.output == "S.swift:5: Fatal error: Index out of range")
    let page = String(decoding: try folder.read(".artifacts/report.html"), as: UTF8.self)
    #expect(page.contains("\"text\":\"1 test crashed\""))
    #expect(page.contains("Fatal error: Index out of range"))
    // The stream is deleted, and isn't a record.
    #expect(folder.files.allSatisfy { !$0.contains("events-") })
  }
}
