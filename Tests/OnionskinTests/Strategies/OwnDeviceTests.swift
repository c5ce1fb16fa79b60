import Foundation
import Testing
import UIKit

@testable import Onionskin

extension ViewImageConfig {
  /// A project's own screen with the name of one in the catalogue.
  fileprivate static let iPhone14 = ViewImageConfig(size: CGSize(width: 11, height: 22))

  fileprivate static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(size: CGSize(width: 33, height: 44))
  }
}

extension UITraitCollection {
  fileprivate static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    UITraitCollection(displayScale: 7)
  }
}

/// A project's own names of devices take precedence over the catalogue's.
@MainActor @Suite struct OwnDeviceTests {
  @Test func ownNamesAreNotAmbiguous() {
    #expect(ViewImageConfig.iPhone14.size == CGSize(width: 11, height: 22))
    #expect(ViewImageConfig.iPhone13(.portrait).size == CGSize(width: 33, height: 44))
    #expect(UITraitCollection.iPhone13(.portrait).displayScale == 7)
    let config: ViewImageConfig = .iPhone14
    #expect(config.size?.width == 11)
  }

  @Test func theCataloguesNamesAreThereStill() {
    #expect(ViewImageConfig.iPhone14(.portrait).size == CGSize(width: 390, height: 844))
    #expect(ViewImageConfig.iPhone13.size == CGSize(width: 390, height: 844))
    #expect(ViewImageConfig(.iPhone14).size == CGSize(width: 390, height: 844))
  }
}
