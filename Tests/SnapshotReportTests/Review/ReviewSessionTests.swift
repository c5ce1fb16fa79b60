import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import SnapshotReport

@Suite struct ReviewSessionTests {
  @Test func acceptingWritesTheReference() throws {
    let sample = try ReviewSample()
    let session = sample.session()
    let results = try session.decide(sample.body(sample.decision("a", .accept), sample.decision("c", .accept)))
    #expect(results?.map(\.outcome) == [.accepted, .accepted])
    #expect(sample.reference("a") == "new a")
    #expect(sample.reference("b") == "old b")
    #expect(sample.reference("c") == "new c")
    #expect(session.decisions.decisions.map(\.name) == ["a", "c"])
  }

  @Test func rejectingAfterAcceptingPutsBackWhatWasThere() throws {
    let sample = try ReviewSample()
    let session = sample.session()
    _ = try session.decide(sample.body(sample.decision("a", .accept), sample.decision("c", .accept)))
    let results = try session.decide(sample.body(sample.decision("a", .reject), sample.decision("c", .reject)))
    #expect(results?.map(\.outcome) == [.rejected, .rejected])
    #expect(sample.reference("a") == "old a")
    #expect(sample.reference("c") == nil)
    // And vice versa.
    _ = try session.decide(sample.body(sample.decision("a", .accept)))
    #expect(sample.reference("a") == "new a")
    #expect(session.decisions.decisions.map(\.verdict) == [.accept, .reject])
  }

  /// A snapshot that is accepted twice is the same file; another one isn't reported as accepted because of that.
  @Test func acceptingAnotherFileThanTheAcceptedOneIsRefused() throws {
    let sample = try ReviewSample()
    let session = sample.session()
    let decision = try sample.decision("a", .accept)
    var other = decision
    other.actualDigest = String(repeating: "0", count: 32)
    _ = try session.decide(sample.body(decision))
    #expect(try session.decide(sample.body(decision))?.map(\.outcome) == [.accepted])
    #expect(try session.decide(sample.body(other))?.map(\.outcome) == [.refused])
    #expect(sample.reference("a") == "new a")
  }

  @Test func rejectingAloneLeavesTheReference() throws {
    let sample = try ReviewSample()
    let results = try sample.session().decide(sample.body(sample.decision("b", .reject)))
    #expect(results?.map(\.outcome) == [.rejected])
    #expect(sample.reference("b") == "old b")
  }

  @Test func whatWasThereComesBackWithoutItsCopy() throws {
    let sample = try ReviewSample()
    let decision = try sample.decision("a", .accept)
    let copy = try #require(sample.record.entries.first { $0.name == "a" }?.artifacts.reference)
    FileSystem.remove(copy)
    let session = sample.session()
    _ = try session.decide(sample.body(decision))
    var rejection = decision
    rejection.verdict = .reject
    #expect(try session.decide(sample.body(rejection))?.map(\.outcome) == [.rejected])
    #expect(sample.reference("a") == "old a")
  }

  @Test func whatChangedSinceIsLeftAlone() throws {
    let sample = try ReviewSample()
    let session = sample.session()
    let (a, b, c) = try (
      sample.decision("a", .accept), sample.decision("b", .accept), sample.decision("c", .accept)
    )
    try sample.folder.write(Data("newer".utf8), sample.path("a"))
    try sample.folder.write(Data("newer".utf8), sample.path("c"))
    let actual = try #require(sample.record.entries.first { $0.name == "b" }?.artifacts.actual)
    try FileSystem.write(Data("forged".utf8), to: actual)
    let results = try #require(try session.decide(sample.body(a, b, c)))
    #expect(results.map(\.outcome) == [.refused, .refused, .refused])
    #expect(results[0].reason?.contains("isn't the one that was compared with") == true)
    #expect(results[1].reason?.contains("isn't the one that the page showed") == true)
    #expect(sample.reference("a") == "newer")
    #expect(sample.reference("b") == "old b")
    #expect(sample.reference("c") == "newer")
    #expect(session.decisions.decisions.isEmpty)
  }

  @Test func aReferenceThatChangedAfterItWasAcceptedIsNotPutBack() throws {
    let sample = try ReviewSample()
    let session = sample.session()
    _ = try session.decide(sample.body(sample.decision("a", .accept)))
    try sample.folder.write(Data("by hand".utf8), sample.path("a"))
    let results = try session.decide(sample.body(sample.decision("a", .reject)))
    #expect(results?.map(\.outcome) == [.refused])
    #expect(sample.reference("a") == "by hand")
  }

  @Test func onlyFailuresOfTheRunAreDecidedAbout() throws {
    let sample = try ReviewSample()
    let session = sample.session()
    var other = try sample.decision("a", .accept)
    other.reference = sample.path("d")
    var named = try sample.decision("b", .accept)
    named.name = "a"
    let results = try session.decide(sample.body(other, named))
    #expect(results?.map(\.outcome) == [.refused, .refused])
    #expect(sample.reference("d") == "d")
    #expect(sample.reference("b") == "old b")
    let manifest = DecisionManifest(run: "another", decisions: [try sample.decision("a", .accept)])
    #expect(session.reply(to: .decide, body: try manifest.json) != .notFound)
    #expect(try session.decide(manifest.json) == nil)
    #expect(sample.reference("a") == "old a")
  }

