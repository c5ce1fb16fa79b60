import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin

@Suite struct RecordModeTests {
  private let file = "Snapshots/OnionskinTests/RecordModeTests"

  private func note(_ text: String, record: SnapshotTestingConfiguration.Record? = nil) {
    assertSnapshot(of: text, as: .lines, named: "note", record: record, testName: "note()")
  }

  /// The drawing libraries read these variables, and silently draw differently.
  @Test(arguments: ["PIXMAN_DISABLE", "HB_SHAPER_LIST", "HB_OPTIONS", "JSIMD_FORCENONE", "TJ_PROGRESSIVE"])
  func variablesThatChangePicturesAreRefused(name: String) {
    let run = TestRun([name: "sse2 ssse3 mmx fast"])
    #expect(run.failures { note("hello") }.allSatisfy { $0.contains("\(name) is \"sse2 ssse3 mmx fast\"") })
    #expect(run.folder.files.isEmpty)
  }

  @Test func digestsAreCheckedByChanceOnCI() {
    func checks(_ variables: [String: String]) -> Int {
      let environment = SnapshotEnvironment(variables)
      return (0..<4000).count { _ in environment.checksNextDigest }
    }
    #expect(checks([:]) == 0)
    #expect((300..<700).contains(checks(["CI": "true"])))
    #expect(checks(["CI": "true", "ONIONSKIN_DIGESTS": "none"]) == 0)
    #expect(checks(["ONIONSKIN_DIGESTS": "all"]) == 4000)
    #expect(SnapshotEnvironment(["ONIONSKIN_DIGESTS": "most"]).problem?.contains("expected all, some or none") == true)
  }

  @Test func missingRecordsOnceAndFailsOnce() throws {
    let run = TestRun()
    let first = run.failures { note("hello") }
    #expect(first.count == 1)
    #expect(first[0].contains("had no reference and was recorded"))
    #expect(try run.folder.read("\(file)/note.note.txt") == Data("hello".utf8))
    #expect(run.failures { note("hello") } == [])
    #expect(run.folder.files == ["\(file)/note.note.txt"])
  }

  @Test func missingLeavesADifferingReferenceAlone() throws {
    let run = TestRun()
    run.record { note("hello") }
    #expect(run.failures { note("bye") }.count == 1)
    #expect(try run.folder.read("\(file)/note.note.txt") == Data("hello".utf8))
  }

