import Testing

@testable import Onionskin

@Suite struct FailureMessageTests {
  private func request(
    _ name: String, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> SnapshotRequest {
    let site = CallSite(fileID: "T/F.swift", filePath: "/p/F.swift", function: "f()", line: 1, column: 1)
    let call = SnapshotName(name)
    return SnapshotRequest(
      site: site, test: RunningTest(at: site), name: call,
      paths: SnapshotPaths(root: "/p", artifactsRoot: nil, site: site, name: call, pathExtension: "png"),
      pathExtension: "png", record: .missing, diffTool: diffTool)
  }

  private func snapshot(
    _ name: String, _ details: [String], _ kind: Verdict.Kind = .differs,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> ComparedSnapshot {
    let request = request(name, diffTool: diffTool)
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

  @Test func asManyLinesAsThereIsRoomForAreAllShown() throws {
    let message = try #require(snapshot("x", (1...10).map { "line \($0)" }).message)
    #expect(message.split(separator: "\n").count == 15)
    #expect(message.contains("\nline 10\n") && !message.contains("more"))
  }

  @Test func aToolsCommandNamesBothFiles() throws {
    let message = try #require(snapshot("x", ["line"], diffTool: "ksdiff").message)
    #expect(message.contains("\nCompare:   ksdiff /a/x/reference.png /a/x/actual.png\nDo this."))
  }

  /// There is no reference to compare it with, but the picture is written.
  @Test func ofWhatHasNoReferenceTheFileIsNamed() throws {
    for kind in [Verdict.Kind.missing, .failed] {
      let lines = try #require(snapshot("x", ["line"], kind).message).split(separator: "\n")
      #expect(lines[1...] == ["line", "Actual:    /a/x/actual.png", "Do this."])
    }
  }

  @Test func aCellHasOneLine() throws {
    let snapshots = [snapshot("a", ["first\nsecond"]), snapshot("b", ["other"])]
    let lines = try #require(FailureMessage.text(for: snapshots)).split(separator: "\n")
    #expect(lines[1] == "a: differs; first")
  }

  @Test func onCITheNextStepIsForAPersonsMachine() {
    let step = FailureMessage.acceptStep(for: request("x"), isCI: true)
    #expect(step.contains("record it on your machine: SNAPSHOT_TESTING_RECORD=failed"))
    let own = FailureMessage.acceptStep(for: request("x"), isCI: false)
    #expect(own.contains("If the change is meant: SNAPSHOT_TESTING_RECORD=failed") && !own.contains("your machine"))
  }

  /// Names between backticks may contain characters that end a shell's word or have a meaning in a regular expression.
  @Test func `the cure's command (this one) finds this test alone`() {
    let step = FailureMessage.recordStep(for: request("x"), isCI: false)
    let test = #"`the cure'\''s command \(this one\) finds this test alone`\(\)"#
    #expect(step.hasSuffix(#"swift test --filter '^OnionskinTests\.FailureMessageTests/\#(test)'"#))
  }

  @Test func mistakesInALayoutStandBesideADifference() {
    let differing = Verdict.differs("differs", changes: ["change"])
    let both = differing.adding(findings: ["one", "two"])
    #expect(both.headline == "differs, and has 2 mistakes in its layout")
    #expect(both.kind == .differs && both.details == ["change", "one", "two"])
    #expect(differing.adding(findings: ["one"]).headline == "differs, and has 1 mistake in its layout")
    #expect(differing.adding(findings: []).headline == "differs")
    let long = Verdict.differs("differs", changes: (1...6).map { "change \($0)" }).adding(findings: ["one"])
    #expect(long.details == (1...5).map { "change \($0)" } + ["one"])
    let alone = Verdict(.matched).adding(findings: ["one", "two"])
    #expect(alone.kind == .failed && alone.details == ["one", "two"])
    #expect(alone.brief == "2 mistakes in its layout")
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

  @Test func aMatrixTellsAllMistakesInItsLayoutsWithTheirCells() throws {
    func cell(_ name: String, _ findings: [String], _ verdict: Verdict = Verdict(.matched)) -> ComparedSnapshot {
      ComparedSnapshot(request: request(name), verdict: verdict.adding(findings: findings))
    }
    let snapshots = [
      cell("a", ["cut", "small"]), cell("b", ["cut", "low"]),
      cell("c", ["cut"], .differs("differs", changes: ["moved"])),
    ]
    let lines = try #require(FailureMessage.text(for: snapshots)).split(separator: "\n")
    #expect(
      lines[0...4] == [
        "3 of 3 snapshots of f() failed:", "All 3: cut", "1 of 3 (a): small", "1 of 3 (b): low", "c: differs; moved",
      ])
    let some = [cell("a", ["cut"]), cell("b", ["cut"]), cell("c", [])]
    #expect(FailureMessage.text(for: some)?.contains("\n2 of 3 (a, b): cut") == true)
  }

  /// For example an invalid record mode, which doesn't concern the cells.
  @Test func whatKeepsAllCellsFromBeingComparedIsReportedOnce() throws {
    let requests = ["a", "b", "c"].map { request($0) }
    let snapshots = requests.map { (request: SnapshotRequest) -> ComparedSnapshot in
      let verdict = FailureMessage.verdict(.environment(problem: "The mode is no word."), of: request, isCI: false)
      return ComparedSnapshot(request: request, verdict: verdict)
    }
    #expect(
      FailureMessage.text(for: snapshots)
        == "3 of 3 snapshots of f() failed:\nAll: was not compared.\nThe mode is no word.")
  }

  @Test func whatChangedInAllCellsIsReportedOnce() throws {
    let snapshots = [
      snapshot("a", ["shared", "own a", "another"]), snapshot("b", ["own b", "shared"]), snapshot("c", ["shared"]),
    ]
    let lines = try #require(FailureMessage.text(for: snapshots)).split(separator: "\n")
    #expect(lines[1...4] == ["All: shared", "a: differs; own a", "b: differs; own b", "c: differs"])
  }

  /// The difference in the only failing cell belongs to this cell.
  @Test func ofOneCellAllIsShown() throws {
    let snapshots = [snapshot("a", ["x", "y"]), snapshot("b", [], .matched)]
    let lines = try #require(FailureMessage.text(for: snapshots)).split(separator: "\n")
    #expect(lines[0...1] == ["1 of 2 snapshots of f() failed:", "a: differs; x"])
  }

  @Test func recordedCellsAreCountedWithTheirFolder() throws {
    let snapshots = [
      snapshot("a", ["Recorded: a", "of one colour"], .recorded), snapshot("b", ["Recorded: b"], .recorded),
    ]
    let lines = try #require(FailureMessage.text(for: snapshots)).split(separator: "\n")
    #expect(lines.contains("a: differs; of one colour") && lines.contains("b: differs"))
    #expect(lines.contains("Recorded: 2 in /p/Snapshots/T/F"))
    #expect(lines.last?.hasPrefix("Review the 2 recorded references, then ") == true)
  }

  /// The mode that records everything would continue to do so.
  @Test func afterRecordingTheModeIsTakenAwayWhereItRecordsAll() {
    #expect(FailureMessage.afterRecording(mode: .all).contains("remove the record mode \"all\""))
    for mode in [SnapshotTestingConfiguration.Record.missing, .failed] {
      #expect(
        FailureMessage.afterRecording(mode: mode)
          == "Review the recorded reference, then run the test again; it passes if nothing changes.")
    }
    #expect(
      FailureMessage.afterRecording(mode: .missing, count: 8)
        == "Review the 8 recorded references, then run the test again; it passes if nothing changes.")
  }

