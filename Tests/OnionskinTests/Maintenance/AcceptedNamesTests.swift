import Foundation
import OnionskinTestSupport
import SnapshotReport
import Testing

@testable import Onionskin

/// Problematic names and kinds of files in artifacts from another machine.
@Suite struct AcceptedNamesTests {
  private let folder = TestFolder()
  private let outside = TestFolder()
  private let text = Data("new\n".utf8)
  private var acceptance: Acceptance { Acceptance(root: folder.path, artifacts: folder.path + "/.artifacts") }

  init() throws {
    try folder.write(Data(), "Package.swift")
    try folder.write(Data(), "Tests/T/F.swift")
  }

  private func refusals(_ names: String...) throws -> [String] {
    for name in names { try folder.write(text, ".artifacts/\(name)/actual.txt") }
    return acceptance.accept(matching: []).map { $0.refusal ?? "" }
  }

  @Test func namesThatDifferByCaseAloneAreNotAccepted() throws {
    try folder.write(Data("kept".utf8), "Snapshots/T/F/f.a.txt")
    #expect(try refusals("T/F/f.A").map { $0.contains("a Mac keeps one file for both") } == [true])
    #expect(folder.files.filter { $0.hasPrefix("Snapshots") } == ["Snapshots/T/F/f.a.txt"])
    // Folders as well.
    try folder.write(Data(), "Tests/T/f.swift")
    FileSystem.remove(folder.path + "/.artifacts")
    #expect(try refusals("T/f/f.b", "t/F/f.b").map { $0.contains("a Mac keeps one file for both") } == [true, true])
  }

  /// The references of its tests are in it, and the package around it has none with this name.
  @Test func aTestOfAPackageWithinIsNotThisOnes() throws {
    try folder.write(Data(), "Examples/Inner/Package.swift")
    try folder.write(Data(), "Examples/Inner/Tests/T/G.swift")
    #expect(try refusals("T/G/g.a", "T/F/f.a").map { $0.contains("the path of a reference") } == [false, true])
    #expect(folder.files.filter { $0.contains("Snapshots") } == ["Snapshots/T/F/f.a.txt"])
    let inner = Acceptance(root: folder.path + "/Examples/Inner", artifacts: folder.path + "/.artifacts")
    #expect(inner.accept(matching: []).map(\.refusal) == [nil])
    #expect(try folder.read("Examples/Inner/Snapshots/T/G/g.a.txt") == text)
  }

  @Test func ofTwoNewNamesThatAreOneOnAMacTheFirstIsAccepted() throws {
    // "é" as one character and as two.
    #expect(try refusals("T/F/f.\u{E9}", "T/F/f.e\u{301}", "T/F/f.B", "T/F/f.b").count { $0 == "" } == 2)
    #expect(folder.files.count { $0.hasPrefix("Snapshots") } == 2)
  }

  @Test func aReferenceThatIsThereIsReplacedWhateverIsBesideIt() throws {
    // Two that were recorded on Linux.
    for name in ["a", "A"] {
      try folder.write(Data("old".utf8), "Snapshots/T/F/f.\(name).txt")
      try folder.write(Data("old".utf8), ".artifacts/T/F/f.\(name)/reference.txt")
    }
    #expect(try refusals("T/F/f.a", "T/F/f.A") == ["", ""])
    #expect(try folder.read("Snapshots/T/F/f.A.txt") == text)
  }

  @Test func aHardLinkIsNotAccepted() throws {
    try outside.write(Data("secret".utf8), "secret")
    try FileSystem.makeFolder(folder.path + "/.artifacts/T/F/f.a")
    try #require(link(outside.path + "/secret", folder.path + "/.artifacts/T/F/f.a/actual.txt") == 0)
    #expect(try refusals().map { $0.contains("is a hard link") } == [true])
    #expect(!folder.files.contains { $0.hasPrefix("Snapshots") })
  }

  @Test func aReferenceThatIsAHardLinkIsReplacedAndTheOtherFileStays() throws {
    try outside.write(Data("old".utf8), "other")
    try FileSystem.makeFolder(folder.path + "/Snapshots/T/F")
    try #require(link(outside.path + "/other", folder.path + "/Snapshots/T/F/f.a.txt") == 0)
    try folder.write(Data("old".utf8), ".artifacts/T/F/f.a/reference.txt")
    #expect(try refusals("T/F/f.a") == [""])
    #expect(try folder.read("Snapshots/T/F/f.a.txt") == text)
    #expect(try outside.read("other") == Data("old".utf8))
  }

