import Foundation
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Snapshots with the same reference.
@MainActor @Suite struct SharedReferenceTests {
  /// The failure of a snapshot named `name`, whose reference another one has claimed.
  private func failure(_ name: String, claimedFor owner: SnapshotClaims.Owner) throws -> String {
    let run = TestRun()
    func check() { assertSnapshot(of: plainView(.red), as: .image, named: name, testName: "view()") }
    run.record { check() }
    let files = FileManager.default.enumerator(atPath: run.folder.path)?.compactMap { $0 as? String } ?? []
    let reference = try #require(files.first { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".png") })
    #expect(run.session.claims.claim("\(run.folder.path)/\(reference)", for: owner) == nil)
    let failures = run.failures(check)
    #expect(failures.count == 1)
    return failures.first ?? ""
  }

  /// Swift Testing runs tests in parallel: numbers that continued from suite to suite would differ between runs.
  @Test func testsOfOneNameInTwoSuitesAreBothNamed() throws {
    let owner = SnapshotClaims.Owner(test: "AppTests.OtherSuite/view()", name: "1")
    let failure = try failure("1", claimedFor: owner)
    #expect(
      failure.contains(
        "Snapshot \"1\" of view() would use the same reference as \"1\" of AppTests.OtherSuite/view()"))
    #expect(failure.contains("Pass `named:` with a name of its own in one of them"))
  }

  @Test func namesThatMakeOneFileNameAreBothNamed() throws {
    let owner = SnapshotClaims.Owner(test: "AppTests.Suite/view()", name: "a b")
    let failure = try failure("a-b", claimedFor: owner)
    #expect(failure.contains("\"a b\" of AppTests.Suite/view()"))
    #expect(failure.contains("Give one of them a name that differs in letters or digits."))
  }
}