  @Test func neverWritesNoReference() throws {
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "never"])
    let failures = run.failures { note("hello") }
    #expect(failures.count == 1)
    #expect(failures[0].contains("has no reference"))
    #expect(run.folder.files == [".artifacts/OnionskinTests/RecordModeTests/note.note/actual.txt"])
  }

  /// The files that explain a failure are obsolete once the reference is recorded.
  @Test func recordingTakesAwayWhatAFailureLeft() {
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "never"])
    run.record { note("hello") }
    _ = run.failures { note("bye") }
    #expect(run.folder.files.contains { $0.hasPrefix(".artifacts/") && $0.hasSuffix("actual.txt") })
    _ = TestRun(["SNAPSHOT_TESTING_RECORD": "all"], in: run.folder).failures { note("bye") }
    #expect(!run.folder.files.contains { $0.hasSuffix("actual.txt") })
  }

  /// Files of a custom strategy that have no names.
  @Test func filesThatExplainADifferenceAreNumbered() {
    func strategy(_ count: Int) -> Snapshotting<String, String> {
      let files = (0..<count).map { XCTAttachment(string: "\($0)") }
      return Snapshotting(
        pathExtension: "txt",
        diffing: Diffing(
          toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
          diff: { $0 == $1 ? nil : ("other", files) }))
    }
    for (count, names) in [(1, ["diff.txt"]), (2, ["diff-1.txt", "diff-2.txt"])] {
      let run = TestRun(["SNAPSHOT_TESTING_RECORD": "never"])
      run.record { assertSnapshot(of: "old", as: strategy(count), named: "x", testName: "f()") }
      _ = run.failures { assertSnapshot(of: "new", as: strategy(count), named: "x", testName: "f()") }
      #expect(run.folder.files.filter { $0.contains("/diff") }.map { ($0 as NSString).lastPathComponent } == names)
    }
  }

  @Test func failedReplacesWhatDiffersAndLeavesWhatMatches() throws {
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "failed"])
    run.record { note("hello") }
    #expect(run.failures { note("hello") } == [])
    let next = TestRun(["SNAPSHOT_TESTING_RECORD": "failed"], in: run.folder)
    let messages = next.failures { note("bye") }
    #expect(messages.count == 1 && messages[0].contains("was recorded, because it differs"))
    #expect(try run.folder.read("\(file)/note.note.txt") == Data("bye".utf8))
  }

  @Test func allReplacesAndFails() throws {
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "all"])
    #expect(run.failures { note("hello") }.count == 1)
    let second = TestRun(["SNAPSHOT_TESTING_RECORD": "all"], in: run.folder)
    #expect(second.failures { note("bye") }.count == 1)
    #expect(try run.folder.read("\(file)/note.note.txt") == Data("bye".utf8))
  }

  @Test func ciRecordsNothingByDefault() {
    #expect(SnapshotEnvironment(["CI": "true"]).record == .never)
    #expect(SnapshotEnvironment(["CI": "1"]).record == .never)
    // The value that Woodpecker sets, and services that set another variable.
    #expect(SnapshotEnvironment(["CI": "woodpecker"]).record == .never)
    #expect(SnapshotEnvironment(["TF_BUILD": "True"]).record == .never)
    #expect(SnapshotEnvironment(["TEAMCITY_VERSION": "2026.1"]).record == .never)
    #expect(SnapshotEnvironment(["CI": "false"]).record == .missing)
    #expect(SnapshotEnvironment(["CI": "false", "TF_BUILD": "True"]).record == .missing)
    #expect(SnapshotEnvironment(["CI": ""]).record == .missing)
    #expect(SnapshotEnvironment([:]).record == .missing)
    #expect(SnapshotEnvironment(["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"]).record == .all)
  }

  @Test func ciRecordsNothingByItself() {
    let run = TestRun(["CI": "true"])
    #expect(run.failures { note("hello") }.first?.contains("has no reference") == true)
    #expect(run.folder.files.filter { $0.hasPrefix("Snapshots") } == [])
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.missing, .failed, .all])
  func ciRecordsWhatTheCodeAsksForAndFails(record: SnapshotTestingConfiguration.Record) {
    let run = TestRun(["CI": "true"])
    #expect(run.failures { note("hello", record: record) }.count == 1)
    #expect(run.folder.files == ["\(file)/note.note.txt"])
  }

  @Test func theEnvironmentSaysWhatCIRecords() {
    let run = TestRun(["CI": "true", "SNAPSHOT_TESTING_RECORD": "missing"])
    run.failures { note("hello") }
    #expect(run.folder.files == ["\(file)/note.note.txt"])
  }

  @Test func anUnknownWordInTheEnvironmentFailsEverySnapshot() {
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "yes"])
    let failures = run.failures { note("hello") }
    #expect(failures.count == 1)
    #expect(failures[0].contains("SNAPSHOT_TESTING_RECORD is \"yes\""))
    #expect(run.folder.files == [])
  }

  /// All cells of a matrix fail for the same reason, which is reported once.
  @MainActor @Test func anUnknownWordIsReportedOnceForAMatrix() {
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "yes"])
    let failures = run.failures {
      assertSnapshots(on: SnapshotMatrix(devices: [.iPhoneSE3, .iPhone15Pro], variants: [.dark]), testName: "f()") {
        TitleScreen(title: "a")
      }
    }
    #expect(failures.count == 1)
    #expect(failures.joined().components(separatedBy: "SNAPSHOT_TESTING_RECORD is").count == 2)
  }

  @Test func theCallGoesBeforeTheConfigurationAndThatBeforeTheEnvironment() throws {
    let folder = TestFolder()
    func recorded(_ body: () -> Void) throws -> Data {
      TestRun(["SNAPSHOT_TESTING_RECORD": "never"], in: folder).failures(body)
      return try folder.read("\(file)/note.note.txt")
    }
    #expect(try recorded { withSnapshotTesting(record: .never) { note("a", record: .missing) } } == Data("a".utf8))
    #expect(try recorded { withSnapshotTesting(record: .failed) { note("b") } } == Data("b".utf8))
    #expect(
      try recorded { withSnapshotTesting(record: .failed) { withSnapshotTesting { note("c") } } } == Data("c".utf8))
    #expect(try recorded { note("d") } == Data("c".utf8))
  }

  @Test(.snapshots(record: .never)) func theTraitSetsTheMode() {
    #expect(SnapshotTestingConfiguration.current?.record == .never)
    let run = TestRun()
    #expect(run.failures { note("hello") }.first?.contains("has no reference") == true)
  }

  @Test func aPassTakesTheArtifactsOfAnEarlierFailureAway() {
    let run = TestRun()
    run.record { note("hello") }
    run.failures { note("bye") }
    #expect(run.folder.files.contains(".artifacts/OnionskinTests/RecordModeTests/note.note/actual.txt"))
    run.failures { note("hello") }
    #expect(run.folder.files == ["\(file)/note.note.txt"])
  }

  /// A file at the path of the artifacts folder has the same effect as a read-only checkout.
  @Test func aFailureThatCanLeaveNoFilesIsReported() throws {
    let folder = TestFolder()
    try folder.write(Data(), "file")
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "never", "SNAPSHOT_ARTIFACTS": folder.path + "/file"], in: folder)
    let missing = run.failures { note("hello") }
    #expect(missing.count == 1)
    #expect(missing[0].contains("has no reference, and the record mode \"never\" writes none"))
    #expect(missing[0].contains("Not a directory. To get pictures and texts of failures, set SNAPSHOT_ARTIFACTS"))
    run.record { note("hello") }
    let other = run.failures { note("bye") }
    #expect(other.count == 1)
    #expect(other[0].contains("differs"))
    #expect(other[0].contains("bye") && other[0].contains("set SNAPSHOT_ARTIFACTS"))
    #expect(!other[0].contains("Actual:"))
    // Test runners still keep the attachments.
    #expect(Set(run.reporter.attachments) == ["note.actual.txt", "note.reference.txt", "note.diff.patch"])
    FileSystem.remove("\(folder.path)/\(file)/note.note.txt")
    try folder.write(Data(), "\(file)/note.note.txt/inner")
    #expect(run.failures { note("bye") }.map { $0.contains("has a reference that can't be used") } == [true])
  }

  @Test func recordingLeavesNoTemporaryFileWhereItCannotWrite() throws {
    let run = TestRun()
    // There is a folder at the path of the reference file.
    try run.folder.write(Data(), "\(file)/note.note.txt/inner")
    let failures = run.failures { note("hello", record: .all) }
    #expect(failures.count == 1)
    #expect(failures[0].contains("could not be compared"))
    #expect(run.folder.files == ["\(file)/note.note.txt/inner"])
  }

  @Test func verifyReturnsWhatAssertFailsWith() {
    let run = TestRun()
    run.record { note("hello") }
    let message = SnapshotSession.$current.withValue(run.session) {
      verifySnapshot(of: "bye", as: .lines, named: "note", testName: "note()")
    }
    #expect(message == run.failures { note("bye") }.first)
  }

  @Test func verifyTakesAFolderOfReferences() throws {
    let run = TestRun()
    let directory = run.folder.path + "/Elsewhere"
    _ = SnapshotSession.$current.withValue(run.session) {
      verifySnapshot(of: "x", as: .lines, named: "note", snapshotDirectory: directory, testName: "note()")
    }
    #expect(run.folder.files == ["Elsewhere/note.note.txt"])
  }
}
