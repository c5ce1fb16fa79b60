import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import OnionskinCLI
@testable import SnapshotReport

/// The console's, page's and reports' messages about a run with problems.
@Suite struct RunTroubleTests {
  private static func manifest(
    status: Int32 = 1, tests: [RunTest] = [], known: [KnownFailure]? = nil, finished: Date? = Date()
  ) -> RunManifest {
    RunManifest(
      arguments: ["--filter", "T"], status: status, skippedTests: [], tests: tests, output: "error: no such module",
      knownFailures: known, started: Date(), finished: finished)
  }

  /// A text is the same in all formats.
  private static func expectEverywhere(_ text: String, _ record: RunRecord) {
    #expect(RunSummary.troubleLines(of: record).contains { $0.contains(text) })
    #expect(HTMLReport(record: record, title: "t").html.contains(text))
    #expect(MarkdownSummary.text(of: record, title: "t").contains(MarkdownSummary.escaped(text)))
    #expect(JUnitReport.text(of: record, title: "t").contains(JUnitReport.escaped(text)))
    #expect(GitHubAnnotations.text(of: record).contains(GitHubAnnotations.data(text)))
    #expect(RunCounts(of: record).areBad)
  }

  @Test func referencesThatAreSharedAreReportedEverywhere() {
    let record = RunRecord(entries: [
      RunEntry.sample("1", test: "T.A/f", process: 1), RunEntry.sample("1", test: "T.B/f", process: 2),
    ])
    Self.expectEverywhere("One reference for several snapshots", record)
    #expect(RunCounts(of: record).text == "2 snapshots, 2 matched, 1 reference shared")
    #expect(JUnitReport.text(of: record, title: "t").contains("tests=\"3\" failures=\"1\" errors=\"0\""))
    #expect(RunSummary.troubleLines(of: record)[0].contains("\"1\" of T.A/f, \"1\" of T.B/f"))
  }

  /// In the page of several jobs, a differing snapshot doesn't explain the failed build of another job.
  @Test func aRunIsExplainedByItsOwnSnapshotsAlone() throws {
    let folder = TestFolder()
    RunRecorder(folder: folder.path + "/runs/a").append([RunEntry.sample("x", verdict: .differs)])
    try Self.manifest().write(toRun: folder.path + "/runs/a")
    try Self.manifest().write(toRun: folder.path + "/runs/b")
    let record = try RunRecord(folders: [folder.path])
    #expect(RunCounts(of: record).text == "1 snapshot, 1 differs, 1 run ended badly")
    Self.expectEverywhere("and no test and no snapshot gives a reason", record)
  }

  @Test func aCountedVerdictAgreesWithItsNumber() {
    let record = RunRecord(entries: [
      RunEntry.sample("x", verdict: .differs), RunEntry.sample("y", verdict: .differs),
      RunEntry.sample("z", verdict: .missing),
    ])
    #expect(RunCounts(of: record).text == "3 snapshots, 2 differ, 1 missing")
  }

  @Test func aRunThatWasKilledIsNoWholeOne() throws {
    let folder = TestFolder()
    RunRecorder(folder: folder.path).append([RunEntry.sample("x")])
    try Self.manifest(status: 0, finished: nil).write(toRun: folder.path)
    let record = try RunRecord(folders: [folder.path])
    #expect(RunCounts(of: record).text == "1 snapshot, 1 matched, 1 run unfinished")
    Self.expectEverywhere("didn't come to its end", record)
    #expect(throws: Orphans.Refusal.self) { try Orphans.find(root: folder.path, run: folder.path) }
  }

  @Test func testsThatNeverRanHaveOneAnnotation() {
    let tests = (0..<20).map { RunTest(name: "T.S/t\($0)()", outcome: .neverRan) }
    let lines = GitHubAnnotations.text(of: RunRecord(entries: [], runs: [Self.manifest(tests: tests)])).split(
      separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("::error title=20 tests never ran::") && lines[0].hasSuffix("... and 8 more"))
  }

  /// GitHub shows the first ten.
  @Test func annotationsSayTheWorstFirst() {
    var (warned, bad) = (RunEntry.sample("a"), RunEntry.sample("b", verdict: .differs))
    warned.warnings = ["no symbol"]
    bad.line = 9
    let record = RunRecord(
      entries: [warned, bad], runs: [Self.manifest(tests: [RunTest(name: "T.S/t()", outcome: .failed)])])
    let lines = GitHubAnnotations.text(of: record).split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(lines == ["::error", "::error", "::warning"])
  }

