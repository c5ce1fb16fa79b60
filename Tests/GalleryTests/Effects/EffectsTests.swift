import Gallery
import Onionskin
import Testing
import UIKit

/// Layers and pictures with effects.
@MainActor @Suite struct EffectsTests {
  @Test func effects() {
    assertSnapshots(on: .phone) { EffectsController() }
  }
}
