import Onionskin
import OnionskinSwiftUI
import Testing
import UIKit

@testable import Larder

@MainActor @Suite struct ScreenTests {
  @Test func theFirstScene() {
    assertSnapshots(on: SnapshotMatrix(devices: [.iPhone15Pro], variants: [.standard, .dark])) {
      UIHostingController(rootView: AppScene(LarderApp.self))
    }
  }
}
