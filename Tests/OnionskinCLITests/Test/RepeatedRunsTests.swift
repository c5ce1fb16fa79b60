import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import OnionskinCLI

/// Comparisons of repeated runs of the same tests.
@Suite struct RepeatedRunsTests {
  private let folder = TestFolder()

  private func run(_ looks: [String: String]) throws -> RunRecord {
    let entries = try looks.map { name, text -> RunEntry in
      var entry = RunEntry.sample(name, verdict: .differs)
      let path = "\(folder.path)/\(name).txt"
      try FileSystem.write(Data(text.utf8), to: path)
      entry.artifacts.actual = path
      return entry
    }
    return RunRecord(entries: entries)
  }

  @Test func equalRunsAreAlike() throws {
    var runs = RepeatedRuns()
    for _ in 1...3 { runs.add(try run(["a": "1", "b": "2"])) }
    #expect(runs.areAlike)
    #expect(runs.lines == ["All 2 snapshots looked the same in 3 runs."])
    var none = RepeatedRuns()
    for _ in 1...2 { none.add(try run([:])) }
    #expect(none.lines == ["The tests took no snapshots in 2 runs."])
  }

  @Test func changesAreReportedWithTheirParts() throws {
    var runs = RepeatedRuns()
    for time in ["9:41", "9:41", "9:42"] { runs.add(try run(["a": "Clock\n\(time)\n", "b": "2"])) }
    #expect(!runs.areAlike)
    #expect(runs.lines.first == "1 of 2 snapshots changed from run to run, in 3 runs:")
    #expect(runs.lines[1].hasSuffix("“a”: 2 looks, in 2, 1 runs"))
    #expect(runs.lines[2...] == ["    -9:41", "    +9:42"])
  }

  @Test func whatIsNotTakenInEachRunIsReported() throws {
    var runs = RepeatedRuns()
    runs.add(try run(["a": "1", "b": "2"]))
    runs.add(try run(["a": "1"]))
    #expect(runs.lines.last?.hasSuffix("“b”: taken in 1 of 2 runs; one look") == true)
  }

  @Test func snapshotsOfOneTestDifferByTheirFunctions() throws {
    func run() throws -> RunRecord {
      RunRecord(
        entries: try ["About.Preview", "Shelf.Preview"].map { function in
          var entry = RunEntry.sample("iPhone 11", function: function, verdict: .matched)
          let path = "\(folder.path)/\(function).txt"
          try FileSystem.write(Data(function.utf8), to: path)
          entry.artifacts.actual = path
          return entry
        })
    }
    var runs = RepeatedRuns()
    runs.add(try run())
    #expect(runs.areAlike)
    runs.add(try run())
    #expect(runs.lines == ["All 2 snapshots looked the same in 2 runs."])
  }

  // MARK: The linker

  @Test func testsAreLinkedWithTheToolchainsFastLinker() throws {
    let (tools, plain) = ("\(folder.path)/tools", "\(folder.path)/plain")
    for path in ["\(tools)/swift", "\(tools)/ld.lld", "\(plain)/swift"] {
      try FileSystem.write(Data("#!/bin/sh\n".utf8), to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    #expect(Linker.arguments(beside: [], searchPath: "/nowhere:\(tools)") == ["-Xswiftc", "-use-ld=lld"])
    // The first toolchain is used, an explicit choice isn't changed, and products that are built are linked already.
    #expect(Linker.arguments(beside: [], searchPath: "\(plain):\(tools)") == [])
    #expect(Linker.arguments(beside: ["-Xswiftc", "-use-ld=gold"], searchPath: tools) == [])
    #expect(Linker.arguments(beside: ["--skip-build"], searchPath: tools) == [])
  }
}
