import Foundation
import HeadlessUIKit
import OnionskinTestSupport
import Testing

@testable import Onionskin

/// Runs of `onionskin screens`, which paint matrices on other devices.
@MainActor @Suite struct ShownScreensTests {
  private let phones = SnapshotMatrix(devices: [.iPhoneX], variants: [.standard, .dark])

  private func run(_ shown: ShownScreens, in folder: TestFolder) -> TestRun {
    TestRun(shown.environment, in: folder)
  }

  @Test func aMatrixIsPaintedOnTheDevicesOfTheRun() throws {
    let folder = TestFolder()
    let run = run(ShownScreens(folder: "\(folder.path)/out", devices: [.iPhoneSE3, .iPadPro13M5]), in: folder)
    var sizes: [CGSize] = []
    let failures = run.failures {
      assertSnapshots(on: phones, testName: "first()") { () -> UIViewController in
        sizes.append(UIScreen.main.bounds.size)
        return UIViewController()
      }
    }
    #expect(failures.isEmpty)
    #expect(sizes == [CGSize(width: 375, height: 667), CGSize(width: 1032, height: 1376)])
    let painted = folder.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".png") }.sorted()
    #expect(
      painted == [
        "out/OnionskinTests/ShownScreensTests/first.iPad-Pro-13-inch-M5.png",
        "out/OnionskinTests/ShownScreensTests/first.iPhone-SE-3rd-generation.png",
      ])
    // Nothing is compared or recorded.
    #expect(!folder.files.contains { $0.hasPrefix("Snapshots") })
    #expect(try run.record().entries.map(\.verdict) == [.painted, .painted])
  }

  @Test func withoutDevicesTheMatrixKeepsItsOwn() {
    let folder = TestFolder()
    let run = run(ShownScreens(folder: "\(folder.path)/out", devices: []), in: folder)
    let failures = run.failures { assertSnapshots(on: phones, testName: "first()") { UIViewController() } }
    #expect(failures.isEmpty)
    let painted = folder.files.filter { $0.hasSuffix(".png") }.map { ($0 as NSString).lastPathComponent }.sorted()
    #expect(painted == ["first.iPhone-X.dark.png", "first.iPhone-X.png"])
  }

  @Test func anUnknownDeviceFailsWithItsName() {
    let folder = TestFolder()
    let run = TestRun(
      ["ONIONSKIN_SCREENS": "\(folder.path)/out", "ONIONSKIN_SCREEN_DEVICES": "iPhone X,iPhone 99"], in: folder)
    let failures = run.failures { assertSnapshots(on: phones) { UIViewController() } }
    #expect(failures.contains { $0.contains("ONIONSKIN_SCREEN_DEVICES names \"iPhone 99\", which is no device") })
  }

  @Test func theCommonDevicesHaveElevenSizes() {
    let sizes = ShownScreens.commonDevices.map { ViewImageConfig($0, .portrait).size ?? .zero }
    #expect(Set(sizes.map { "\($0.width)x\($0.height)" }).count == 11)
  }
}
