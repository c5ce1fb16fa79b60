import Foundation
import Testing

@testable import Onionskin
@testable import OnionskinCLI

@Suite struct RunRecordTests {
  static func entry(
    _ name: String, test: String = "T.F/f()", verdict: Verdict.Kind = .matched, process: Int32 = 1, time: Double = 0
  ) -> RunEntry {
    RunEntry(
      time: time, process: process, target: "T", file: "F", function: "f()", test: test, name: name, verdict: verdict,
      reference: "/p/Snapshots/T/F/f.\(name).png", sourceFile: "/p/F.swift", line: 3)
  }

  @Test func processesMerge() throws {
    let folder = TestFolder()
    RunRecorder(folder: folder.path).append([Self.entry("b", process: 2), Self.entry("c", process: 2)])
    RunRecorder(folder: folder.path + "/shard").append([Self.entry("a", process: 1)])
    let record = try RunRecord(folders: [folder.path])
    #expect(record.entries.map(\.name) == ["a", "b", "c"])
    #expect(record.entries.map(\.sequence) == [1, 1, 2])
    #expect(record.unreadableLines == 0)
  }

  @Test func aLineCutOffByACrashCostsOnlyItself() throws {
    let folder = TestFolder()
    RunRecorder(folder: folder.path).append([Self.entry("a")])
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    var data = try folder.read(name)
    data.append(data.prefix(40))
    try folder.write(data, name)
    let record = try RunRecord(folders: [folder.path])
    #expect(record.entries.map(\.name) == ["a"])
    #expect(record.unreadableLines == 1)
  }

  @Test func aSnapshotSeenTwiceCountsWithItsWorstVerdict() {
    let record = RunRecord(entries: [
      Self.entry("a", verdict: .differs, time: 1), Self.entry("a", verdict: .matched, time: 2),
      Self.entry("a", test: "T.G/f()", verdict: .matched),
    ])
    #expect(record.entries.map(\.verdict) == [.differs, .matched])
    #expect(record.count(.differs) == 1)
  }

  @Test func testsOfDifferentProcessesThatShareAReferenceAreFound() {
    let record = RunRecord(entries: [
      Self.entry("1", test: "T.A/f", process: 1), Self.entry("1", test: "T.B/f", process: 2),
      Self.entry("2", test: "T.A/f", process: 1), Self.entry("2", test: "T.A/f", process: 3),
    ])
    #expect(record.collisions.map { $0.map(\.test) } == [["T.A/f", "T.B/f"]])
  }

  @Test func oneLineForEachSnapshotWhateverIsInIt() throws {
    let folder = TestFolder()
    var entry = Self.entry("line\nbreak \"quoted\" \u{2028}")
    entry.message = "a\nb"
    RunRecorder(folder: folder.path).append([entry])
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let lines = try folder.read(name).split(separator: 0x0A)
    #expect(lines.count == 1)
    #expect(try RunRecord(folders: [folder.path]).entries.first?.message == "a\nb")
  }

  @Test func everyAssertionIsRecordedWithItsStages() throws {
    let run = TestRun()
    run.failures { assertSnapshot(of: "a", as: .lines, named: "x", testName: "f()") }
    let entry = try #require(try run.record().entries.first)
    #expect(entry.verdict == .recorded)
    #expect(entry.target == "OnionskinTests")
    #expect(entry.file == "RunRecordTests")
    #expect(entry.function == "f()")
    #expect(entry.reference == "\(run.folder.path)/Snapshots/OnionskinTests/RunRecordTests/f.x.txt")
    #expect(entry.test.contains("everyAssertionIsRecordedWithItsStages"))
    #expect(entry.times.verdict != nil)
    #expect(entry.process == getpid())
  }

  @Test func theFolderMayBeSetByTheEnvironment() throws {
    let folder = TestFolder()
    let run = TestRun(["ONIONSKIN_RUN": folder.path + "/here"])
    run.failures { assertSnapshot(of: "a", as: .lines, named: "x") }
    #expect(try RunRecord(folders: [folder.path + "/here"]).entries.count == 1)
  }

  @Test func onlyTheLastRunsAreKept() throws {
    let folder = TestFolder()
    for number in 0..<RunRecorder.keptRuns + 5 {
      try FileSystem.makeFolder("\(folder.path)/runs/run-old-\(number)")
    }
    RunRecorder(folder: "\(folder.path)/runs/run-new", isShared: true).append([Self.entry("a")])
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/runs")
    #expect(names.count == RunRecorder.keptRuns)
    #expect(names.contains("run-new"))
  }

  @Test func aFolderThatCannotBeMadeCostsOnlyTheRecord() throws {
    let folder = TestFolder()
    try folder.write(Data(), "file")
    RunRecorder(folder: folder.path + "/file/runs").append([Self.entry("a")])
    #expect(folder.files == ["file"])
  }
}
