import Garden
import Onionskin
import OnionskinCustomDump
import Testing
import UIKit

/// `.customDump` beside our module UIKit, in a package as a client has it: `make test-custom-dump` runs it.
@MainActor @Suite struct PlantTests {
  private let plant = Plant(name: "Thyme", height: 12.5, seeds: [3, 4])

  @Test func valuesAreComparedByTheirDump() {
    assertInlineSnapshot(of: plant, as: .customDump) {
      """
      Plant(
        name: "Thyme",
        height: 12.5,
        seeds: [
          [0]: 3,
          [1]: 4
        ]
      )
      """
    }
  }

  @Test func screensAreShownBesideIt() {
    let label = PlantLabel()
    label.show(plant)
    #expect(label.intrinsicContentSize.height > 0)
  }
}
