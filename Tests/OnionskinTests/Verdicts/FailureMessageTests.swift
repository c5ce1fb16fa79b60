import Testing

@testable import Onionskin

@Suite struct FailureMessageTests {
  private func outcome(_ name: String, _ details: [String], verdict: RunEntry.Verdict = .differs) -> SnapshotOutcome {
    let site = CallSite(fileID: "T/F.swift", filePath: "/p/F.swift", function: "f()", line: 1, column: 1)
    let call = SnapshotName(name)
    let request = SnapshotRequest(
      site: site, test: RunningTest(at: site), name: call,
      paths: SnapshotPaths(root: "/p", artifactsRoot: nil, site: site, name: call, pathExtension: "png"),
      pathExtension: "png", record: .missing, diffTool: nil)
    var outcome = SnapshotOutcome(request: request, verdict: verdict, headline: "differs", details: details)
    outcome.changes = details
    outcome.nextStep = "Do this."
    outcome.artifacts.reference = "/a/\(name)/reference.png"
    outcome.artifacts.actual = "/a/\(name)/actual.png"
    outcome.artifacts.diff = "/a/\(name)/diff.png"
    return outcome
  }

  @Test func neverMoreThanFifteenLines() throws {
    let message = try #require(outcome("x", (1...40).map { "line \($0)" }).message)
    let lines = message.split(separator: "\n")
    #expect(lines.count == 15)
    #expect(lines[0] == "Snapshot \"x\" of f() differs.")
    #expect(lines[1] == "line 1")
    #expect(lines[10] == "... and 31 more")
    #expect(lines[11] == "Reference: /a/x/reference.png")
    #expect(lines[14] == "Do this.")
  }

  @Test func aMatrixFailsOnceAndListsItsCells() throws {
    let outcomes = [
      outcome("iPhone", ["UILabel: text \"a\" -> \"b\""]), outcome("good", [], verdict: .matched), outcome("iPad", []),
    ]
    let lines = try #require(FailureMessage.text(for: outcomes)).split(separator: "\n")
    #expect(lines[0] == "2 of 3 snapshots of f() failed:")
    #expect(lines[1] == "iPhone: differs; UILabel: text \"a\" -> \"b\"")
    #expect(lines[2] == "iPad: differs")
    #expect(lines.last == "Do this.")
  }

  @Test func whatChangedInAllCellsIsToldOnce() throws {
    let outcomes = [outcome("a", ["shared", "own a"]), outcome("b", ["own b", "shared"]), outcome("c", ["shared"])]
    let lines = try #require(FailureMessage.text(for: outcomes)).split(separator: "\n")
    #expect(lines[1...4] == ["All: shared", "a: differs; own a", "b: differs; own b", "c: differs"])
  }

  @Test func aLargeMatrixStaysShort() throws {
    let lines = try #require(FailureMessage.text(for: (1...40).map { outcome("cell \($0)", []) })).split(
      separator: "\n")
    #expect(lines.count == 15)
    #expect(lines.contains { $0.hasPrefix("... and ") })
  }

  @Test func nothingToSayAboutPasses() {
    #expect(FailureMessage.text(for: [outcome("x", [], verdict: .matched)]) == nil)
  }

  @Test func viewsComeBeforePlacesAndNotes() {
    let mismatch = Mismatch(
      headline: "h", changes: (1...9).map { "change \($0)" }, places: (1...5).map { "place \($0)" }, notes: ["note"])
    #expect(
      FailureMessage.details(of: mismatch) == [
        "change 1", "change 2", "change 3", "change 4", "change 5", "... and 4 more", "place 1", "place 2",
        "... and 3 more", "note",
      ])
  }
}
