import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin

@Suite struct OrphansTests {
  private let folder = TestFolder()
  private var run: String { folder.path + "/.artifacts/runs/run-1" }

  /// References a, b and c, and a run that saw a and b.
  private func setUp(
    arguments: [String] = ["--verbose"], status: Int32 = 0, skipped: [String] = [],
    verdict: Verdict.Kind = .matched
  ) throws {
    for name in ["a", "b", "c"] { try folder.write(Data(), "Snapshots/T/F/f.\(name).png") }
    try folder.write(Data(), "Snapshots/Old/Gone/x.1.png")
    try folder.write(Data(), "Snapshots/T/F/.hidden.tmp")
    let entries = ["a", "b"].map { name in
      var entry = RunEntry.sample(name, verdict: verdict)
      entry.reference = "\(folder.path)/Snapshots/T/F/f.\(name).png"
      return entry
    }
    RunRecorder(folder: run).append(entries)
    try RunManifest(
      arguments: arguments, status: status, skippedTests: skipped, started: Date(timeIntervalSince1970: 0),
      finished: Date(timeIntervalSince1970: 5)
    ).write(toRun: run)
  }

  /// The file that remains if a recording is killed before it renames the file.
  @Test func temporaryFilesOfKilledRecordingsAreOrphans() throws {
    try setUp()
    let left = "Snapshots/T/F/.\(UUID().uuidString).tmp"
    try folder.write(Data("half".utf8), left)
    let orphans = try Orphans.find(root: folder.path, run: run)
    #expect(orphans.contains("\(folder.path)/\(left)"))
    Orphans.delete(orphans, root: folder.path)
    #expect(!folder.files.contains(left))
    #expect(folder.files.contains("Snapshots/T/F/.hidden.tmp"))
  }

  @Test func theNextRecordingRemovesOldTemporaryFiles() throws {
    let place = "Snapshots/OnionskinTests/OrphansTests"
    let names = (0..<3).map { _ in "\(place)/.\(UUID().uuidString).tmp" }
    try FileSystem.makeFolder("\(folder.path)/\(place)")
    for name in names + ["\(place)/.mine.tmp"] {
      // `FileSystem.write` would clean the folder already.
      #expect(FileManager.default.createFile(atPath: "\(folder.path)/\(name)", contents: Data()))
    }
    for name in [names[0], "\(place)/.mine.tmp"] {
      var times = [timeval(tv_sec: time(nil) - 4000, tv_usec: 0), timeval(tv_sec: time(nil) - 4000, tv_usec: 0)]
      utimes("\(folder.path)/\(name)", &times)
    }
    // The clock was set back by a day since this one was written.
    var future = [timeval(tv_sec: time(nil) + 86_400, tv_usec: 0), timeval(tv_sec: time(nil) + 86_400, tv_usec: 0)]
    utimes("\(folder.path)/\(names[2])", &future)
    // Another process may be writing the younger one.
    TestRun(in: folder).failures { assertSnapshot(of: "a", as: .lines, named: "x", testName: "f()") }
    #expect(folder.files.filter { $0.hasSuffix(".tmp") } == [names[1], "\(place)/.mine.tmp"].sorted())
  }

  private func refusal() -> String {
    do {
      _ = try Orphans.find(root: folder.path, run: run)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func whatACompleteRunDidNotTouchIsAnOrphan() throws {
    try setUp()
    let orphans = try Orphans.find(root: folder.path, run: run)
    #expect(
      orphans == ["\(folder.path)/Snapshots/Old/Gone/x.1.png", "\(folder.path)/Snapshots/T/F/f.c.png"])
    Orphans.delete(orphans, root: folder.path)
    #expect(
      folder.files.filter { $0.hasPrefix("Snapshots") } == [
        "Snapshots/T/F/.hidden.tmp", "Snapshots/T/F/f.a.png", "Snapshots/T/F/f.b.png",
      ])
    #expect(FileSystem.entry(at: folder.path + "/Snapshots/Old") == .nothing)
  }

