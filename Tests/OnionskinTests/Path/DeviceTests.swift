import Foundation
import Testing
import UIKit

@testable import Onionskin

/// Tests that take no snapshot and say on which device they run.
///
/// Off while the whole suite runs at once: a trait's device is everybody's until its test ends, and other tests of the main
/// actor run while its scope suspends. Set ONIONSKIN_DEVICE_TESTS to run these by themselves.
@MainActor
@Suite(
  .device(.iPhoneSE3),
  .enabled(
    if: ProcessInfo.processInfo.environment["ONIONSKIN_DEVICE_TESTS"] != nil,
    "a trait's device is everybody's; set ONIONSKIN_DEVICE_TESTS and filter DeviceTraitTests"))
struct DeviceTraitTests {
  @Test func theSuitesDeviceIsTheScreen() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    #expect(UIScreen.main.scale == 2)
    #expect(UIView().traitCollection.displayScale == 2 || UITraitCollection.current.displayScale == 2)
  }

  @Test(.device(.iPad10, .landscape)) func aTestsOwnDeviceGoesBefore() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 1180, height: 820))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
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
}