  /// `withKnownIssue` around an assertion: the test passes, and so does the run.
  @Test func aKnownFailureIsNone() throws {
    let folder = TestFolder()
    var (known, other) = (RunEntry.sample("x", verdict: .differs), RunEntry.sample("y", verdict: .differs))
    (known.line, other.line) = (10, 11)
    known.message = "Snapshot \"x\" differs.\nby a mile"
    RunRecorder(folder: folder.path).append([known, other])
    let events = TestEvents(
      stream: Data(
        [
          RunTruthTests.test("f()"), RunTruthTests.start, RunTruthTests.event("testStarted", "f()"),
          RunTruthTests.issue("f()", at: 10, isKnown: true), RunTruthTests.event("testEnded", "f()", symbol: "pass"),
          RunTruthTests.end,
        ].joined(separator: "\n").utf8))
    let places = try #require(events.knownFailures)
    #expect(places == [KnownFailure(test: "T.S/f()", sourceFile: "/p/Tests/T/S.swift", line: 10)])
    let place = KnownFailure(test: known.test, sourceFile: known.sourceFile, line: known.line)
    try Self.manifest(known: [place]).write(toRun: folder.path)
    let record = try RunRecord(folders: [folder.path])
    #expect(record.entries.map(\.verdict) == [.known, .differs])
    #expect(RunCounts(of: record).text == "2 snapshots, 1 known, 1 differs")
    let junit = JUnitReport.text(of: record, title: "t")
    #expect(junit.contains("failures=\"1\"") && junit.contains("known issue: Snapshot &quot;x&quot; differs."))
    #expect(MarkdownSummary.text(of: record, title: "t").contains("Known to fail: 1"))
    #expect(GitHubAnnotations.text(of: record).split(separator: "\n").count == 1)
  }

  @Test func issuesOfSuitesAndOfNoTestAreReported() {
    let suite = """
      {"kind":"test","payload":{"id":"T.S","kind":"suite","name":"S"},"version":0}
      """
    let stray = """
      {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false},"messages":[{"symbol":"fail",\
      "text":"of no test"}]},"version":0}
      """
    let lines = [
      suite, RunTruthTests.test("f()"), RunTruthTests.start, stray, stray,
      RunTruthTests.issue("f()", at: 3).replacing("T.S/f()/S.swift:4:4", with: "T.S"), RunTruthTests.end,
    ]
    let tests = RunTruthTests.tests(lines)
    #expect(tests.map(\.name) == ["T.S", "T.S/f()", "outside of every test"])
    #expect(tests.map(\.outcome) == [.failed, .neverRan, .failed])
    #expect(tests[1].headline == "Its suite T.S failed before this test's turn came.")
    // The runner reports it for the run and for the process.
    #expect(tests[2].issues.map(\.text) == ["of no test"])
  }

  /// The two streams of a process that a test ended intentionally, without a problem.
  @Test func aProcessThatEndsInATestsMiddleFailsTheRunWhateverItEndsWith() throws {
    let package = try StandInPackage(
      stream: [RunTruthTests.test("running()"), RunTruthTests.start, RunTruthTests.event("testStarted", "running()")],
      ending: "exit 0")
    let folder = package.folder
    let run = "\(folder.path)/.artifacts/runs/run-1"
    for number in 1...2 {
      let tool = try package.test(recordedIn: run)
      #expect(tool.status == 1)
      #expect(tool.output.contains("1 test crashed"))
      // The first run's record isn't changed.
      #expect(folder.files.count { $0.hasSuffix("/run.json") } == number)
    }
    let refusal = #expect(throws: Orphans.Refusal.self) { try Orphans.find(root: folder.path, run: run) }
    #expect(refusal?.description.contains("The run's test T.S/running() crashed.") == true)
  }

  /// A test that deletes too much deletes the run's records: whether snapshots failed isn't known.
  @Test func aRecordThatIsRemovedMeanwhileIsAnError() throws {
    let package = try StandInPackage(
      stream: [RunTruthTests.test("f()"), RunTruthTests.start, RunTruthTests.end], ending: "rm -rf .artifacts; exit 0")
    let tool = try package.test(recordedIn: nil)
    #expect(tool.status != 0)
    #expect(tool.output.contains("was removed while the tests ran"))
  }

