import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin

@Suite struct RunRecordTests {
  @Test func processesMerge() throws {
    let folder = TestFolder()
    RunRecorder(folder: folder.path).append([RunEntry.sample("b", process: 2), RunEntry.sample("c", process: 2)])
    RunRecorder(folder: folder.path + "/shard").append([RunEntry.sample("a", process: 1)])
    let record = try RunRecord(folders: [folder.path])
    #expect(record.entries.map(\.name) == ["a", "b", "c"])
    #expect(record.entries.map(\.sequence) == [1, 1, 2])
    #expect(record.unreadableLines == 0)
  }

  @Test func aLineCutOffByACrashCostsOnlyItself() throws {
    let folder = TestFolder()
    RunRecorder(folder: folder.path).append([RunEntry.sample("a")])
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
      RunEntry.sample("a", verdict: .differs, time: 1), RunEntry.sample("a", verdict: .matched, time: 2),
      RunEntry.sample("a", test: "T.G/f()", verdict: .matched),
    ])
    #expect(record.entries.map(\.verdict) == [.differs, .matched])
    #expect(record.count(.differs) == 1)
  }

  @Test func testsOfDifferentProcessesThatShareAReferenceAreFound() {
    let record = RunRecord(entries: [
      RunEntry.sample("1", test: "T.A/f", process: 1), RunEntry.sample("1", test: "T.B/f", process: 2),
      RunEntry.sample("2", test: "T.A/f", process: 1), RunEntry.sample("2", test: "T.A/f", process: 3),
    ])
    #expect(record.collisions.map { $0.map(\.test) } == [["T.A/f", "T.B/f"]])
  }

  @Test func sharedReferencesAreSortedAndHaveAllTheirSnapshots() {
    var upper = RunEntry.sample("1", test: "T.C/f", process: 3)
    upper.reference = upper.reference.uppercased()
    let record = RunRecord(entries: [
      RunEntry.sample("2", test: "T.B/f", process: 1), RunEntry.sample("2", test: "T.A/f", process: 2),
      RunEntry.sample("1", test: "T.A/f", process: 1), RunEntry.sample("1", test: "T.B/f", process: 2), upper,
    ])
    #expect(record.collisions.map { $0.map(\.test) } == [["T.A/f", "T.B/f", "T.C/f"], ["T.A/f", "T.B/f"]])
  }

  @Test func oneLineForEachSnapshotWhateverIsInIt() throws {
    let folder = TestFolder()
    var entry = RunEntry.sample("line\nbreak \"quoted\" \u{2028}")
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
    RunRecorder(folder: "\(folder.path)/runs/run-new", isShared: true).append([RunEntry.sample("a")])
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/runs")
    #expect(names.count == RunRecorder.keptRuns)
    #expect(names.contains("run-new"))
  }

  @Test func aFolderThatCannotBeMadeCostsOnlyTheRecord() throws {
    let folder = TestFolder()
    try folder.write(Data(), "file")
    RunRecorder(folder: folder.path + "/file/runs").append([RunEntry.sample("a")])
    #expect(folder.files == ["file"])
  }
}
