import Gallery
import Onionskin
import Testing
import UIKit

/// Pickers and search in their states.
@MainActor @Suite struct ControlStateTests {
  @Test func wheels() {
    assertSnapshots(on: .phone + .dark + .rightToLeft + .smallLargeText) { PickersController(.wheels) }
  }

  @Test func inlineDates() {
    assertSnapshots(on: .phone + .dark + .rightToLeft + .smallLargeText) { PickersController(.inline) }
  }

  @Test func compactDates() {
    assertSnapshots(on: .phone + .dark + .smallRightToLeft + .smallLargeText) { PickersController(.compact) }
  }

  @Test func searchAtRest() {
    assertSnapshots(on: .phone + .dark + .smallRightToLeft + .smallLargeText + .tablet) {
      HarbourSearchController.screen()
    }
  }
}
