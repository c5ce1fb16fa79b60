import Gallery
import Onionskin
import Testing
import UIKit

/// Collection views with flow and compositional layouts.
@MainActor @Suite struct CollectionTests {
  @Test func grid() {
    assertSnapshots(on: .homeButton + .dark + .smallRightToLeft + .smallLargeText) { SwatchesController.screen() }
  }

  @Test func page() {
    assertSnapshots(on: .smallDark + .rightToLeft + .smallLargeText + .tablet) { MarketController.screen() }
  }
}
