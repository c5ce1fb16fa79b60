import Foundation
import Testing

@testable import HeadlessUIKit

/// Sums of heights, and the row at a position.
@Suite struct HeightIndexTests {
  @Test(arguments: [0, 1, 2, 7, 8, 9, 100]) func sumsAreThoseOfTheHeights(count: Int) {
    let heights = (0..<count).map { CGFloat($0 % 5) }
    var index = HeightIndex(heights)
    var same = HeightIndex(count: count, height: 3)
    for place in 0..<count { same[place] = heights[place] }
    if count > 4 {
      index[4] = 11
      same[4] = 11
    }
    var expected: CGFloat = 0
    for place in 0..<count {
      #expect(index.offset(of: place) == expected)
      #expect(same.offset(of: place) == expected)
      expected += index[place]
    }
    #expect(index.total == expected)
    #expect(same.total == expected)
  }

  @Test func aPlaceBelongsToWhatEndsBelowIt() {
    let index = HeightIndex([10, 0, 20, 30])
    #expect(index.index(at: -1) == 0)
    #expect(index.index(at: 0) == 0)
    #expect(index.index(at: 9.5) == 0)
    // The second one has no height and is never returned.
    #expect(index.index(at: 10) == 2)
    #expect(index.index(at: 30) == 3)
    #expect(index.index(at: 59) == 3)
    #expect(index.index(at: 60) == nil)
  }
}