  @Test(.timeLimit(.minutes(10))) func pipesDevicesAndFoldersAreNotRead() throws {
    for name in ["f.a", "f.b", "f.c", "f.d"] { try FileSystem.makeFolder("\(folder.path)/.artifacts/T/F/\(name)") }
    try #require(mkfifo(folder.path + "/.artifacts/T/F/f.a/actual.txt", 0o600) == 0)
    try FileSystem.makeFolder(folder.path + "/.artifacts/T/F/f.b/actual.txt")
    let device = folder.path + "/.artifacts/T/F/f.c/actual.txt"
    try FileManager.default.createSymbolicLink(atPath: device, withDestinationPath: "/dev/zero")
    // There is one reference.
    try folder.write(text, ".artifacts/T/F/f.d/actual.txt")
    try FileSystem.makeFolder(folder.path + "/Snapshots/T/F")
    try #require(mkfifo(folder.path + "/Snapshots/T/F/f.d.txt", 0o600) == 0)
    let before = folder.files
    let refusals = try refusals()
    #expect(refusals.count == 4 && !refusals.contains(""))
    #expect(folder.files == before)
  }

  @Test(.timeLimit(.minutes(10))) func namesOfAnyLengthAreRefused() throws {
    try folder.write(text, ".artifacts/T/F/f.a/actual.txt")
    for reference in [
      "Snapshots/T/F/" + String(repeating: "a/", count: 500_000) + "f.a.txt",
      "Snapshots/T/F/f." + String(repeating: "a", count: 300) + ".txt",
      "Snapshots/T/F/f." + String(repeating: "a", count: 5000) + ".txt",
    ] {
      let decision = Acceptance.Decision(
        reference: reference, actual: "T/F/f.a/actual.txt", referenceDigest: nil,
        actualDigest: Acceptance.digest(of: text))
      #expect(acceptance.accept([decision]).map { $0.refusal != nil } == [true])
    }
    #expect(folder.files.contains(".artifacts/T/F/f.a/actual.txt"))
    #expect(!folder.files.contains { $0.hasPrefix("Snapshots") })
  }

  /// Bytes that aren't valid UTF-8 aren't the name of a snapshot.
  @Test func aNameThatIsNoTextIsRefused() throws {
    let place = folder.path + "/.artifacts/T/F/f."
    try FileSystem.makeFolder(folder.path + "/.artifacts/T/F")
    var path = Array(place.utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
    try #require(mkdir(path + [0], 0o700) == 0)
    path += Array("/actual.txt".utf8CString)
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    #expect(acceptance.accept(matching: []).allSatisfy { $0.refusal != nil })
    #expect(!folder.files.contains { $0.hasPrefix("Snapshots") })
  }

  @Test func aNameCannotImitateTheToolsOutput() throws {
    try folder.write(text, ".artifacts/T/F/f.a\naccepted T/F/f.b/actual.txt")
    for arguments in [["accept", "--list"], ["accept"]] {
      let tool = try ChildProcess(ChildProcess.tool, arguments + ["--package-path", folder.path])
      #expect(!tool.output.split(separator: "\n").contains { $0.hasPrefix("accepted") }, "\(tool.output)")
    }
  }

  @Test(arguments: ["swift", "Swift", "SH", "command", "S"])
  func amongReferencesElsewhereNothingThatRunsIsWritten(ending: String) throws {
    let place = folder.path + "/Tests/__Snapshots__"
    try folder.write(Data("old".utf8), "Tests/__Snapshots__/f.a.\(ending)")
    try folder.write(Data("old".utf8), ".artifacts/T/F/f.a/reference.\(ending)")
    try folder.write(text, ".artifacts/T/F/f.a/actual.\(ending)")
    var entry = RunEntry.sample("a", verdict: .differs)
    entry.packageFolder = folder.path
    entry.artifactsFolder = folder.path + "/.artifacts"
    entry.reference = "\(place)/f.a.\(ending)"
    entry.artifacts.actual = folder.path + "/.artifacts/T/F/f.a/actual.\(ending)"
    RunRecorder(folder: folder.path + "/.artifacts/runs/r").append([entry])
    let told = Acceptance(root: folder.path, artifacts: folder.path + "/.artifacts", references: [place])
    #expect(told.accept(matching: []).map { $0.refusal != nil } == [true])
    #expect(try folder.read("Tests/__Snapshots__/f.a.\(ending)") == Data("old".utf8))
  }

  /// A long s and a final sigma are small letters whose capital is that of another letter, and the kelvin sign is a K.
  @Test(arguments: [("s", "\u{17F}"), ("σ", "ς"), ("k", "\u{212A}"), ("å", "\u{212B}"), ("ß", "ẞ"), ("i", "I")])
  func lettersThatAreOneOnAMac(first: String, second: String) throws {
    #expect(SnapshotClaims.key(first) == SnapshotClaims.key(second))
    try folder.write(Data("kept".utf8), "Snapshots/T/F/f.\(first).txt")
    if FileNames.isClean(second) {
      #expect(try refusals("T/F/f.\(second)").map { $0.contains("a Mac keeps one file for both") } == [true])
    }
  }

  @Test(arguments: [("ß", "ss"), ("ı", "i"), ("ﬁ", "fi"), ("a", "á")])
  func lettersThatAreTwoOnAMac(first: String, second: String) {
    #expect(SnapshotClaims.key(first) != SnapshotClaims.key(second))
  }
}
