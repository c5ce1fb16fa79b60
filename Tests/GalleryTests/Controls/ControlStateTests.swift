import Gallery
import Onionskin
import Testing
import UIKit

/// Pickers and search in their states.
@MainActor @Suite struct ControlStateTests {
  @Test func wheels() {
    assertSnapshots(on: .phone + .dark + .rightToLeft) { PickersController(.wheels) }
  }

  @Test func inlineDates() {
    assertSnapshots(on: .phone + .dark + .rightToLeft) { PickersController(.inline) }
  }

  @Test func searchAtRest() {
    assertSnapshots(on: .phone + .dark + .tablet) { HarbourSearchController.screen() }
  }
}
