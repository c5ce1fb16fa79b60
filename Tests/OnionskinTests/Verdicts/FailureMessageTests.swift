import Testing

@testable import Onionskin

@Suite struct FailureMessageTests {
  private func snapshot(_ name: String, _ details: [String], _ kind: Verdict.Kind = .differs) -> ComparedSnapshot {
    let site = CallSite(fileID: "T/F.swift", filePath: "/p/F.swift", function: "f()", line: 1, column: 1)
    let call = SnapshotName(name)
    let request = SnapshotRequest(
      site: site, test: RunningTest(at: site), name: call,
      paths: SnapshotPaths(root: "/p", artifactsRoot: nil, site: site, name: call, pathExtension: "png"),
      pathExtension: "png", record: .missing, diffTool: nil)
    var verdict = Verdict(kind, "differs", details: details, nextStep: "Do this.")
    verdict.changes = details
    verdict.artifacts.reference = "/a/\(name)/reference.png"
    verdict.artifacts.actual = "/a/\(name)/actual.png"
    verdict.artifacts.diff = "/a/\(name)/diff.png"
    return ComparedSnapshot(request: request, verdict: verdict)
  }

  @Test func neverMoreThanFifteenLines() throws {
    let message = try #require(snapshot("x", (1...40).map { "line \($0)" }).message)
    let lines = message.split(separator: "\n")
    #expect(lines.count == 15)
    #expect(lines[0] == "Snapshot \"x\" of f() differs.")
    #expect(lines[1] == "line 1")
    #expect(lines[10] == "... and 31 more")
    #expect(lines[11] == "Reference: /a/x/reference.png")
    #expect(lines[14] == "Do this.")
  }

  @Test func aMatrixFailsOnceAndListsItsCells() throws {
    let snapshots = [
      snapshot("iPhone", ["UILabel: text \"a\" -> \"b\""]), snapshot("good", [], .matched), snapshot("iPad", []),
    ]
    let lines = try #require(FailureMessage.text(for: snapshots)).split(separator: "\n")
    #expect(lines[0] == "2 of 3 snapshots of f() failed:")
    #expect(lines[1] == "iPhone: differs; UILabel: text \"a\" -> \"b\"")
    #expect(lines[2] == "iPad: differs")
    #expect(lines.last == "Do this.")
  }

  @Test func whatChangedInAllCellsIsToldOnce() throws {
    let snapshots = [
      snapshot("a", ["shared", "own a"]), snapshot("b", ["own b", "shared"]), snapshot("c", ["shared"]),
    ]
    let lines = try #require(FailureMessage.text(for: snapshots)).split(separator: "\n")
    #expect(lines[1...4] == ["All: shared", "a: differs; own a", "b: differs; own b", "c: differs"])
  }

  @Test func aLargeMatrixStaysShort() throws {
    let lines = try #require(FailureMessage.text(for: (1...40).map { snapshot("cell \($0)", []) })).split(
      separator: "\n")
    #expect(lines.count == 15)
    #expect(lines.contains { $0.hasPrefix("... and ") })
  }

  @Test func nothingToSayAboutPasses() {
    #expect(FailureMessage.text(for: [snapshot("x", [], .matched)]) == nil)
  }

  @Test func viewsComeBeforePlacesAndNotes() {
    let verdict = Verdict.differs(
      "h", changes: (1...9).map { "change \($0)" }, places: (1...5).map { "place \($0)" }, notes: ["note"])
    #expect(
      verdict.details == [
        "change 1", "change 2", "change 3", "change 4", "change 5", "... and 4 more", "place 1", "place 2",
        "... and 3 more", "note",
      ])
  }
}
