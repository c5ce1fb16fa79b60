import Foundation
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

  @Test(arguments: ["x", "y"]) func parameterizedTestsNeedNames(argument: String) {
    let run = TestRun()
    let failures = run.failures { assertSnapshot(of: argument, as: .lines) }
    #expect(failures.count == 1)
    #expect(failures[0].contains("runs once for each argument"))
    #expect(run.folder.files == [])
    run.failures { assertSnapshot(of: argument, as: .lines, named: argument) }
    #expect(run.folder.files == ["\(folder)/parameterizedTestsNeedNames-argument.\(argument).txt"])
  }

  @Test(.snapshots) func theTraitNumbersEveryRunOfATestAnew() {
    let run = TestRun()
    let elsewhere = TestRun(in: run.folder)
    run.failures { assertSnapshot(of: "a", as: .lines) }
    elsewhere.failures { assertSnapshot(of: "b", as: .lines) }
    #expect(run.folder.files.map { $0.suffix(5) } == ["1.txt", "2.txt"])
  }

  @Test func aFileOutsideAnyPackageFailsWithASentence() {
    let reporter = CollectingReporter()
    let session = SnapshotSession(environment: SnapshotEnvironment([:]), reporter: reporter)
    SnapshotSession.$current.withValue(session) {
      assertSnapshot(of: "a", as: .lines, file: "/nowhere/at/all/A.swift")
    }
    #expect(reporter.messages.count == 1)
    #expect(reporter.messages[0].contains("There is no Package.swift at or above /nowhere/at/all/A.swift"))
  }

  @Test func failuresComeAtTheCallersLine() {
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "never"])
    let line: UInt = #line + 1
    run.failures { assertSnapshot(of: "a", as: .lines) }
    #expect(run.reporter.lines == [line])
  }
}
