import Foundation
import OnionskinTestSupport
import SnapshotReport
import Testing

@testable import Onionskin

@Suite struct AcceptanceTests {
  private let folder = TestFolder()
  private let stem = "OnionskinTests/AcceptanceTests"
  private var acceptance: Acceptance { Acceptance(root: folder.path, artifacts: folder.path + "/.artifacts") }

  private func check(_ texts: [String: String]) {
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      assertSnapshot(of: text, as: .lines, named: name, testName: "f()")
    }
  }

  /// Failures of the snapshots a and b, whose references contain "old", and of c, which has none.
  private func fail() throws {
    try folder.write(Data(), "Tests/OnionskinTests/AcceptanceTests.swift")
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "never"], in: folder)
    run.record { check(["a": "old", "b": "old"]) }
    run.failures { check(["a": "new a", "b": "new b", "c": "new c"]) }
  }

  private func reference(_ name: String) throws -> String {
    String(decoding: try folder.read("Snapshots/\(stem)/f.\(name).txt"), as: UTF8.self)
  }

  @Test func whatFailedIsListed() throws {
    try fail()
    #expect(acceptance.candidates.map(\.name) == ["a", "b", "c"].map { "\(stem)/f.\($0)" })
    #expect(acceptance.candidates.map { $0.comparedWith != nil } == [true, true, false])
  }

  @Test func acceptedActualsBecomeReferences() throws {
    try fail()
    let results = acceptance.accept(matching: [])
    #expect(results.allSatisfy { $0.refusal == nil })
    #expect(try reference("a") == "new a")
    #expect(try reference("c") == "new c")
    #expect(acceptance.candidates.isEmpty)
    #expect(TestRun(in: folder).failures { check(["a": "new a", "b": "new b", "c": "new c"]) } == [])
  }

  /// A page that is created afterwards shows the remaining decisions.
  @Test func whatWasAcceptedIsNoFailureOfTheRunAnyMore() throws {
    try fail()
    func verdicts() throws -> [Verdict.Kind] {
      try RunRecord(folders: [folder.path + "/.artifacts/runs"]).withAcceptedFailures().entries.map(\.verdict)
    }
    #expect(try verdicts() == [.differs, .differs, .missing])
    _ = acceptance.accept(matching: ["*/f.b", "*/f.c"])
    #expect(try verdicts() == [.differs, .matched, .matched])
    // A deleted reference without a new one is still a failure.
    FileSystem.remove("\(folder.path)/.artifacts/\(stem)/f.a/actual.txt")
    let past = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 0)]
    try FileManager.default.setAttributes(past, ofItemAtPath: "\(folder.path)/Snapshots/\(stem)/f.a.txt")
    #expect(try verdicts() == [.differs, .matched, .matched])
  }

  @Test func referencesInAFolderOfTheTestsChoiceAreReplacedThere() throws {
    let place = folder.path + "/Tests/__Snapshots__"
    func verify(_ text: String, _ run: TestRun) -> String? {
      SnapshotSession.$current.withValue(run.session) {
        verifySnapshot(of: text, as: .lines, named: "x", snapshotDirectory: place, testName: "f()")
      }
    }
    let text = "Tests/__Snapshots__/f.x.txt"
    _ = verify("old", TestRun(in: folder))
    #expect(try folder.read(text) == Data("old".utf8))
    #expect(verify("new", TestRun(["SNAPSHOT_TESTING_RECORD": "never"], in: folder)) != nil)
    // Records may come from another machine: a folder that only a record names isn't accepted.
    #expect(acceptance.accept(matching: []).map { $0.refusal?.contains("--references") } == [true])
    #expect(try folder.read(text) == Data("old".utf8))
    let told = Acceptance(root: folder.path, artifacts: folder.path + "/.artifacts", references: [place])
    #expect(told.accept(matching: []).map(\.refusal) == [nil])
    #expect(try folder.read(text) == Data("new".utf8))
    #expect(!folder.files.contains { $0.hasPrefix("Snapshots/") })
  }

  @Test func patternsChoose() throws {
    try fail()
    #expect(acceptance.accept(matching: ["*/f.b", "nothing"]).map(\.name) == ["\(stem)/f.b"])
    #expect(try reference("a") == "old")
    #expect(try reference("b") == "new b")
  }

  @Test func aReferenceThatChangedSinceIsLeftAlone() throws {
    try fail()
    try folder.write(Data("newer".utf8), "Snapshots/\(stem)/f.a.txt")
    try folder.write(Data("newer".utf8), "Snapshots/\(stem)/f.c.txt")
    FileSystem.remove("\(folder.path)/Snapshots/\(stem)/f.b.txt")
    let refusals = acceptance.accept(matching: []).map { $0.refusal ?? "" }
    #expect(refusals[0].contains("isn't the one that it was compared with"))
    #expect(refusals[1].contains("is gone"))
    #expect(refusals[2].contains("a reference was added since"))
    #expect(try reference("a") == "newer")
    #expect(acceptance.candidates.count == 3)
  }

  private func decision(_ name: String, from old: String?, to new: String) -> Acceptance.Decision {
    func digest(_ text: String) -> String { Acceptance.digest(of: Data(text.utf8)) }
    return Acceptance.Decision(
      reference: "Snapshots/\(stem)/f.\(name).txt", actual: "\(stem)/f.\(name)/actual.txt",
      referenceDigest: old.map(digest), actualDigest: digest(new))
  }

  @Test func decisionsAcceptWhatWasLookedAt() throws {
    try fail()
    let refusals = acceptance.accept([
      decision("a", from: "old", to: "new a"), decision("b", from: "old", to: "something else"),
      decision("c", from: nil, to: "new c"), decision("d", from: "old", to: "new d"),
    ]).map { $0.refusal ?? "" }
    #expect(refusals[0] == "")
    #expect(refusals[1].contains("aren't those that were reviewed"))
    #expect(refusals[2] == "")
    #expect(refusals[3].contains("there are no artifacts of it"))
    #expect(try reference("a") == "new a")
    #expect(try reference("b") == "old")
    #expect(try reference("c") == "new c")
    #expect(acceptance.candidates.map(\.name) == ["\(stem)/f.b"])
  }

  @Test func decisionsAboutAnotherReferenceAreRefused() throws {
    try fail()
    let refusals = acceptance.accept([
      decision("a", from: "older", to: "new a"), decision("b", from: nil, to: "new b"),
      decision("c", from: "old", to: "new c"),
    ]).map { $0.refusal ?? "" }
    for refusal in refusals { #expect(refusal.contains("isn't the one that it was compared with")) }
    #expect(try reference("a") == "old")
  }

  @Test func theToolAccepts() throws {
    try fail()
    try folder.write(Data(), "Package.swift")
    let list = try ChildProcess(ChildProcess.tool, ["accept", "--list", "--package-path", folder.path])
    #expect(list.output == ["a", "b", "c"].map { "\(stem)/f.\($0)\n" }.joined())
    let path = folder.path + "/manifest.json"
    func decided(_ name: String, _ verdict: DecisionManifest.Choice) -> DecisionManifest.Decision {
      let decision = decision(name, from: "old", to: "new \(name)")
      return DecisionManifest.Decision(
        test: "t", name: name, verdict: verdict, reference: decision.reference, actual: decision.actual,
        referenceDigest: decision.referenceDigest, actualDigest: decision.actualDigest)
    }
    let manifest = DecisionManifest(run: "r", decisions: [decided("a", .accept), decided("b", .reject)])
    try FileSystem.write(manifest.json, to: path)
    let one = try ChildProcess(
      ChildProcess.tool, ["accept", "--manifest", path, "--package-path", folder.path])
    #expect(one.status == 0)
    #expect(one.output == "accepted Snapshots/\(stem)/f.a.txt\n1 accepted, 0 refused\n")
    #expect(try reference("b") == "old")
    try folder.write(Data("newer".utf8), "Snapshots/\(stem)/f.b.txt")
    let rest = try ChildProcess(ChildProcess.tool, ["accept", "--package-path", folder.path])
    #expect(rest.status == 1)
    #expect(rest.output.hasSuffix("1 accepted, 1 refused\n"))
    try folder.write(Data("{}".utf8), "manifest.json")
    let broken = try ChildProcess(ChildProcess.tool, ["accept", "--manifest", path, "--package-path", folder.path])
    #expect(broken.status == 1)
  }

  /// If the user mistypes a name, nothing is accepted, and the name is reported.
  @Test func theToolTellsWhatItFoundNothingFor() throws {
    try fail()
    try folder.write(Data(), "Package.swift")
    func accept(_ arguments: String...) throws -> ChildProcess {
      try ChildProcess(ChildProcess.tool, ["accept", "--package-path", folder.path] + arguments)
    }
    let mistyped = try accept("\(stem)/f.z", "\(stem)/f.a", "")
    #expect(mistyped.status == 1)
    #expect(
      mistyped.output == """
        accepted \(stem)/f.a
        no snapshot to accept matches '\(stem)/f.z'
        no snapshot to accept matches ''
        1 accepted, 0 refused

        """)
    for place in ["nowhere", "Package.swift"] {
      let tool = try accept("--artifacts", "\(folder.path)/\(place)")
      #expect(tool.status == 64)
      #expect(tool.output.contains("There is no folder at \(folder.path)/\(place)."))
    }
    let both = try accept("--list", "--manifest", "m.json")
    #expect(both.status == 64)
    #expect(try reference("b") == "old")
  }

  /// Not the whole disk is searched for sources.
  @Test func aFolderAroundThePackageHoldsNoReferences() throws {
    try fail()
    try folder.write(Data(), "Package.swift")
    for place in ["/", folder.path, (folder.path as NSString).deletingLastPathComponent] {
      let tool = try ChildProcess(ChildProcess.tool, ["accept", "--package-path", folder.path, "--references", place])
      #expect(tool.status == 64)
      #expect(tool.output.contains("\(place) holds the package"))
    }
  }
}
