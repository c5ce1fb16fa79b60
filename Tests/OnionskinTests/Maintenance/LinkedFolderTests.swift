import Foundation
import OnionskinTestSupport
import Synchronization
import Testing

@testable import Onionskin

/// Folders that are links, and that become links while something is accepted.
@Suite struct LinkedFolderTests {
  private let folder = TestFolder()
  private let outside = TestFolder()
  private let text = Data("new\n".utf8)
  /// Without links.
  private let root: String
  private let elsewhere: String
  private var artifacts: String { root + "/.artifacts" }

  init() throws {
    try folder.write(Data(), "Package.swift")
    try folder.write(Data(), "Tests/T/F.swift")
    root = try #require(realpath(folder.path, nil).map { String(cString: $0) })
    elsewhere = try #require(realpath(outside.path, nil).map { String(cString: $0) })
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  // MARK: An open folder

  @Test func whatIsHeldStaysTheSameFolder() throws {
    try folder.write(Data("old".utf8), "a/b/kept")
    try outside.write(Data("other".utf8), "kept")
    let open = try OpenFolder(root + "/a/b")
    try #require(rename(root + "/a/b", root + "/a/moved") == 0)
    try link(root + "/a/b", to: elsewhere)
    #expect(try open.file("kept").data == Data("old".utf8))
    try open.write(text, to: "new")
    try open.write(text, to: "kept")
    #expect(try folder.read("a/moved/new") == text)
    #expect(try folder.read("a/moved/kept") == text)
    open.removeFiles()
    #expect(outside.files == ["kept"])
    #expect(try outside.read("kept") == Data("other".utf8))
    #expect(folder.files.filter { $0.hasPrefix("a/moved") } == [])
  }

  @Test(arguments: ["a", "a/b", "a/b/c"]) func aLinkAtAnyLevelIsNotFollowed(level: String) throws {
    let parts = level.split(separator: "/").map(String.init)
    try FileSystem.makeFolder(([root] + parts.dropLast()).joined(separator: "/"))
    for target in [elsewhere, ".", "/", "nowhere"] {
      let place = "\(root)/\(level)"
      unlink(place)
      try link(place, to: target)
      for makesMissing in [false, true] {
        for path in [root + "/a/b/c", place + "/deeper"] {
          #expect(throws: FileSystem.Failure.self) { _ = try OpenFolder(path, makesMissing: makesMissing).file("x") }
        }
      }
    }
    #expect(outside.files == [])
  }

  @Test func missingFoldersAreMadeWhereThatIsAskedFor() throws {
    #expect(throws: FileSystem.Failure.self) { _ = try OpenFolder(root + "/x/y").file("z") }
    try OpenFolder(root + "/x/y", makesMissing: true).write(text, to: "z")
    #expect(try folder.read("x/y/z") == text)
    // A file instead of a folder.
    #expect(throws: FileSystem.Failure.self) {
      try OpenFolder(root + "/x/y/z", makesMissing: true).write(text, to: "a")
    }
  }

  @Test(.timeLimit(.minutes(10))) func linksPipesSocketsAndDevicesAreNoFiles() throws {
    try outside.write(Data("secret".utf8), "secret")
    try link(root + "/link", to: elsewhere + "/secret")
    try #require(mkfifo(root + "/pipe", 0o600) == 0)
    try #require(mknod(root + "/socket", S_IFSOCK | 0o600, 0) == 0)
    try FileSystem.makeFolder(root + "/folder")
    // Only root may create one: the terminal of the process that opens it, which a read would wait for.
    _ = mknod(root + "/device", S_IFCHR | 0o600, 5 << 8)
    let open = try OpenFolder(root)
    for name in ["link", "pipe", "socket", "folder", "device", "nothing", "..", ".", ""] {
      #expect(throws: FileSystem.Failure.self, "\(name)") { try open.file(name) }
    }
    // Writing replaces the link, and no file behind it.
    for name in ["link", "pipe", "socket"] {
      try open.write(text, to: name)
      #expect(try folder.read(name) == text)
    }
    #expect(throws: FileSystem.Failure.self) { try open.write(text, to: "folder") }
    #expect(try outside.read("secret") == Data("secret".utf8))
    #expect(!folder.files.contains { $0.hasSuffix(".tmp") })
  }

