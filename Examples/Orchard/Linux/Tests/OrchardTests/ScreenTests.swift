import Onionskin
import Testing
import UIKit

@testable import Orchard

@MainActor @Suite struct ScreenTests {
  @Test func trees() throws {
    assertSnapshots(on: SnapshotMatrix(devices: [.iPhone15Pro], variants: [.standard, .dark])) {
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController()
    }
  }
}
