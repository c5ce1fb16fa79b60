import Gallery
import Onion
import Onionskin
import Testing
import UIKit

/// Screens that forward their segues to a coordinator.
@MainActor @Suite struct StoryboardTests {
  @Test func fares() {
    assertSnapshots(on: .pattern) { screen(choosing: nil) }
  }

  @Test func seat() {
    assertSnapshots(on: .phone) { screen(choosing: "Upper deck, 18 €") }
  }

  private func screen(choosing fare: String?) -> UIViewController {
    let flow = FareFlow()
    flow.start()
    let window = FlowWindowController(flow)
    window.loadViewIfNeeded()
    if let fare { flow.root?.choose(fare) }
    return window
  }
}
