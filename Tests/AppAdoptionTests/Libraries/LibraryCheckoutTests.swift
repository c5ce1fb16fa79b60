import Foundation
import Testing

@testable import AppAdoption

/// Missing libraries are checked out at the project's versions.
@Suite struct LibraryCheckoutTests {
  private func adoption(_ fixture: ProjectFixture) throws -> Adoption {
    try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output)
  }

  private func git(_ words: [String], in place: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", place.path, "-c", "user.name=A", "-c", "user.email=a@b.c"] + words
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A repository whose newest commit is later than the one in the project.
  private func writeLibrary(_ fixture: ProjectFixture) throws -> String {
    let place = fixture.root.appending(path: "Remote/GridKit")
    try fixture.write("public let version = 1\n", "Remote/GridKit/Sources/GridKit/GridKit.swift")
    try fixture.write("let name = \"GridKit\"\n", "Remote/GridKit/Package.swift")
    for words in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "1"]] { _ = try git(words, in: place) }
    let revision = try git(["rev-parse", "HEAD"], in: place)
    try fixture.write("public let version = 2\n", "Remote/GridKit/Sources/GridKit/GridKit.swift")
    _ = try git(["commit", "--quiet", "-am", "2"], in: place)
    return revision
  }

  private func pin(_ fixture: ProjectFixture, _ address: String, _ revision: String) throws {
    try fixture.write(
      """
      {"version": 3, "pins": [{"identity": "snapkit", "location": "\(address)",
      "state": {"revision": "\(revision)", "version": "5.0.1"}}]}
      """, "Package.resolved")
  }

  @Test func aLibraryIsCheckedOutInItsRevision() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    let revision = try writeLibrary(fixture)
    try pin(fixture, fixture.root.appending(path: "Remote/GridKit").path, revision)
    let before = try adoption(fixture)
    #expect(before.lacksLibraries && !before.targets.contains { $0.module == "GridKit" })
    let checkout = LibraryCheckout(into: fixture.output)
    let outcomes = checkout.fetch(for: before)
    #expect(outcomes.map(\.name) == ["GridKit"] && outcomes.map(\.outcome) == [.checkedOut])
    #expect(try fixture.text("Linux/Libraries/GridKit/Sources/GridKit/GridKit.swift") == "public let version = 1\n")
    #expect(try adoption(fixture).targets.contains { $0.module == "GridKit" && $0.role == .library })
    // Existing checkouts aren't changed.
    #expect(checkout.fetch(for: before).isEmpty)
  }

  @Test func aPodBesideTheAppPrecedesOtherCheckouts() throws {
    let fixture = try ProjectFixture()
    try fixture.write("import UIKit", "Pods/Cards/Sources/Cards.swift")
    try fixture.write("let name = \"Cards\"", "Checkouts/Cards/Package.swift")
    try fixture.write("import UIKit", "Checkouts/Cards/Sources/Cards/Cards.swift")
    let collections = ["Checkouts", "Pods"].map { fixture.root.appending(path: $0) }
    let own = try #require(LibraryFinder(packages: [], collections: collections).library("Cards"))
    #expect(own.folder.path == fixture.root.appending(path: "Pods/Cards/Sources").path)
    let other = try #require(LibraryFinder(packages: [], collections: [collections[0]]).library("Cards"))
    #expect(other.folder.path == fixture.root.appending(path: "Checkouts/Cards/Sources/Cards").path)
  }

  @Test(arguments: ["--upload-pack=touch", "/nowhere/GridKit"])
  func whatCantBeCheckedOutLeavesNothing(address: String) throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try pin(fixture, address, "0123456789012345678901234567890123456789")
    let outcomes = LibraryCheckout(into: fixture.output).fetch(for: try adoption(fixture))
    #expect(outcomes.count == 1 && outcomes[0].outcome != .checkedOut)
    let left =
      (try? FileManager.default.contentsOfDirectory(atPath: fixture.output.appending(path: "Libraries").path)) ?? []
    #expect(left.isEmpty)
  }
}
