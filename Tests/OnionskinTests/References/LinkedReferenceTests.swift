import Foundation
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Links in a pull request among references and artifacts: a test doesn't write, read or remove files behind them.
@MainActor @Suite struct LinkedReferenceTests {
  private let outside = TestFolder()
  private let run = TestRun()
  private let folder = "OnionskinTests/LinkedReferenceTests"

  private func link(_ path: String, to target: String) throws {
    let place = "\(run.folder.path)/\(path)"
    try FileSystem.makeFolder(FileSystem.folder(of: place))
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
  }

  private func check(
    _ text: String, record: SnapshotTestingConfiguration.Record, in run: TestRun? = nil
  ) -> [String] {
    (run ?? self.run).failures {
      withSnapshotTesting(record: record) { assertSnapshot(of: text, as: .lines, named: "x", testName: "text()") }
    }
  }

  @Test(
    arguments: ["Snapshots", "Snapshots/OnionskinTests", "Snapshots/OnionskinTests/LinkedReferenceTests"],
    [SnapshotTestingConfiguration.Record.all, .missing, .failed, .never])
  func nothingIsWrittenOrReadBehindALinkedFolder(place: String, record: SnapshotTestingConfiguration.Record) throws {
    let below = ("Snapshots/" + folder).dropFirst(place.count).drop { $0 == "/" }
    let name = below.isEmpty ? "text.x.txt" : "\(below)/text.x.txt"
    try outside.write(Data("secret\n".utf8), name)
    try link(place, to: outside.path)
    let message = try #require(check("secret\n", record: record).first)
    #expect(message.contains("is a link, which isn't followed"))
    #expect(outside.files == [name])
    #expect(try outside.read(name) == Data("secret\n".utf8))
    // It isn't copied to the folder of CI's artifacts, either.
    #expect(!run.folder.files.contains { $0.hasSuffix("reference.txt") })
  }

  @Test(arguments: [".artifacts", ".artifacts/OnionskinTests", ".artifacts/OnionskinTests/LinkedReferenceTests"])
  func nothingIsRemovedOrWrittenBehindLinkedArtifacts(place: String) throws {
    let below = (".artifacts/" + folder).dropFirst(place.count).drop { $0 == "/" }
    let kept = (below.isEmpty ? "" : "\(below)/") + "text.x/kept"
    try outside.write(Data(), kept)
    try run.folder.write(Data("a\n".utf8), "Snapshots/\(folder)/text.x.txt")
    try link(place, to: outside.path)
    #expect(check("a\n", record: .never) == [])
    #expect(outside.files == [kept])
    // Files that can't be written are reported.
    let message = try #require(check("b\n", record: .never).first)
    #expect(message.contains("differs from its reference") && message.contains("is a link, which isn't followed"))
    #expect(outside.files == [kept])
    #expect(!FileManager.default.fileExists(atPath: outside.path + "/runs"))
  }

  /// The failure's own folder: the link is removed, and its target remains.
  @Test(arguments: ["text.x", "text.x/actual.txt", "text.x/deeper"])
  func linksInTheFailuresFolderAreRemovedThemselves(name: String) throws {
    try outside.write(Data("kept".utf8), "kept")
    try run.folder.write(Data("a\n".utf8), "Snapshots/\(folder)/text.x.txt")
    let target = name.hasSuffix(".txt") ? outside.path + "/kept" : outside.path
    try link(".artifacts/\(folder)/\(name)", to: target)
    #expect(check("b\n", record: .never).count == 1)
    #expect(outside.files == ["kept"])
    #expect(try outside.read("kept") == Data("kept".utf8))
    #expect(try run.folder.read(".artifacts/\(folder)/text.x/actual.txt") == Data("b\n".utf8))
    #expect(check("a\n", record: .never) == [])
    #expect(!run.folder.files.contains { $0.hasPrefix(".artifacts/\(folder)") })
    #expect(outside.files == ["kept"])
  }

  /// A link isn't a reference, and recording replaces it.
  @Test func linksInAReferencesPlaceAreReplaced() throws {
    try outside.write(Data("secret\n".utf8), "secret")
    try link("Snapshots/\(folder)/text.x.txt", to: outside.path + "/secret")
    let message = try #require(check("secret\n", record: .never).first)
    #expect(message.contains("it is a link, which isn't followed"))
    #expect(!run.folder.files.contains { $0.hasSuffix("reference.txt") })
    _ = check("new\n", record: .all)
    #expect(try outside.read("secret") == Data("secret\n".utf8))
    #expect(check("new\n", record: .never) == [])
  }

  /// Records of runs: old ones are removed, a new one is written.
  @Test func runsBehindALinkStay() throws {
    for number in 0..<RunRecorder.keptRuns + 5 { try outside.write(Data(), "run-\(number)/kept") }
    let before = outside.files
    try link(".artifacts/runs", to: outside.path)
    let place = run.folder.path + "/.artifacts/runs/run-new"
    RunRecorder(folder: place, isShared: true, below: [run.folder.path]).append([RunEntry.sample("a")])
    #expect(outside.files == before)
    #expect(!FileManager.default.fileExists(atPath: outside.path + "/run-new"))
    #expect(throws: FileSystem.Failure.self) {
      try RunManifest(arguments: [], status: 0, skippedTests: [], started: Date(), finished: nil)
        .write(toRun: place, below: [run.folder.path])
    }
  }

  /// A folder passed by name stands for its target, and a package may be reached through a link.
  @Test func foldersThatAreNamedMayBeLinks() throws {
    let named = TestFolder()
    try FileSystem.makeFolder(named.path + "/real")
    for name in ["package", "artifacts"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(named.path)/\(name)", withDestinationPath: name == "package" ? run.folder.path : named.path + "/real"
      )
    }
    let paths = SnapshotPaths(
      root: named.path + "/package", artifactsRoot: named.path + "/artifacts",
      site: CallSite(fileID: "T/F.swift", filePath: "/F.swift", function: "f()", line: 1, column: 1),
      name: SnapshotName("a"),
      pathExtension: "txt")
    try paths.guardedReference.write(Data("a".utf8))
    try paths.guardedArtifact("actual.txt").write(Data("b".utf8))
    #expect(run.folder.files == ["Snapshots/T/F/f.a.txt"])
    #expect(named.files.contains("real/T/F/f.a/actual.txt"))
    paths.guardedArtifact().remove()
    #expect(!named.files.contains("real/T/F/f.a/actual.txt"))
    let elsewhere = GuardedPlace(named.path + "/artifacts/own.txt", below: [run.folder.path])
    try elsewhere.write(Data("c".utf8))
    #expect(try elsewhere.read() == Data("c".utf8))
    #expect(GuardedPlace(named.path + "/none/own.txt", below: []).entry == .nothing)
  }
}
