import Foundation
import Testing

@testable import HeadlessUIKit

/// The places of items after an update, compared with lists that are changed step by step.
@Suite struct ItemPlacesTests {
  /// A random number generator with the same sequence in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 0..<40) func itemsThatStayFillWhatNothingElseComesTo(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let before = Array(0..<20)
    let leaving = before.filter { _ in Int.random(in: 0..<3, using: &numbers) == 0 }
    let stay = before.filter { !leaving.contains($0) }
    let count = stay.count + Int.random(in: 0..<9, using: &numbers)
    let coming = Array((0..<count).shuffled(using: &numbers).prefix(count - stay.count))
    // Nil stands for an inserted item.
    var after: [Int?] = stay
    for place in coming.sorted() { after.insert(nil, at: place) }

    let items = ItemPlaces(
      ItemUpdates(
        insertedItems: coming.map { IndexPath(item: $0, section: 1) },
        deletedItems: leaving.map { IndexPath(item: $0, section: 1) }))
    let sections = ItemPlaces(
      ItemUpdates(insertedSections: IndexSet(coming), deletedSections: IndexSet(leaving)))
    for index in before {
      let place = after.firstIndex(of: index)
      #expect(items.item(IndexPath(item: index, section: 1)) == place.map { IndexPath(item: $0, section: 1) })
      #expect(sections.section(index) == place)
    }
  }

  @Test func whatMovesTakesItsPlaceAmongWhatStays() {
    func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }
    // A section is inserted at the front. Of the items A B C D, D moves to the front, and C to the second of the old sections.
    let places = ItemPlaces(
      ItemUpdates(
        insertedSections: [0], movedItems: [(path(3, 0), path(0, 1)), (path(2, 0), path(1, 2))]))
    #expect((0..<4).map { places.item(path($0, 0)) } == [path(1, 1), path(2, 1), path(1, 2), path(0, 1)])
    #expect((0..<2).map { places.item(path($0, 1)) } == [path(0, 2), path(2, 2)])
  }
}
