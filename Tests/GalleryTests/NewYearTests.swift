import Gallery
import Onionskin
import Testing
import UIKit

/// The New Year's notice: an onion of container, template and content.
@MainActor @Suite struct NewYearTests {
  @Test func english() {
    assertSnapshots(on: .devices + .variants) { NewYearController.screen(.english) }
  }

  @Test func russian() {
    assertSnapshots(on: .words) { NewYearController.screen(.russian) }
  }
}
