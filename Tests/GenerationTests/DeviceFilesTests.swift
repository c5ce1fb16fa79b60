import Foundation
import HeadlessUIKit
import Onionskin
import SourceGeneration
import Testing

@testable import GenerateDevices

/// The devices' names and tables follow from the catalogue.
@Suite struct DeviceFilesTests {
  @Test func writtenFilesAreCurrent() throws {
    for file in GenerateDevices.files() {
      #expect(try file.isCurrent(in: SourceFilesTests.root), "\(file.path): run `make generate`")
    }
  }

  @Test(arguments: [
    ("iPhone SE (2nd generation)", "iPhoneSE2"), ("iPhone 12 mini", "iPhone12Mini"), ("iPhone 16e", "iPhone16e"),
    ("iPad (5th generation)", "iPad5"), ("iPad Pro 9.7-inch", "iPadPro9_7"),
    ("iPad Pro 12.9-inch (3rd generation)", "iPadPro12_9Gen3"), ("iPad Air 11-inch (M2)", "iPadAir11M2"),
    ("iPad mini (A17 Pro)", "iPadMiniA17Pro"),
  ])
  func devicesAreNamedInSwiftAsTheyAreSold(name: String, identifier: String) throws {
    #expect(try #require(Device.named(name)).identifier == identifier)
  }

  @Test func identifiersAreUnique() {
    let identifiers = Device.names(of: Device.all).map(\.name)
    #expect(Set(identifiers).count == identifiers.count)
  }

  /// Screens, traits and devices of one name are the same device.
  @Test func namesLeadToTheirDevices() {
    #expect(SnapshotDevice.iPadPro12_9Gen1.name == "iPad Pro 12.9-inch (1st generation)")
    #expect(ViewImageConfig.iPhone16e.size == CGSize(width: 390, height: 844))
    #expect(ViewImageConfig.iPad10.size == CGSize(width: 1180, height: 820))
    #expect(ViewImageConfig.iPadMini6(.landscape(splitView: .oneHalf)).size?.width == 561.5)
    #expect(UITraitCollection.iPhone17ProMax(.landscape).horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPadAir5_Compact_SplitView.horizontalSizeClass == .compact)
  }
}
