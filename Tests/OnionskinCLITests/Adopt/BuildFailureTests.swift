import Testing

@testable import OnionskinCLI

/// The reason that a failed build of an adopted package gives. The outputs are SwiftPM's of Swift 6.3.
@Suite struct BuildFailureTests {
  @Test func packagesThatCannotBeFetched() {
    let clone = """
      error: Failed to clone repository https://example.com/cards.git:
          Cloning into bare repository '/app/Linux/.build/repositories/cards-b362a3db'...
          fatal: unable to access 'https://example.com/cards.git/': Could not resolve host: example.com
          Please make sure you have the correct access rights
      """
    #expect(BuildFailure(clone) == .dependencies)
    #expect(
      BuildFailure.errors(clone) == [
        "error: Failed to clone repository https://example.com/cards.git:",
        "fatal: unable to access 'https://example.com/cards.git/': Could not resolve host: example.com",
      ])
    #expect(
      BuildFailure(
        "error: Dependencies could not be resolved because no versions of 'cards' match the requirement 9.0.0..<10.0.0."
      )
        == .dependencies)
  }

  @Test func manifestsAndLinkers() {
    #expect(BuildFailure("error: 'linux': duplicate target named 'Shop'") == .package)
    #expect(BuildFailure("/app/Linux/Package.swift:9:7: error: cannot find 'onionskin' in scope") == .package)
    #expect(BuildFailure("clang: error: linker command failed with exit code 1") == .package)
  }

  @Test func sources() {
    #expect(
      BuildFailure("/app/Shop/Feed.swift:3:10: error: cannot find 'Price' in scope\nerror: fatalError") == .sources)
  }
}
