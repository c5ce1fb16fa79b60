import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import SnapshotReport

/// Records of CI jobs, whose paths are those of other machines.
@Suite struct RunRelocationTests {
  private let folder = TestFolder()

  /// The files of a job that ran in `root`, copied to `place` here: a failure of the snapshot `name` whose text was `text`.
  private func shard(_ name: String, root: String, place: String, text: String) throws {
    var entry = RunEntry.sample(name, verdict: .differs)
    entry.packageFolder = root
    entry.artifactsFolder = root + "/.artifacts"
    entry.reference = "\(root)/Snapshots/T/F/f.\(name).txt"
    entry.sourceFile = root + "/Tests/T/F.swift"
    entry.artifacts.actual = "\(root)/.artifacts/T/F/f.\(name)/actual.txt"
    entry.artifacts.diff = "\(root)/.artifacts/T/F/f.\(name)/diff.patch"
    try folder.write(Data(text.utf8), "\(place)/T/F/f.\(name)/actual.txt")
    RunRecorder(folder: "\(folder.path)/\(place)/runs/run-\(name)").append([entry])
  }

  private func record() throws -> RunRecord {
    let place = RunPlace(root: folder.path, artifacts: folder.path + "/.artifacts")
    return try RunRecord(folders: [folder.path], at: place)
  }

  private func found(_ entry: RunEntry) throws -> String {
    String(decoding: try FileSystem.read(entry.artifacts.actual ?? ""), as: UTF8.self)
  }

  @Test func shardsInOneFolderAreFound() throws {
    try shard("a", root: "/builds/1/app", place: ".artifacts", text: "from a")
    try shard("b", root: "/builds/2/app", place: ".artifacts", text: "from b")
    let entries = try record().entries
    #expect(entries.map(\.reference) == ["a", "b"].map { "\(folder.path)/Snapshots/T/F/f.\($0).txt" })
    #expect(entries.map(\.sourceFile) == Array(repeating: folder.path + "/Tests/T/F.swift", count: 2))
    #expect(try entries.map(found) == ["from a", "from b"])
    #expect(entries[0].artifacts.diff == "\(folder.path)/.artifacts/T/F/f.a/diff.patch")
  }

  @Test func shardsNextToEachOtherAreFound() throws {
    // Two jobs with one snapshot of the same name each, in checkouts at the same path.
    try shard("a", root: "/builds/app", place: ".artifacts/job-1", text: "from one")
    try shard("b", root: "/builds/app", place: ".artifacts/job-2", text: "from two")
    #expect(try record().entries.map(found) == ["from one", "from two"])
  }

  @Test func whatLiesBesideTheRecordCountsBeforeWhatIsStillThere() throws {
    try shard("a", root: folder.path, place: ".artifacts", text: "here")
    try shard("b", root: folder.path, place: "download", text: "downloaded")
    try folder.write(Data("old".utf8), ".artifacts/T/F/f.b/actual.txt")
    #expect(try record().entries.map(found) == ["here", "downloaded"])
  }

  @Test func oneSnapshotOfTwoMachinesIsOneEntry() throws {
    try shard("a", root: "/builds/1/app", place: ".artifacts/job-1", text: "x")
    try shard("a", root: "/builds/2/app", place: ".artifacts/job-2", text: "x")
    #expect(try record().entries.count == 1)
  }

  @Test func pathsThatClimbStayAsTheyAre() throws {
    var entry = RunEntry.sample("a", verdict: .differs)
    entry.packageFolder = "/p"
    entry.artifactsFolder = "/p/.artifacts"
    entry.reference = "/p/../etc/passwd"
    entry.artifacts.actual = "/p/.artifacts/../../etc/passwd"
    let moved = entry.relocated(
      to: RunPlace(root: folder.path, artifacts: folder.path), besides: folder.path + "/runs/r/x.jsonl")
    #expect(moved.reference == entry.reference)
    #expect(moved.artifacts == entry.artifacts)
  }

  @Test func recordsOfOlderVersionsAreRead() throws {
    RunRecorder(folder: folder.path + "/runs/r").append([RunEntry.sample("a")])
    #expect(try record().entries.map(\.reference) == ["/p/Snapshots/T/F/f.a.png"])
  }

  /// The manifest names files relative to the artifacts; the digest shows which job's folder contains it.
  @Test func whatAShardFoundIsAccepted() throws {
    try shard("a", root: "/builds/app", place: ".artifacts/job-1", text: "wrong")
    try shard("a", root: "/builds/app", place: ".artifacts/job-2", text: "right")
    try folder.write(Data(), "Tests/T/F.swift")
    let decision = Acceptance.Decision(
      reference: "Snapshots/T/F/f.a.txt", actual: "T/F/f.a/actual.txt", referenceDigest: nil,
      actualDigest: Acceptance.digest(of: Data("right".utf8)))
    let acceptance = Acceptance(root: folder.path, artifacts: folder.path + "/.artifacts")
    #expect(acceptance.accept([decision]).map(\.refusal) == [nil])
    #expect(try folder.read("Snapshots/T/F/f.a.txt") == Data("right".utf8))
    var hidden = decision
    hidden.reference = ".git/hooks/pre-commit"
    #expect(acceptance.accept([hidden]).map { $0.refusal != nil } == [true])
  }
}
