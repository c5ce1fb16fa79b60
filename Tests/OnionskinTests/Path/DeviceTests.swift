import Foundation
import OnionskinTestSupport
import Testing
import UIKit

@testable import HeadlessObjectiveC
@testable import Onionskin

/// Tests that don't take snapshots and set the device that they run on.
@MainActor @Suite(.device(.iPhoneSE3)) struct DeviceTraitTests {
  @Test func theSuitesDeviceIsTheScreen() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    #expect(UIScreen.main.scale == 2)
    #expect(UIView().traitCollection.displayScale == 2 || UITraitCollection.current.displayScale == 2)
  }

  @Test(.device(.iPad10, .landscape)) func aTestsOwnDeviceGoesBefore() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 1180, height: 820))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
  }

  /// `ViewImageConfig.iPad10` has the same name, but is in landscape.
  @Test(.device(.iPad10)) func aDeviceIsUprightByItself() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 820, height: 1180))
    #expect(withDevice(.iPad10) { UIScreen.main.bounds.size } == CGSize(width: 820, height: 1180))
    #expect(withDevice(.iPhoneX(.landscape)) { UIScreen.main.bounds.size } == CGSize(width: 812, height: 375))
  }

  @Test func aCallHasADeviceForItsTime() {
    let before = UIScreen.main.bounds
    let inside = withDevice(.iPhone15Pro) { UIScreen.main.bounds.size }
    #expect(inside == CGSize(width: 393, height: 852))
    #expect(UIScreen.main.bounds == before)
  }

  @Test func aSnapshotPutsTheDeviceBack() {
    TestRun().failures { assertSnapshot(of: TitleScreen(title: "a"), as: .image(on: .iPad10_2), named: "x") }
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
  }

  /// Code of another test doesn't run on this test's device, even while this test is suspended. The shared objects are the same in
  /// all tests, since apps keep them in constants, but their values are those of the running code's test.
  @Test(.device(.iPad10)) func othersSeeNothingOfIt() async {
    let seen = await Task.detached { @MainActor in
      TestScopes.$ofTask.withValue(["DeviceTraitTests another"]) {
        (UIScreen.main, UIScreen.main.bounds.size, UIDevice.current.userInterfaceIdiom)
      }
    }.value
    #expect(seen.0 === UIScreen.main && seen.1 == CGSize(width: 375, height: 812) && seen.2 == .phone)
    let inherited = await Task { (UIScreen.main.bounds.size, UIDevice.current.userInterfaceIdiom) }.value
    #expect(inherited.0 == CGSize(width: 820, height: 1180) && inherited.1 == .pad)
  }

  @Test func theDeviceHoldsAfterWaiting() async {
    for _ in 0..<20 { await Task.yield() }
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    #expect(UITraitCollection.current.displayScale == 2)
  }
}
