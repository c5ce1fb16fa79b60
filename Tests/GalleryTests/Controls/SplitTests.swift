import Gallery
import Onionskin
import Testing
import UIKit

/// Columns side by side, overlapping, and with space for one.
@MainActor @Suite struct SplitTests {
  private static let landscape = SnapshotMatrix(devices: [.iPad10], orientations: [.landscape])

  @Test func twoColumns() {
    assertSnapshots(on: SplitTests.landscape + .phone) { SplitScreens.double() }
  }

  @Test func threeColumns() {
    assertSnapshots(on: SplitTests.landscape) { SplitScreens.triple() }
  }

  @Test func overlay() {
    assertSnapshots(on: .tablet) { SplitScreens.overlay() }
  }
}
