import Onionskin
import Testing
import UIKit

@testable import Nursery

/// The app's first screen. The first run records the pictures and fails: check them, and run the test again.
///
/// Other tests run while this one waits. Suites that change what the app shares belong into an extension of this suite.
@MainActor @Suite(.serialized) struct FirstScreenTests {
  @Test func firstScreen() async {
    await assertSnapshots(on: SnapshotMatrix(devices: [.iPhone15Pro, .iPad10]), within: 5) {
      AppScreens.first(of: AppDelegate(), scene: SceneDelegate())
    }
  }
}
