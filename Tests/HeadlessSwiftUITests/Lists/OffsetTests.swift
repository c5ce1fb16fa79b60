import Foundation
import HeadlessSwiftUI
import Testing

/// Changes of collections by the offsets that lists give.
@Suite struct OffsetTests {
  @Test(arguments: [
    ([0], 3, "bcadef"), ([4], 1, "aebcdf"), ([0, 2], 6, "bdefac"), ([1, 5], 3, "acbfde"), ([2], 2, "abcdef"),
    ([2], 3, "abcdef"),
  ])
  func elementsAreMovedInFrontOfAnOffset(_ offsets: [Int], _ destination: Int, _ expected: String) {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == expected)
  }

  @Test func elementsAreRemovedAtOffsets() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 3, 5])
    #expect(letters == ["b", "c", "e"])
    var part = Array("abcdef")[2...]
    part.remove(atOffsets: [1])
    #expect(part == ["c", "e", "f"])
  }
}