  @Test(arguments: ["", "{", "[]", "{\"format\": \"onionskin-decisions\"}", "\u{0}\u{1}"])
  func whatIsNoDecisionIsMalformed(body: String) throws {
    let reply = try ReviewSample().session().reply(to: .decide, body: Data(body.utf8))
    guard case .malformed(let reason) = reply else { throw CocoaError(.coderInvalidValue) }
    #expect(!reason.isEmpty)
  }

  /// Records may have been written by another program.
  @Test func aRecordLeadsNowhereElse() throws {
    let sample = try ReviewSample()
    let outside = TestFolder()
    try outside.write(Data("secret".utf8), "secret.txt")
    let picture = try DigestedPNG.encode(Bitmap(width: 4, height: 4, color: .black))
    try outside.write(picture, "secret.png")
    let png = "\(sample.artifacts)/\(ReviewSample.stem)/f.p/actual.png"
    try FileSystem.write(picture, to: png)
    try FileManager.default.createSymbolicLink(
      atPath: sample.folder.path + "/Snapshots/link", withDestinationPath: outside.path)
    let places = [
      outside.path + "/secret.png", sample.folder.path + "/Snapshots/../Package.swift",
      sample.folder.path + "/Package.swift", sample.folder.path + "/Snapshots/link/secret.png",
      sample.folder.path + "/Snapshots", sample.folder.path + "/Snapshots/link/new.png", "secret.png",
    ]
    for place in places {
      var entry = sample.record.entries[0]
      entry.verdict = .missing
      entry.name = "p"
      entry.reference = place
      entry.artifacts = RunEntry.Artifacts(actual: png)
      var shown = entry
      shown.name = "q"
      shown.verdict = .matched
      let record = RunRecord(entries: [entry, shown])
      let session = sample.session(record)
      let index = try #require(record.entries.firstIndex { $0.name == "q" })
      #expect(session.reply(to: .picture(cell: index, .reference), body: Data()) == .notFound, "\(place)")
      let decision = DecisionManifest.Decision(
        test: entry.test, name: "p", verdict: .accept, reference: PackagePaths.reference(of: entry),
        actual: PackagePaths.artifact(png), referenceDigest: nil, actualDigest: FileDigest.text(of: picture))
      let body = try DecisionManifest(run: RunIdentity.text(of: record), decisions: [decision]).json
      #expect(try session.decide(body)?.contains { $0.outcome != .refused } != true, "\(place)")
    }
    #expect(outside.files == ["secret.png", "secret.txt"])
    #expect(try outside.read("secret.png") == picture)
    #expect(try sample.folder.read("Package.swift").isEmpty)
  }

  @Test func thePageShowsNothingElse() throws {
    let sample = try ReviewSample()
    let outside = TestFolder()
    try outside.write(Data("a secret of another user\n".utf8), "secret.txt")
    var entry = sample.record.entries[0]
    entry.artifacts.reference = outside.path + "/secret.txt"
    func page(_ entry: RunEntry) -> String {
      guard case .page(let data) = sample.session(RunRecord(entries: [entry])).reply(to: .page, body: Data()) else {
        return ""
      }
      return String(decoding: data, as: UTF8.self)
    }
    #expect(!page(entry).contains("a secret of"))
    entry.artifacts.reference = sample.record.entries[0].artifacts.reference
    #expect(page(entry).contains("old a"))
  }

  @Test func furtherFoldersOfReferencesAreAskedFor() throws {
    let sample = try ReviewSample()
    let path = sample.folder.path + "/Tests/__Snapshots__/f.a.txt"
    let actual = "\(sample.artifacts)/\(ReviewSample.stem)/f.a/actual.txt"
    #expect(throws: ReviewFiles.Refusal.self) { try sample.files.accept(Data("x".utf8), foundAt: actual, as: path) }
    let files = ReviewFiles(
      root: sample.folder.path, artifacts: sample.artifacts, references: [sample.folder.path + "/Tests/__Snapshots__"])
    try files.accept(Data("x".utf8), foundAt: actual, as: path)
    #expect(try files.reference(path) == Data("x".utf8))
  }

  @Test func theEndTakesAwayWhatWasAcceptedAlone() throws {
    let sample = try ReviewSample()
    let session = sample.session()
    _ = try session.decide(sample.body(sample.decision("a", .accept), sample.decision("b", .reject)))
    session.finish()
    let candidates = Acceptance(root: sample.folder.path, artifacts: sample.artifacts).candidates.map(\.name)
    #expect(candidates == ["b", "c"].map { "\(ReviewSample.stem)/f.\($0)" })
  }

  @Test func acceptingTwiceIsAcceptingOnce() throws {
    let sample = try ReviewSample()
    let session = sample.session()
    for _ in 0..<2 {
      #expect(try session.decide(sample.body(sample.decision("a", .accept)))?.map(\.outcome) == [.accepted])
    }
    // The command line also works after a review.
    let results = Acceptance(root: sample.folder.path, artifacts: sample.artifacts).accept(matching: ["*/f.a"])
    #expect(results.map(\.refusal) == [nil])
  }
}
