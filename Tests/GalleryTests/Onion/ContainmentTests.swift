import Gallery
import Onionskin
import Testing
import UIKit

/// Child controllers that are added in one line; the innermost content decides about the status bar.
@MainActor @Suite struct ContainmentTests {
  @Test func pinned() {
    assertSnapshots(on: .pattern) { PinningController() }
  }

  @Test func player() {
    assertSnapshots(on: .homeButton + .phone) { PlayerController.screen() }
  }
}
