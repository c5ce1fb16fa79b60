import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import OnionskinCLI

@Suite struct RunProgressTests {
  @Test func theTotalGrowsWhenMoreAreSeen() {
    var progress = RunProgress(expected: 2)
    #expect(progress.fraction == 0)
    progress.add(isPass: true)
    #expect(progress.fraction == 0.5)
    progress.add(isPass: false)
    progress.add(isPass: true)
    #expect(progress.expected == 3)
    #expect(progress.line(seconds: 65) == "3 of 3 snapshots, 1 failed, 1:05")
    #expect(progress.fraction == 1)
  }

  @Test func theBarFitsTheTerminal() {
    var progress = RunProgress(expected: 4)
    progress.add(isPass: true)
    let bar = progress.bar(seconds: 5, columns: 60)
    #expect(bar.hasPrefix("[#"))
    #expect(bar.hasSuffix("1 of 4 snapshots, 0:05"))
    for columns in 0...120 { #expect(progress.bar(seconds: 5, columns: columns).count <= max(columns - 1, 0)) }
    let filled = progress.bar(seconds: 5, columns: 100).count { $0 == "#" }
    let empty = progress.bar(seconds: 5, columns: 100).count { $0 == "." }
    #expect(filled == 10 && empty == 30)
  }

  @Test func progressWaitsForTheEndOfTheTestsLine() {
    var output = ""
    let start = Date(timeIntervalSince1970: 0)
    let progress = RunProgress(expected: 2)
    func run(isTerminal: Bool, _ body: (inout ProgressDisplay) -> Void) -> String {
      output = ""
      var display = ProgressDisplay(isTerminal: isTerminal, now: start) { data, _ in
        output += String(decoding: data, as: UTF8.self)
      }
      body(&display)
      return output
    }
    let file = run(isTerminal: false) { display in
      display.pass(Data("half".utf8), to: 1)
      display.show(progress, now: start + 20)
      display.pass(Data("error\n".utf8), to: 2)
      display.show(progress, now: start + 21)
      display.pass(Data(" line\n".utf8), to: 1)
      display.show(progress, now: start + 22)
      display.show(progress, now: start + 23)
    }
    #expect(file == "halferror\n line\nonionskin: waiting for snapshots (2 references), 0:22\n")
    let terminal = run(isTerminal: true) { display in
      display.pass(Data("half".utf8), to: 1)
      display.show(progress, now: start + 1)
    }
    #expect(terminal == "half")
  }

  @Test func nothingExpectedIsNoDivisionByZero() {
    #expect(RunProgress(expected: 0).fraction == 0)
    #expect(RunProgress(expected: -1).expected == 0)
  }

  @Test func referencesOfFilteredTargetsAreExpected() throws {
    let folder = TestFolder()
    for path in ["A/One/x.1.png", "A/One/y.1.png", "A/Two/x.1.png", "B/One/x.1.png", "B/One/x.1.txt"] {
      try folder.write(Data(), "Snapshots/\(path)")
    }
    #expect(ReferenceCount.expected(root: folder.path, filters: []) == 4)
    #expect(ReferenceCount.expected(root: folder.path, filters: ["A"]) == 3)
    #expect(ReferenceCount.expected(root: folder.path, filters: ["A.One/x"]) == 1)
    #expect(ReferenceCount.expected(root: folder.path, filters: ["A.SomeSuite"]) == 3)
    #expect(ReferenceCount.expected(root: folder.path, filters: ["nothing"]) == 0)
    #expect(ReferenceCount.expected(root: folder.path + "/elsewhere", filters: []) == 0)
  }

  @Test func entriesAreFollowedLineByLine() throws {
    let folder = TestFolder()
    let recorder = RunRecorder(folder: folder.path)
    var follower = RunFollower(folder: folder.path)
    #expect(follower.newEntries().isEmpty)
    recorder.append([RunEntry.sample("a"), RunEntry.sample("b")])
    #expect(follower.newEntries().map(\.name) == ["a", "b"])
    #expect(follower.newEntries().isEmpty)
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let whole = try folder.read(name)
    try folder.write(whole + whole.prefix(30), name)
    #expect(follower.newEntries().isEmpty)
    try folder.write(whole + whole, name)
    #expect(follower.newEntries().map(\.name) == ["a", "b"])
  }
}
