import Onionskin
import Testing
import UIKit

@testable import Nursery

/// What the app shows when it starts. The first run records the pictures and fails: look at them, and run again.
@MainActor @Suite struct FirstScreenTests {
  @Test func firstScreen() {
    assertSnapshots(on: SnapshotMatrix(devices: [.iPhone15Pro, .iPad10])) {
      AppScreens.first(of: AppDelegate(), scene: SceneDelegate())
    }
  }
}
