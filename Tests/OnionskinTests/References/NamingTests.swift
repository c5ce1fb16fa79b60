import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin

@Suite struct NamingTests {
  private let folder = "Snapshots/OnionskinTests/NamingTests"

  @Test func unnamedSnapshotsAreNumberedInOrder() throws {
    let run = TestRun()
    run.failures {
      assertSnapshot(of: "a", as: .lines)
      assertSnapshot(of: "b", as: .lines)
    }
    let stem = "\(folder)/unnamedSnapshotsAreNumberedInOrder"
    #expect(run.folder.files == ["\(stem).1.txt", "\(stem).2.txt"])
    #expect(try run.folder.read("\(stem).2.txt") == Data("b".utf8))
  }

  @Test func namesThatCleanToOneFileFailWithBothNames() throws {
    let run = TestRun()
    run.record { assertSnapshot(of: "a", as: .lines, named: "a b") }
    let failures = run.failures {
      assertSnapshot(of: "a", as: .lines, named: "a b")
      assertSnapshot(of: "a", as: .lines, named: "a/b")
    }
    #expect(failures.count == 1)
    #expect(failures[0].contains("\"a b\""))
    #expect(failures[0].contains("\"a/b\""))
  }

  /// The same file on a file system that ignores case, as on a Mac.
  @Test func namesThatDifferByCaseAloneAreReported() throws {
    let run = TestRun()
    let failures = run.failures {
      assertSnapshot(of: "a", as: .lines, named: "Dark", testName: "f()")
      assertSnapshot(of: "b", as: .lines, named: "dark", testName: "f()")
    }
    #expect(failures.count == 2)
    #expect(failures[1].contains("would use the same reference as \"Dark\""))
    #expect(run.folder.files == ["\(folder)/f.Dark.txt"])
    var entries = ["Dark", "dark"].map { RunEntry.sample($0) }
    entries[0].reference = "/p/T/F/f.Dark.txt"
    entries[1].reference = "/p/T/F/f.dark.txt"
    #expect(RunRecord(entries: entries).collisions.map(\.count) == [2])
  }

  @Test func namesOfOver255BytesAreShortenedAndStayApart() throws {
    let run = TestRun()
    func check(_ names: [String]) -> [String] {
      run.failures {
        for name in names {
          assertSnapshot(
            of: name, as: .lines, named: name, testName: String(repeating: "ж", count: 70) + "()")
        }
      }
    }
    let names = ["x", "y"].map { String(repeating: "n", count: 150) + $0 }
    #expect(check(names).count == 2)
    #expect(check(names) == [])
    let files = run.folder.files.compactMap { $0.split(separator: "/").last }
    #expect(files.count == 2)
    for file in files { #expect(file.utf8.count <= 255 && file.contains(".nnn") && file.hasSuffix(".txt")) }
    // Names that were short enough before are unchanged.
    let fits = String(repeating: "n", count: 110)
    #expect(check([fits]).count == 1)
    #expect(run.folder.files.contains { $0.hasSuffix("ж.\(fits).txt") })
  }

  @Test func twoTestsWithOneReferenceFailWithBothNames() {
    let run = TestRun()
    let claims = run.session.claims
    let first = SnapshotClaims.Owner(test: "T.A/x", name: "1")
    #expect(claims.claim("/p", for: first) == nil)
    #expect(claims.claim("/p", for: first) == nil)
    #expect(claims.claim("/p", for: SnapshotClaims.Owner(test: "T.B/x", name: "1")) == first)
  }

  @Test func oneNameMayBeComparedTwice() {
    let run = TestRun()
    run.record { assertSnapshot(of: "a", as: .lines, named: "same") }
    let failures = run.failures {
      assertSnapshot(of: "a", as: .lines, named: "same")
      assertSnapshot(of: "a", as: .lines, named: "same")
    }
    #expect(failures == [])
  }

  @Test func oneNameIsNotRecordedTwiceWithOtherContents() throws {
    let run = TestRun()
    let failures = run.failures {
      assertSnapshot(of: "a", as: .lines, named: "same", record: .all)
      assertSnapshot(of: "b", as: .lines, named: "same", record: .all)
    }
    #expect(failures.count == 2)
    #expect(failures[1].contains("differs from what this run recorded"))
    #expect(
      try run.folder.read("\(folder)/oneNameIsNotRecordedTwiceWithOtherContents.same.txt") == Data("a".utf8))
  }

  /// Recording the second would change the first, and so on endlessly.
  @Test(arguments: ["never", "missing", "failed"])
  func oneNameForTwoContentsIsReportedWithItsCure(mode: String) throws {
    let folder = TestFolder()
    TestRun(in: folder).record { assertSnapshot(of: "a", as: .lines, named: "same", testName: "f()") }
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": mode], in: folder)
    let failures = run.failures {
      assertSnapshot(of: "a", as: .lines, named: "same", testName: "f()")
      assertSnapshot(of: "b", as: .lines, named: "same", testName: "f()")
    }
    let message = try #require(failures.first)
    #expect(failures.count == 1)
    // The first part of the message.
    let lines = message.split(separator: "\n")
    #expect(lines[1] == "Another snapshot of this run has the same name, and another look.")
    #expect(message.contains("Pass `named:` with a name that follows from the test's argument"))
    #expect(!message.contains("SNAPSHOT_TESTING_RECORD"))
    #expect(try folder.read("Snapshots/OnionskinTests/NamingTests/f.same.txt") == Data("a".utf8))
  }

