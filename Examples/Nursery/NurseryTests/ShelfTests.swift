import NurseryKit
import XCTest

@testable import Nursery

final class ShelfTests: XCTestCase {
  func testANewShelfHasFourPlants() throws {
    let shelf = Shelf()
    shelf.fillIfEmpty()
    XCTAssertEqual(try shelf.context.count(for: Plant.fetchRequest()), 4)
  }
}
