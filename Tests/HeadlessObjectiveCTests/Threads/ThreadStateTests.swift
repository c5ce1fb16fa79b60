import Testing

@testable import HeadlessObjectiveC

/// The letter of a thread's state in what Linux writes about it.
@Suite struct ThreadStateTests {
  @Test(arguments: [
    ("12 (swift test) S 1 12", true), ("12 (a) b) S 1", true), ("12 (S) R 1 12", false), ("12 (swift) D 1", false),
    ("", false),
  ])
  func theStateOfAThreadFollowsItsName(status: String, isAsleep: Bool) {
    #expect(ThreadState.isAsleep(status) == isAsleep)
  }
}
