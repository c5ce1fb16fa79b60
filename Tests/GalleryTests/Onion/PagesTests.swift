import Gallery
import Onionskin
import Testing
import UIKit

/// Pages with a page control; in right-to-left layouts they begin at the right.
@MainActor @Suite struct PagesTests {
  @Test func first() {
    assertSnapshots(on: .phone + .rightToLeft) { TourScreens.tour() }
  }

  @Test func second() {
    assertSnapshots(on: .pattern) { TourScreens.tour(page: 1) }
  }
}
