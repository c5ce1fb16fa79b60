import Foundation
import Testing

@testable import AppAdoption

/// Pods whose own sources can't be used.
@Suite struct OldPodTests {
  /// A library of Objective-C often has an example in Swift.
  @Test func anExampleInSwiftIsNoLibrary() throws {
    let fixture = try ProjectFixture()
    try fixture.write("import UIKit", "Pods/Picker/Example/Demo.swift")
    try fixture.write("@interface Picker @end", "Pods/Picker/Picker.h")
    let finder = LibraryFinder(packages: [], collections: [fixture.root.appending(path: "Pods")])
    #expect(finder.library("Picker") == nil)
    try fixture.write("import UIKit", "Pods/Picker/Picker.swift")
    #expect(LibraryFinder(packages: [], collections: [fixture.root.appending(path: "Pods")]).library("Picker") != nil)
  }

  /// The compiler has no mode for Swift 3: what is known of the library is written instead.
  @Test(arguments: [("3.0", true), ("4.0", false), ("5", false)])
  func aKnownLibraryInSwift3IsWritten(version: String, isWritten: Bool) throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import SnapKit\nimport UIKit\n", "Shop/List Controller.swift")
    try fixture.write("import UIKit", "Pods/SnapKit/Source/Constraint.swift")
    try fixture.write(
      """
      { objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (POD, ); };
        MAIN = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
        DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = \(version); }; };
        LIST = { isa = XCConfigurationList; buildConfigurations = (DEBUG, ); };
        POD = { isa = PBXNativeTarget; name = SnapKit; productType = "com.apple.product-type.framework"; buildPhases = ();
          buildConfigurationList = LIST; };
      }; rootObject = ROOT; }
      """, "Pods/Pods.xcodeproj/project.pbxproj")
    let adoption = try Adoption(
      of: fixture.root.appending(path: "Shop.xcodeproj"), target: nil, libraries: [], output: fixture.output)
    let pod = try #require(adoption.targets.first { $0.module == "SnapKit" })
    #expect((pod.role == .standIn) == isWritten)
  }
}