  @Test func recordsOfRunsThatTheToolStartedAreRemovedInTheEnd() throws {
    let package = try StandInPackage(stream: [RunTruthTests.start, RunTruthTests.end], ending: "exit 0")
    for number in 0..<RunRecorder.keptRuns + 3 {
      try package.folder.write(Data(), ".artifacts/runs/run-\(number)/run.json")
    }
    #expect(try package.test(recordedIn: nil).status == 0)
    let runs = try FileManager.default.contentsOfDirectory(atPath: package.folder.path + "/.artifacts/runs")
    #expect(runs.count == RunRecorder.keptRuns)
  }

  /// The same test is identified by its file if it was the first of its process, and otherwise by its class.
  @Test func oneXCTestOfTwoRunsIsOne() {
    var (first, later) = (RunEntry.sample("1"), RunEntry.sample("1"))
    (first.function, later.function) = ("testA()", "testA()")
    (first.test, later.test) = ("T.F/testA", "T.FieldTests/testA")
    var other = later
    (other.test, other.line) = ("T.OtherTests/testA", 9)
    let record = RunRecord(entries: [first, later])
    #expect(record.entries.map(\.test) == ["T.FieldTests/testA"])
    #expect(record.collisions.isEmpty)
    #expect(RunRecord(entries: [first, later, other]).collisions.count == 1)
  }
}

/// The information in XCTest's lines.
@Suite struct XCTestOutputTests {
  private static func tests(_ text: String) -> [RunTest] {
    var output = XCTestOutput()
    output.read(Data(text.utf8))
    return output.tests(root: "/p", snapshots: [], output: "end")
  }

  private static let begin = """
    Test Suite 'All tests' started at 2026-11-26 11:00:00.000
    Test Suite 'A' started at 2026-11-26 11:00:00.000
    Test Case 'A.testOne' started at 2026-11-26 11:00:00.000

    """

  @Test func aProcessThatEndsBetweenTestsIsReportedByItsSuite() {
    let tests = Self.tests(Self.begin + "Test Case 'A.testOne' passed (0.01 seconds)\nFatal error: in tearDown\n")
    #expect(tests.map(\.name) == ["A"])
    #expect(tests.map(\.outcome) == [.crashed])
  }

  @Test func whatATestPrintsBeforeALineDoesNotHideIt() {
    let end = """
      Test Suite 'A' passed at 2026-11-26 11:00:00.000
      Test Suite 'All tests' passed at 2026-11-26 11:00:00.000

      """
    #expect(Self.tests(Self.begin + "50 %Test Case 'A.testOne' passed (0.01 seconds)\n" + end).isEmpty)
    // Even if it isn't found.
    #expect(Self.tests(Self.begin + "...\n" + end).isEmpty)
  }

  @Test func processesThatRunAtOnceAreDistinguished() {
    let tests = Self.tests(Self.begin + Self.begin.replacing("testOne", with: "testTwo"))
    #expect(tests.map(\.name) == ["A.testOne", "A.testTwo"])
    #expect(tests.map(\.outcome) == [.crashed, .crashed])
  }

  @Test func linesOfAToolThatATestRunsAreNotTheRunsOwn() {
    #expect(Self.tests("Test Case 'B.test' started at x\nTest Case 'C.test' failed (0.1 seconds)\n").isEmpty)
  }

  @Test func aPlaceBehindWhatATestPrintedIsKnown() {
    var output = XCTestOutput()
    let lines = "50 %/p/Tests/X.swift:14: error: A.testOne : failed - no\nTest Case 'A.testOne' failed (0.1 seconds)\n"
    output.read(Data((Self.begin + lines).utf8))
    output.read(Data("Test Suite 'All tests' failed at 2026-11-26 11:00:00.000\n".utf8))
    var entry = RunEntry.sample("a", verdict: .differs)
    (entry.sourceFile, entry.line) = ("/p/Tests/X.swift", 14)
    #expect(output.tests(root: "/p", snapshots: [entry], output: "").isEmpty)
    #expect(output.tests(root: "/p", snapshots: [], output: "").map(\.outcome) == [.failed])
  }
}
