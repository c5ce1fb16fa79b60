import Foundation
import Testing
import UIKit

/// Bundles report documents that Xcode would have compiled.
@MainActor @Suite struct NibFileTests {
  /// Apps check whether there is a nib before they register it.
  @Test func aNibIsFoundAsTheXibThatItWouldBeMadeOf() throws {
    let folder = try DocumentFolder(["Cell.xib": "<document/>", "Main.storyboard": "<document/>"])
    let bundle = folder.bundle
    #expect(bundle._path(forResource: "Cell", ofType: "nib") == bundle.bundlePath + "/Cell.xib")
    #expect(bundle._url(forResource: "Main", withExtension: "storyboardc")?.lastPathComponent == "Main.storyboard")
    #expect(bundle._path(forResource: "Other", ofType: "nib") == nil)
    #expect(bundle._path(forResource: "Cell", ofType: "storyboardc") == nil)
  }
}
