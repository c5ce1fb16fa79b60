import Gallery
import Onionskin
import Testing
import UIKit

/// Tabs of iOS 18: at the top of a tablet, in its sidebar, and at the bottom of a phone.
@MainActor @Suite struct TabletTabsTests {
  @Test func atTheTop() {
    assertSnapshots(on: .tablet + .phone) { TabScreens.library() }
  }

  @Test func sidebar() {
    assertSnapshots(
      on: SnapshotMatrix(devices: [.iPad10], orientations: [.landscape], variants: [.standard, .rightToLeft])
    ) { TabScreens.library(showsSidebar: true) }
  }
}