  @Test(arguments: [["--filter", "A"], ["--skip=A"], ["--disable-xctest"], ["--test-product", "x"]])
  func aRunThatLeftTestsOutCannotTell(arguments: [String]) throws {
    try setUp(arguments: arguments)
    #expect(refusal().contains("left tests out"))
  }

  @Test func aFailedRunCannotTell() throws {
    try setUp(status: 1)
    #expect(refusal().contains("exit status 1"))
  }

  @Test(arguments: [["--parallel"], ["--num-workers=2"]]) func aRunThatHidesWhatItSkippedCannotTell(
    arguments: [String]
  ) throws {
    try setUp(arguments: arguments)
    let refusal = #expect(throws: Orphans.Refusal.self) { try Orphans.find(root: folder.path, run: run) }
    #expect(refusal?.description.contains("doesn't say what it skipped") == true)
  }

  @Test func aRunThatSkippedTestsCannotTell() throws {
    try setUp(skipped: ["A.b", "A.c"])
    #expect(refusal().contains("skipped tests: A.b and 1 more"))
  }

  @Test func aRunWithADifferenceCannotTell() throws {
    try setUp(verdict: .differs)
    #expect(refusal().contains("is differs"))
  }

  @Test func aRunWithoutAManifestCannotTell() throws {
    RunRecorder(folder: run).append([RunEntry.sample("a")])
    #expect(refusal().contains("doesn't say whether it was complete"))
  }

  @Test func aRunThatSawNothingCannotTell() throws {
    try RunManifest(arguments: [], status: 0, skippedTests: [], started: Date(), finished: Date()).write(toRun: run)
    #expect(refusal().contains("saw no snapshots"))
  }

  @Test func theToolDeletesOnlyWhenAsked() throws {
    try setUp()
    try folder.write(Data(), "Package.swift")
    let listed = try ChildProcess(ChildProcess.tool, ["orphans", "--package-path", folder.path])
    #expect(listed.status == 0)
    #expect(listed.output.contains("f.c.png\n2 orphans\n"))
    #expect(folder.files.contains("Snapshots/T/F/f.c.png"))
    let deleted = try ChildProcess(ChildProcess.tool, ["orphans", "--delete", "--package-path", folder.path])
    #expect(deleted.output.contains("2 orphans removed"))
    #expect(!folder.files.contains("Snapshots/T/F/f.c.png"))
  }

  // MARK: Runs in other places, and links

  /// Every reference would be one that it didn't check.
  @Test func aRunOfAnotherPackageCannotTell() throws {
    try setUp()
    let moved = folder.path + "/other"
    try folder.write(Data(), "other/Snapshots/T/F/f.a.png")
    #expect(throws: Orphans.Refusal.self) { try Orphans.find(root: moved, run: run) }
  }

  @Test func aRunOfAnotherMachineTellsByItsPackage() throws {
    for name in ["a", "b"] { try folder.write(Data(), "Snapshots/T/F/f.\(name).png") }
    var entry = RunEntry.sample("a")
    entry.reference = "/ci/p/Snapshots/T/F/f.a.png"
    (entry.packageFolder, entry.artifactsFolder) = ("/ci/p", "/ci/p/.artifacts")
    RunRecorder(folder: run).append([entry])
    try RunManifest(arguments: [], status: 0, skippedTests: [], started: Date(), finished: Date()).write(toRun: run)
    #expect(try Orphans.find(root: folder.path, run: run) == ["\(folder.path)/Snapshots/T/F/f.b.png"])
  }

  /// A folder is replaced with a link after the orphans were found.
  @Test func noLinkIsFollowedToDelete() throws {
    try setUp()
    let outside = TestFolder()
    try outside.write(Data(), "Gone/x.1.png")
    let orphans = try Orphans.find(root: folder.path, run: run)
    FileSystem.remove(folder.path + "/Snapshots/Old")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Snapshots/Old", withDestinationPath: outside.path)
    #expect(Orphans.delete(orphans, root: folder.path) == 1)
    #expect(outside.files == ["Gone/x.1.png"])
    #expect(Orphans.delete(["\(outside.path)/Gone/x.1.png", "\(folder.path)/Package.swift"], root: folder.path) == 0)
    #expect(outside.files == ["Gone/x.1.png"])
  }
}
