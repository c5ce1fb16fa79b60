import Gallery
import Onionskin
import Testing
import UIKit

/// Loading, failed and loaded content, by composition and by inheritance.
@MainActor @Suite struct ContentStateTests {
  @Test func loading() {
    assertSnapshots(on: .phone + .dark) { DeparturesController.loading() }
  }

  @Test func failed() {
    assertSnapshots(on: .phone + .largeText) { DeparturesController.failed() }
  }

  @Test func loaded() {
    assertSnapshots(on: .pattern) { DeparturesController.loaded() }
  }

  @Test func tideLoading() {
    assertSnapshots(on: .phone) { TideController(.none) }
  }

  @Test func tideFailed() {
    assertSnapshots(on: .phone) { TideController(.storm) }
  }

  @Test func tideLoaded() {
    assertSnapshots(on: .phone) { TideController(.level("Two metres ten")) }
  }
}
