import Garden
import Onionskin
import OnionskinCustomDump
import OnionskinSwiftUI
import SwiftUI
import Testing
import UIKit

/// `.customDump` beside the modules UIKit and SwiftUI, in a client's package; run by `make test-custom-dump`.
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

  @Test func viewsOfSwiftUIArePainted() {
    assertSnapshot(of: PlantCard(plant: plant), as: .image(layout: .fixed(width: 200, height: 120)))
  }

  @Test func namesAreFoundInTheModuleSwiftUI() {
    #expect(SwiftUI.EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading == 2)
  }
}