  // MARK: Accepting

  @Test(arguments: [false, true]) func anArtifactsFolderThatIsALinkIsNone(isWithin: Bool) throws {
    let target = isWithin ? folder : outside
    try target.write(text, "T/F/f.a/actual.txt")
    try target.write(text, "T/F/f.a/other.txt")
    try link(artifacts, to: target.path)
    let acceptance = Acceptance(root: folder.path, artifacts: folder.path + "/.artifacts")
    #expect(acceptance.problem?.description.contains("pass `--artifacts`") == true)
    #expect(acceptance.accept(matching: []).allSatisfy { $0.refusal != nil })
    for arguments in [["accept"], ["accept", "--list"], ["report"], ["review"]] {
      FileSystem.remove(target.path + "/runs")
      RunRecorder(folder: target.path + "/runs/r").append([RunEntry.sample("a", verdict: .differs)])
      let tool = try ChildProcess(ChildProcess.tool, arguments + ["--package-path", folder.path])
      #expect(tool.status != 0)
      #expect(tool.output.contains("pass `--artifacts`"), "\(arguments): \(tool.output)")
    }
    #expect(target.files.contains("T/F/f.a/actual.txt") && target.files.contains("T/F/f.a/other.txt"))
    #expect(!target.files.contains("report.html"))
    #expect(!folder.files.contains { $0.hasPrefix("Snapshots") })
    // A path that contains a link to a folder is meant to follow it.
    if !isWithin {
      let named = Acceptance(root: folder.path, artifacts: outside.path)
      #expect(named.problem == nil)
      #expect(named.accept(matching: []).map(\.refusal) == [nil])
    }
  }

  /// Another process repeatedly replaces folders with links to another place, while files are accepted and restored. The other
  /// place contains files that would be reached by following the link.
  @Test(arguments: ["Snapshots", "Snapshots/T", "Snapshots/T/F", ".artifacts", ".artifacts/T", ".artifacts/T/F"])
  func aFolderThatBecomesALinkLeadsNowhere(swapped: String) throws {
    let parts = swapped.split(separator: "/").map(String.init)
    let below = (["T", "F"].dropFirst(parts.count - 1)).joined(separator: "/")
    let count = 40
    for number in 0..<count {
      try folder.write(text, ".artifacts/T/F/f.n\(number)/actual.txt")
      if parts[0] == ".artifacts" {
        try outside.write(Data("secret".utf8), "\(below)/f.n\(number)/actual.txt")
        try outside.write(Data("kept".utf8), "\(below)/f.n\(number)/other.txt")
      }
    }
    try FileSystem.makeFolder("\(root)/Snapshots/T/F")
    try FileSystem.makeFolder("\(elsewhere)/\(below)")
    try outside.write(Data("kept".utf8), "\(below)/f.n1.txt")
    let before = outside.files
    let isOver = Mutex(false)
    let place = "\(root)/\(swapped)"
    let thread = Thread { [root, elsewhere] in
      var turn = 0
      while !isOver.withLock({ $0 }) {
        rename(place, "\(root)/aside-\(turn)")
        symlink(elsewhere, place)
        sched_yield()
        unlink(place)
        rename("\(root)/aside-\(turn)", place)
        turn += 1
      }
    }
    thread.start()
    for number in 0..<count {
      let actual = "\(artifacts)/T/F/f.n\(number)/actual.txt"
      let reference = "\(root)/Snapshots/T/F/f.n\(number).txt"
      for _ in 0..<5 {
        let files = ReviewFiles(root: root, artifacts: artifacts)
        if let found = try? files.artifact(actual) { #expect(found == text) }
        try? files.accept(text, foundAt: actual, as: reference)
        if number % 2 == 1 { try? files.putBack(nil, at: reference) }
        files.removeArtifacts(besides: actual)
      }
    }
    isOver.withLock { $0 = true }
    while !thread.isFinished { sched_yield() }
    #expect(outside.files == before)
    for name in before { #expect(try outside.read(name) != text) }
  }
}
