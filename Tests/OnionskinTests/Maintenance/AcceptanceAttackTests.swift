import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import SnapshotReport
import Testing

@testable import Onionskin

/// Attacks by an author of artifacts that another user downloads, or of a change that another user reviews.
@Suite struct AcceptanceAttackTests {
  private let folder = TestFolder()
  private let outside = TestFolder()
  private let text = Data("let evil = true\n".utf8)
  private var root: String { folder.path }
  private var artifacts: String { root + "/.artifacts" }

  init() throws {
    for name in ["Package.swift", "Sources/App/main.swift", "Tests/T/F.swift", ".git/hooks/pre-commit", "Makefile"] {
      try folder.write(Data("kept".utf8), name)
    }
    try folder.write(Data("kept".utf8), "Snapshots/T/F/f.a.txt")
    try outside.write(Data("secret".utf8), "secret.txt")
    try outside.write(text, "T/F/f.a/actual.txt")
    try outside.write(Data("kept".utf8), "T/F/f.a/other/deep.txt")
  }

  private func link(_ path: String, to target: String) throws {
    let place = "\(root)/\(path)"
    try FileSystem.makeFolder((place as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
  }

  /// All files except those of the attack.
  private func state() throws -> [String: Data] {
    var state: [String: Data] = [:]
    for name in folder.files where !name.hasPrefix(".artifacts/") { state[name] = try folder.read(name) }
    for name in outside.files { state["outside/" + name] = try outside.read(name) }
    return state
  }

  /// Accepts in all possible ways, and returns the message of each.
  private func accept(_ reference: String, from actual: String, of data: Data? = nil) throws -> [String] {
    let data = data ?? text
    var answers: [String] = []
    let now = try? folder.read(reference)
    let decision = DecisionManifest.Decision(
      test: "t", name: "n", verdict: .accept, reference: reference, actual: actual,
      referenceDigest: now.map(FileDigest.text), actualDigest: FileDigest.text(of: data))
    let acceptance = Acceptance(root: root, artifacts: artifacts)
    answers += acceptance.accept([
      Acceptance.Decision(
        reference: reference, actual: actual, referenceDigest: decision.referenceDigest,
        actualDigest: decision.actualDigest)
    ]).map { $0.refusal ?? "" }
    // The server, with an equivalent record.
    var entry = RunEntry.sample("n", verdict: .differs)
    entry.test = "t"
    entry.reference = "\(root)/\(reference)"
    entry.packageFolder = root
    entry.artifacts.actual = "\(artifacts)/\(actual)"
    let record = RunRecord(entries: [entry])
    let session = ReviewSession(
      record: record, title: "", base: "/k/", files: ReviewFiles(root: root, artifacts: artifacts))
    let body = try DecisionManifest(run: RunIdentity.text(of: record), decisions: [decision]).json
    answers += try session.decide(body)?.map { $0.reason ?? "" } ?? ["no decision"]
    session.finish()
    // The tool itself.
    try FileSystem.write(
      DecisionManifest(run: "r", decisions: [decision]).json, to: artifacts + "/manifest.json")
    let tool = try ChildProcess(
      ChildProcess.tool, ["accept", "--manifest", artifacts + "/manifest.json", "--package-path", root])
    answers.append(tool.status == 0 ? "" : tool.output)
    return answers
  }

  @Test(arguments: [
    "Package.swift", "Sources/App/main.swift", "Tests/T/F.swift", ".git/hooks/pre-commit", "Makefile",
    "Snapshots/../Package.swift", "Snapshots/T/F/../../../Package.swift", "Snapshots/T/F/../\u{301}.txt",
    "Snapshots/T/F/.gitattributes", "Snapshots/T/F/f", "Snapshots/T/f.a.txt", "Snapshots/T/F/G/f.a.txt",
    "Snapshots/T/Other/f.a.txt", "Snapshots/T/F/-rf.a.txt", "Snapshots/T/F/f.a b.txt", "Snapshots/T/F", "Snapshots",
    "", "/etc/passwd", "Snapshots/T/F/f.a.txt\0.png",
  ])
  func aPlaceThatNoSnapshotHasIsRefused(reference: String) throws {
    for actual in ["T/F/f.a/actual.txt", reference + "/actual.swift", "Snapshots/T/F/actual.txt"] {
      try? folder.write(text, ".artifacts/" + actual)
      let before = try state()
      for answer in try accept(reference, from: actual) { #expect(answer != "", "\(reference)") }
      #expect(try state() == before)
    }
  }

  @Test func aRecordThatNamesAnotherPlaceIsNotBelieved() throws {
    for reference in ["Package.swift", "Sources/App/main.swift", "../elsewhere.txt", "Tests/T/f.a.swift"] {
      try folder.write(text, ".artifacts/T/F/f.a/actual.txt")
      var entry = RunEntry.sample("a", verdict: .differs)
      entry.reference = "\(root)/\(reference)"
      entry.packageFolder = root
      entry.artifactsFolder = artifacts
      entry.artifacts.actual = artifacts + "/T/F/f.a/actual.txt"
      try FileSystem.write(
        try folder.read(reference.hasPrefix(".") ? "Makefile" : "Package.swift"),
        to: artifacts + "/T/F/f.a/reference.txt")
      FileSystem.remove(artifacts + "/runs")
      RunRecorder(folder: artifacts + "/runs/r").append([entry])
      let before = try state()
      #expect(Acceptance(root: root, artifacts: artifacts).accept(matching: []).map { $0.refusal != nil } == [true])
      let tool = try ChildProcess(ChildProcess.tool, ["accept", "--package-path", root])
      #expect(tool.status == 1, "\(tool.output)")
      #expect(try state() == before)
    }
  }

  @Test func anActualThatIsALinkIsRefused() throws {
    let secret = try outside.read("secret.txt")
    try link(".artifacts/T/F/f.a/actual.txt", to: outside.path + "/secret.txt")
    let before = try state()
    for answer in try accept("Snapshots/T/F/f.a.txt", from: "T/F/f.a/actual.txt", of: secret) { #expect(answer != "") }
    #expect(Acceptance(root: root, artifacts: artifacts).accept(matching: []).allSatisfy { $0.refusal != nil })
    #expect(try state() == before)
  }

  @Test(arguments: ["T", "T/F", "T/F/f.a", "job"])
  func anActualBehindALinkIsRefusedAndItsFolderStays(place: String) throws {
    try link(".artifacts/" + place, to: outside.path + (place == "job" ? "" : "/" + place))
    let before = try state()
    for answer in try accept("Snapshots/T/F/f.a.txt", from: "T/F/f.a/actual.txt") { #expect(answer != "") }
    #expect(Acceptance(root: root, artifacts: artifacts).accept(matching: []).allSatisfy { $0.refusal != nil })
    #expect(try state() == before)
  }

  @Test(arguments: [
    "actual.txt", "T/actual.txt", "T/F/actual.txt", "T/F/f.b/actual.txt", "U/F/f.a/actual.txt", "T/F/f.a/x/actual.txt",
  ])
  func anActualOfAnotherFailureIsRefusedAndNothingGoes(actual: String) throws {
    try folder.write(text, ".artifacts/" + actual)
    try folder.write(text, ".artifacts/T/F/f.c/actual.txt")
    let before = try state()
    for answer in try accept("Snapshots/T/F/f.a.txt", from: actual) { #expect(answer != "", "\(actual)") }
    #expect(try state() == before)
    #expect(folder.files.contains(".artifacts/" + actual))
    #expect(folder.files.contains(".artifacts/T/F/f.c/actual.txt"))
  }

  @Test func onlyTheFilesOfTheFailureGo() throws {
    for name in ["actual.txt", "reference.txt", "diff.patch", "folder/deep.txt"] {
      try folder.write(name == "reference.txt" ? Data("kept".utf8) : text, ".artifacts/T/F/f.a/" + name)
    }
    try link(".artifacts/T/F/f.a/link", to: outside.path)
    let results = Acceptance(root: root, artifacts: artifacts).accept(matching: [])
    #expect(results.map(\.refusal) == [nil])
    #expect(try folder.read("Snapshots/T/F/f.a.txt") == text)
    #expect(folder.files.filter { $0.hasPrefix(".artifacts/T") } == [".artifacts/T/F/f.a/folder/deep.txt"])
    #expect(outside.files.count == 3)
  }

  @Test func onlyPicturesAndTextsAreAccepted() throws {
    let picture = try DigestedPNG.encode(Bitmap(width: 4, height: 4, color: .black))
    let other = try DigestedPNG.encode(Bitmap(width: 4, height: 4, color: .white))
    // The pixels of one file with the pixel digest of the other, in a file that matches its digests.
    let forged = try ForgedDigests.of(other, claiming: PixelDigest(of: Bitmap(width: 4, height: 4, color: .black)))
    #expect(DigestedPNG.trustedPixelDigest(of: forged) == PixelDigest(of: Bitmap(width: 4, height: 4, color: .black)))
    let contents: [(String, Data, Bool)] = [
      ("f.b.png", picture, true), ("f.c.png", text, false), ("f.d.png", picture.dropLast(20), false),
      ("f.e.png", Data(), false), ("f.g.txt", picture, false), ("f.h.json", Data([0x7B, 0x00, 0x7D]), false),
      ("f.i.txt", Data([0xFF, 0xFE]), false), ("f.j.txt", Data("ü\n".utf8), true), ("f.k.PNG", text, false),
      ("f.l.png", forged, false),
    ]
    for (name, data, isAccepted) in contents {
      let parts = name.split(separator: ".")
      let actual = "T/F/\(parts[0]).\(parts[1])/actual.\(parts[2])"
      try folder.write(data, ".artifacts/" + actual)
      let answers = try accept("Snapshots/T/F/\(name)", from: actual, of: data)
      #expect(answers.contains("") == isAccepted, "\(name): \(answers)")
      #expect(folder.files.contains("Snapshots/T/F/\(name)") == isAccepted, "\(name)")
    }
  }

  /// Contents that the author of a reviewed change may commit.
  @Test(arguments: [
    ("Snapshots/U", "../Sources", "Snapshots/U/App/f.a.txt"),
    ("Snapshots/U", "..", "Snapshots/U/F/f.a.txt"),
    ("Snapshots/T/F/f.l.txt", "../../../Package.swift", "Snapshots/T/F/f.l.txt"),
    ("Snapshots/T/F/f.l.txt", "../../../new.swift", "Snapshots/T/F/f.l.txt"),
    ("Snapshots/T/F/f.l.txt", "/tmp/onionskin-attack", "Snapshots/T/F/f.l.txt"),
    ("Snapshots/T/F/f.l.txt", "f.l.txt", "Snapshots/T/F/f.l.txt"),
  ])
  func aLinkAmongTheReferencesLeadsNowhere(link place: String, target: String, reference: String) throws {
    try link(place, to: target)
    let name = String(reference.split(separator: "/").last?.dropLast(4) ?? "")
    let actual = reference.split(separator: "/").dropFirst().dropLast().joined(separator: "/") + "/\(name)/actual.txt"
    try folder.write(text, ".artifacts/" + actual)
    let before = try state()
    for answer in try accept(reference, from: actual) { #expect(answer != "") }
    #expect(Acceptance(root: root, artifacts: artifacts).accept(matching: []).allSatisfy { $0.refusal != nil })
    #expect(try state() == before)
    #expect(FileSystem.entry(at: "/tmp/onionskin-attack") == .nothing)
  }

  @Test(arguments: ["..", "Sources", "/tmp"])
  func aReferencesFolderThatIsALinkIsNone(target: String) throws {
    FileSystem.remove(root + "/Snapshots")
    try link("Snapshots", to: target.hasPrefix("/") ? outside.path : target)
    try folder.write(text, ".artifacts/T/F/f.a/actual.txt")
    let before = try state()
    for answer in try accept("Snapshots/T/F/f.a.txt", from: "T/F/f.a/actual.txt") { #expect(answer != "") }
    #expect(try state() == before)
  }

  @Test func aFolderThatHoldsSourcesIsNoneOfReferences() throws {
    for name in [".", "Tests", "Sources"] {
      let tool = try ChildProcess(
        ChildProcess.tool, ["accept", "--references", "\(root)/\(name)", "--package-path", root])
      #expect(tool.status != 0)
      #expect(tool.output.contains("isn't a folder of references"))
    }
  }

  /// A page created from a foreign record shows no file of this machine.
  @Test func aReportShowsNothingElse() throws {
    var entry = RunEntry.sample("a", verdict: .differs)
    entry.packageFolder = root
    entry.artifactsFolder = artifacts
    entry.reference = root + "/Snapshots/T/F/f.a.txt"
    entry.artifacts.reference = outside.path + "/secret.txt"
    entry.artifacts.actual = root + "/.git/hooks/pre-commit"
    RunRecorder(folder: artifacts + "/runs/r").append([entry])
    let tool = try ChildProcess(ChildProcess.tool, ["report", "--package-path", root])
    #expect(tool.status == 0)
    let page = String(decoding: try folder.read(".artifacts/report.html"), as: UTF8.self)
    #expect(!page.contains("secret\\n") && !page.contains(">secret") && !page.contains("\"kept\""))
    #expect(!page.contains(FileDigest.text(of: Data("kept".utf8))))
  }

  /// Names of files are printed in a form that can't move a terminal's cursor.
  @Test func namesDoNotCommandTheTerminal() throws {
    try folder.write(text, ".artifacts/T/F/\u{1B}[2J\u{1B}]0;x\u{7}f.a/actual.txt")
    for arguments in [["accept", "--list"], ["accept"]] {
      let tool = try ChildProcess(ChildProcess.tool, arguments + ["--package-path", root])
      #expect(tool.output.contains("[2J"))
      #expect(!tool.output.contains("\u{1B}") && !tool.output.contains("\u{7}"))
    }
  }
}
