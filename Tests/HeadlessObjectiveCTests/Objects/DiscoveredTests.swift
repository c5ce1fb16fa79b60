import Testing

@testable import HeadlessObjectiveC

/// Values that are computed once and then stored.
@Suite struct DiscoveredTests {
  @Test func aValueIsLookedForOnce() {
    let squares = Discovered<Int, Int>()
    var searches = 0
    for _ in 0..<3 {
      let found = squares.value(for: 7) {
        searches += 1
        return 49
      }
      #expect(found == 49)
    }
    #expect(searches == 1 && squares[7] == 49 && squares[8] == nil)
  }

  @Test func aSearchMayAskForOtherValues() {
    let sums = Discovered<Int, Int>()
    func sum(to number: Int) -> Int {
      sums.value(for: number) { number == 0 ? 0 : number + sum(to: number - 1) }
    }
    #expect(sum(to: 4) == 10 && sums[2] == 3)
  }

  @Test func aSearchThatFailsIsDoneAgain() {
    struct Missing: Error {}
    let found = Discovered<String, Int>()
    #expect(throws: Missing.self) { try found.value(for: "a") { throw Missing() } }
    #expect(found.value(for: "a") { 1 } == 1)
  }

  @Test func keysBeyondTheCapacityPushOthersOut() {
    let found = Discovered<Int, Int>(capacity: 2)
    for key in 1...2 { #expect(found.keep(key, for: key)) }
    // Replacing the value of an existing key needs no capacity.
    #expect(!found.keep(20, for: 2) && found.values.sorted() == [1, 20])
    found.keep(3, for: 3)
    #expect(found.values == [3])
  }
}
