import Foundation
import Testing

@testable import OnionskinCLI

@Suite struct SkippedTestsTests {
  @Test func namesAreFoundInTheOutput() {
    var skipped = SkippedTests()
    let output = """
      Test Case 'OldTests.testA' skipped (0.0 seconds)
      Test Case 'OldTests.testB' passed (0.0 seconds)
      ➜ Test notice() skipped.
      ➜ Test "a name" skipped: "not now"
      ✔ Test other() passed after 0.1 seconds.
      ➜ Test late() was cancelled after 0.011 seconds: "not now"
      Test skipped everything
      ...Test Case 'OldTests.testC' skipped (0.1 seconds)

      """
    for byte in Array(output.utf8) { skipped.read(Data([byte])) }
    #expect(skipped.names == ["OldTests.testA", "notice()", "\"a name\"", "late()", "OldTests.testC"])
  }
}
