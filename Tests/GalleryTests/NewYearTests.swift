import Gallery
import Onionskin
import Testing
import UIKit

/// The New Year's notice: nested containers, a template and content.
@MainActor @Suite struct NewYearTests {
  @Test func english() {
    assertSnapshots(on: .devices + .variants) { NewYearController.screen(.english) }
  }

  @Test func russian() {
    assertSnapshots(on: .words) { NewYearController.screen(.russian) }
  }
}