  @Test func threeWarningsAreShownBeforeTheFiles() throws {
    var warned = snapshot("x", ["line"])
    warned.notes.warnings = (1...5).map { "warning \($0)" }
    let lines = try #require(warned.message).split(separator: "\n")
    #expect(
      lines[1...5] == [
        "line", "Warning:   warning 1", "Warning:   warning 2", "... and 3 more", "Reference: /a/x/reference.png",
      ])
  }

  @Test func differentStepsAreShownOnceEachAndNoMoreThanTwo() throws {
    let snapshots = ["a", "a", "b", "c"].enumerated().map { index, step in
      var snapshot = snapshot("\(index)", [])
      snapshot.verdict.nextStep = "Do \(step)."
      return snapshot
    }
    let lines = try #require(FailureMessage.text(for: snapshots)).split(separator: "\n")
    #expect(lines.suffix(3) == ["Pictures: /a, 4 folders", "Do a.", "Do b."])
  }

  @Test func whatChangedInSomeCellsIsShownWithThem() throws {
    let snapshots = [snapshot("a", ["x", "y"]), snapshot("b", ["x"]), snapshot("c", ["y"])]
    let lines = try #require(FailureMessage.text(for: snapshots)).split(separator: "\n")
    #expect(lines[1...3] == ["a: differs; x", "b: differs; x", "c: differs; y"])
  }

  @Test func aMatrixOfTextsQuotesTheLinesThatChanged() throws {
    let hunk = "@@ \u{2212}1,3 +1,3 @@"
    let snapshots = [
      snapshot("a", [hunk, "\u{2007}same", "\u{2212}old", "+new"]), snapshot("b", [hunk, "\u{2007}same", "+more"]),
    ]
    let lines = try #require(FailureMessage.text(for: snapshots)).split(separator: "\n")
    #expect(lines[1...2] == ["a: differs; \u{2212}old +new", "b: differs; +more"])
  }

  @Test func aMatrixOfTextsWithOneChangeNamesCellsAlone() throws {
    let changes = ["@@ \u{2212}1,3 +1,3 @@", "\u{2007}same", "\u{2212}old", "+new"]
    let lines = try #require(FailureMessage.text(for: [snapshot("a", changes), snapshot("b", changes)]))
      .split(separator: "\n")
    #expect(lines[1...4] == ["All: \u{2212}old", "All: +new", "a: differs", "b: differs"])
  }

  @Test func linesThatStayedMakeWayForThoseThatChanged() throws {
    let stayed = (1...8).map { "\u{2007}same \($0)" }
    let hunk = "@@ \u{2212}1,12 +1,12 @@"
    let long = try #require(snapshot("x", [hunk] + stayed + ["\u{2212}old", "+new"] + stayed).message)
    #expect(long.split(separator: "\n")[1...3] == ["\(Substring(hunk))", "\u{2212}old", "+new"])
    let short = try #require(snapshot("x", [hunk, stayed[0], "+new"]).message)
    #expect(short.split(separator: "\n")[1...3] == ["\(Substring(hunk))", "\(Substring(stayed[0]))", "+new"])
  }

  @Test func theFolderOfPicturesIsThatOfAllThatFailed() throws {
    let one = try #require(FailureMessage.text(for: [snapshot("a", []), snapshot("b", [], .matched)]))
    #expect(one.split(separator: "\n").contains("Pictures: /a/a"))
    let two = try #require(FailureMessage.text(for: [snapshot("a", []), snapshot("b", [])]))
    #expect(two.split(separator: "\n").contains("Pictures: /a, 2 folders"))
  }

  @Test func aLargeMatrixStaysShort() throws {
    let lines = try #require(FailureMessage.text(for: (1...40).map { snapshot("cell \($0)", []) })).split(
      separator: "\n")
    #expect(lines.count == 15)
    #expect(lines.contains { $0.hasPrefix("... and ") })
  }

  /// The summary of all cells; the location of the pictures and the advice come from the cells' lines.
  @Test func aLargeMatrixWithSharedChangesFillsItsLines() throws {
    let shared = ["one", "two", "three", "four"]
    let message = try #require(FailureMessage.text(for: (1...40).map { snapshot("cell \($0)", shared) }))
    let lines = message.split(separator: "\n")
    #expect(lines.count == 15)
    #expect(lines[1...3] == ["All: one", "All: two", "All: three"])
    #expect(lines[4] == "cell 1: differs" && lines[11] == "cell 8: differs" && lines[12] == "... and 32 more")
    #expect(lines[13].hasPrefix("Pictures: ") && lines[14] == "Do this.")
  }

  @Test func nothingToSayAboutPasses() {
    #expect(FailureMessage.text(for: [snapshot("x", [], .matched)]) == nil)
  }

  /// Nine lines in total, if there are no places.
  @Test func notesTakeFromTheViewsLines() {
    let verdict = Verdict.differs("h", changes: (1...12).map { "change \($0)" }, notes: ["first", "second"])
    #expect(verdict.details == (1...6).map { "change \($0)" } + ["... and 6 more", "first", "second"])
  }

  /// One line contains their number; there is no such line without any.
  @Test func notesMayLeaveOneLineOrNone() {
    let notes = (1...9).map { "note \($0)" }
    let one = Verdict.differs("h", changes: ["a", "b"], notes: Array(notes.prefix(8)))
    #expect(one.details == ["... and 2 more"] + notes.prefix(8))
    #expect(Verdict.differs("h", changes: ["a", "b"], notes: notes).details == notes)
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
