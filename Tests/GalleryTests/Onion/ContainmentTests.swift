import Gallery
import Onionskin
import Testing
import UIKit

/// Children as plug-ins, pinned in one line.
@MainActor @Suite struct ContainmentTests {
  @Test func pinned() {
    assertSnapshots(on: .notchedPhone, of: OnionScreens.containment[0].make)
  }

  @Test func player() {
    assertSnapshots(on: .smallPhone, of: OnionScreens.containment[1].make)
  }
}
