import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin

/// Unusual places and processes.
@Suite struct SurroundingsTests {
  private let stem = "OnionskinTests/SurroundingsTests/f.a"

  private func check(_ text: String, _ session: SnapshotSession) {
    SnapshotSession.$current.withValue(session) { assertSnapshot(of: text, as: .lines, named: "a", testName: "f()") }
  }

  private func session(in root: String, _ reporter: CollectingReporter) -> SnapshotSession {
    SnapshotSession(environment: SnapshotEnvironment([:]), reporter: reporter, rootFolder: root)
  }

  /// Names with a meaning for shells, URLs, patterns, or readers of lines.
  @Test(arguments: [
    "a b", "😀", "two\nlines", "%20?#&", "[a-z]*", "-rf", "e\u{301}", "\u{301}e", "it's \"so\"", "~", "a\\b",
  ])
  func aPackageMayLieAnywhere(name: String) throws {
    let folder = TestFolder()
    let root = "\(folder.path)/\(name)/in"
    try folder.write(Data(), "\(name)/in/Package.swift")
    try folder.write(Data(), "\(name)/in/Tests/OnionskinTests/SurroundingsTests.swift")
    let reporter = CollectingReporter()
    #expect(PackageRoot.folder(of: "\(root)/Tests/OnionskinTests/SurroundingsTests.swift") == root)
    check("old", session(in: root, reporter))
    #expect(try folder.read("\(name)/in/Snapshots/\(stem).txt") == Data("old".utf8))
    check("old", session(in: root, reporter))
    #expect(reporter.messages.count == 1)
    check("new", session(in: root, reporter))
    #expect(reporter.messages.count == 2)
    for (arguments, words) in [
      (["report"], "\(root)/.artifacts/report.html"), (["accept", "--list"], stem),
      (["accept"], "1 accepted, 0 refused"),
    ] {
      let tool = try ChildProcess(ChildProcess.tool, arguments + ["--package-path", root])
      #expect(tool.status == 0, "\(tool.output)")
      #expect(tool.output.contains(words), "\(tool.output)")
    }
    #expect(try folder.read("\(name)/in/Snapshots/\(stem).txt") == Data("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
  }

  /// A user with permission to read the package's files can read its references, like files that Git writes.
  @Test(arguments: [("000", 0o666), ("022", 0o644), ("077", 0o600)])
  func theUsersMaskDecidesWhoMayReadAReference(mask: String, mode: Int) throws {
    let folder = TestFolder()
    try folder.write(Data(), "Package.swift")
    try folder.write(Data(), "Tests/T/F.swift")
    try folder.write(Data("new".utf8), ".artifacts/T/F/f.a/actual.txt")
    let command = "umask \(mask); exec \"$0\" accept --package-path \"$1\""
    #expect(try ChildProcess("/bin/sh", ["-c", command, ChildProcess.tool, folder.path]).status == 0)
    func permissions(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(path)")[.posixPermissions] as? Int
    }
    #expect(try permissions("Snapshots/T/F/f.a.txt") == mode)
    #expect(try permissions("Snapshots/T/F") == 0o777 & ~(try #require(Int(mask, radix: 8))))
  }

  /// This also applies to a rewritten file: the current umask doesn't exclude users that could read it before.
  @Test func aFileThatIsReplacedKeepsItsPermissions() throws {
    let folder = TestFolder()
    try folder.write(Data(), "Package.swift")
    try folder.write(Data(), "Tests/T/F.swift")
    try folder.write(Data("old".utf8), "Snapshots/T/F/f.a.txt")
    let path = folder.path + "/Snapshots/T/F/f.a.txt"
    func permissions() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    for (mode, text) in [(0o664, "b"), (0o600, "c")] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      try folder.write(Data(text.utf8), "Snapshots/T/F/f.a.txt")
      #expect(try permissions() == mode)
      try folder.write(Data("accepted \(text)".utf8), ".artifacts/T/F/f.a/actual.txt")
      try folder.write(Data(text.utf8), ".artifacts/T/F/f.a/reference.txt")
      let acceptance = Acceptance(root: folder.path, artifacts: folder.path + "/.artifacts")
      #expect(acceptance.accept(matching: []).map(\.refusal) == [nil])
      #expect(try folder.read("Snapshots/T/F/f.a.txt") == Data("accepted \(text)".utf8))
      #expect(try permissions() == mode)
    }
  }

  /// A failure to print doesn't end the process. Usually the disk is full where a log is written.
  @Test(arguments: ["2>/dev/full", "2>&-", "<&- >&- 2>&-"])
  func errorsThatCannotBePrintedAreErrors(redirection: String) throws {
    for (arguments, status) in [("show /none.png", 1 as Int32), ("report --package-path /", 64)] {
      let command = "exec \"$0\" \(arguments) \(redirection)"
      #expect(try ChildProcess("/bin/sh", ["-c", command, ChildProcess.tool]).status == status)
    }
  }
}
