import Gallery
import Onionskin
import Testing
import UIKit

/// Attributed text and effects on a phone and a tablet.
@MainActor @Suite struct TypographyTests {
  @Test func typography() {
    assertSnapshots(on: SnapshotMatrix(devices: [.iPhone11]) + SnapshotMatrix(devices: [.iPad10], variants: [.dark])) {
      TypographyController()
    }
  }

  @Test func effects() {
    assertSnapshots(on: SnapshotMatrix(devices: [.iPhone11]) + SnapshotMatrix(devices: [.iPad10], variants: [.dark])) {
      EffectsController()
    }
  }
}