  @Test func whatWasRecordedFirstIsNotExchangedEither() throws {
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "missing"])
    let failures = run.failures {
      assertSnapshot(of: "a", as: .lines, named: "same", testName: "f()")
      assertSnapshot(of: "b", as: .lines, named: "same", testName: "f()")
    }
    #expect(failures.count == 2)
    #expect(failures.last?.contains("Pass `named:` with a name of its own for each of them") == true)
  }

  @Test func twoDifferencesUnderOneNameAreNoChange() throws {
    let folder = TestFolder()
    TestRun(in: folder).record { assertSnapshot(of: "a", as: .lines, named: "same", testName: "f()") }
    let failures = TestRun(in: folder).failures {
      for text in ["b", "b", "c"] { assertSnapshot(of: text, as: .lines, named: "same", testName: "f()") }
    }
    #expect(failures.map { $0.contains("SNAPSHOT_TESTING_RECORD") } == [true, true, false])
    #expect(failures.last?.contains("Pass `named:`") == true)
  }

  /// The variable would have no effect there.
  @Test func aModeOfTheCodeIsNamedWhereItBeatsTheVariable() throws {
    let folder = TestFolder()
    TestRun(in: folder).record { assertSnapshot(of: "a", as: .lines, named: "there", testName: "f()") }
    let failures = TestRun(in: folder).failures {
      withSnapshotTesting(record: .never) {
        assertSnapshot(of: "b", as: .lines, named: "there", testName: "f()")
        assertSnapshot(of: "b", as: .lines, named: "new", testName: "f()")
      }
    }
    #expect(failures.count == 2)
    for (failure, mode) in zip(failures, [".failed", ".missing"]) {
      #expect(
        failure.contains("the record mode \"never\", which overrides SNAPSHOT_TESTING_RECORD; ask for \(mode) there"))
    }
  }

  @Test(arguments: ["x", "y"]) func parameterizedTestsCarryTheirArgument(argument: String) {
    let run = TestRun()
    run.failures { for _ in 1...2 { assertSnapshot(of: argument, as: .lines) } }
    run.failures { assertSnapshot(of: argument, as: .lines, named: "own") }
    let stem = "\(folder)/parameterizedTestsCarryTheirArgument-argument"
    #expect(run.folder.files == ["\(stem).\(argument).1.txt", "\(stem).\(argument).2.txt", "\(stem).own.txt"].sorted())
  }

  @Test(arguments: [1, 2], ["a b"]) func severalArgumentsAreJoined(number: Int, text: String) {
    let run = TestRun()
    run.failures { assertSnapshot(of: text, as: .lines) }
    #expect(run.folder.files == ["\(folder)/severalArgumentsAreJoined-number-text.\(number).a-b.1.txt"])
  }

  @Test func testsThatShareReferencesNumberOn() {
    let numbers = SnapshotNumbers()
    #expect(numbers.number(of: 0, in: "T.A/x", references: "x") == 1)
    #expect(numbers.number(of: 0, in: "T.B/x", references: "x") == 2)
    #expect(numbers.number(of: 1, in: "T.A/x", references: "x") == 3)
    #expect(numbers.number(of: 0, in: "T.C/y", references: "y") == 1)
    // Another run of the first test has the same numbers as before.
    #expect([0, 1].map { numbers.number(of: $0, in: "T.A/x", references: "x") } == [1, 3])
  }

  @Test(.snapshots) func theTraitNumbersEveryRunOfATestAnew() {
    let run = TestRun()
    let elsewhere = TestRun(in: run.folder)
    run.failures { assertSnapshot(of: "a", as: .lines) }
    elsewhere.failures { assertSnapshot(of: "b", as: .lines) }
    #expect(run.folder.files.map { $0.suffix(5) } == ["1.txt", "2.txt"])
  }

  @Test func aFileOutsideAnyPackageHasItsReferencesBesideIt() {
    let site = CallSite(fileID: "T/A.swift", filePath: "/nowhere/at/all/A.swift", function: "f()", line: 1, column: 1)
    let session = SnapshotSession(environment: SnapshotEnvironment([:]), reporter: CollectingReporter())
    let request = SnapshotSession.$current.withValue(session) {
      SnapshotCall(site: site, record: nil).request(named: "x", pathExtension: "txt")
    }
    #expect(request.problem == nil)
    #expect(request.paths.reference == "/nowhere/at/all/Snapshots/T/A/f.x.txt")
  }

  @Test func failuresComeAtTheCallersLine() {
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "never"])
    let line: UInt = #line + 1
    run.failures { assertSnapshot(of: "a", as: .lines) }
    #expect(run.reporter.lines == [line])
  }
}
