import Gallery
import Onion
import Onionskin
import Testing
import UIKit

/// Parallel flows, one per tab.
@MainActor @Suite struct TabTests {
  @Test func tabs() {
    assertSnapshots(on: .pattern) { FerryTabs.screen() }
  }

  @Test func crossings() {
    assertSnapshots(on: .phone) { FerryTabs.screen(DeepLink(["crossings"])) }
  }

  @Test func aLinkIntoATab() {
    assertSnapshots(on: .phone) { FerryTabs.screen(DeepLink(["cities", "Finland"])) }
  }
}
