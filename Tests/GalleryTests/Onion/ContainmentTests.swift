import Gallery
import Onionskin
import Testing
import UIKit

/// Children as plug-ins, pinned in one line; the innermost content decides on the status bar.
@MainActor @Suite struct ContainmentTests {
  @Test func pinned() {
    assertSnapshots(on: .pattern) { PinningController() }
  }

  @Test func player() {
    assertSnapshots(on: .homeButton + .phone) { PlayerController.screen() }
  }
}
