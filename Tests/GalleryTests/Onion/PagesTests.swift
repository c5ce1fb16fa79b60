import Gallery
import Onionskin
import Testing
import UIKit

/// Pages with an indicator; right to left they begin at the right.
@MainActor @Suite struct PagesTests {
  @Test func first() {
    assertSnapshots(on: .phone + .rightToLeft) { TourScreens.tour() }
  }

  @Test func second() {
    assertSnapshots(on: .pattern) { TourScreens.tour(page: 1) }
  }
}
