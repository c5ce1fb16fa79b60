import Foundation
import Testing

@testable import AppAdoption

/// Sources that Xcode builds an app with although the app's project file doesn't contain them: other projects of a workspace,
/// embedded projects, packages in folders, and the pod of which the app is the example.
@Suite struct SurroundingProjectTests {
  /// An app whose only file imports `Cards`.
  private func writeApp(_ fixture: ProjectFixture, more: String = "") throws {
    try fixture.writeProject(
      """
      ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP, ); };
      MAIN = { isa = PBXGroup; children = (FILE, OTHER, ); sourceTree = "<group>"; };
      FILE = { isa = PBXFileReference; path = Shop/App.swift; sourceTree = "<group>"; };
      BUILD = { isa = PBXBuildFile; fileRef = FILE; };
      PHASE = { isa = PBXSourcesBuildPhase; files = (BUILD, ); };
      APP = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildPhases = (PHASE, ); };
      \(more)
      """)
    try fixture.write("import Cards\nimport UIKit\n", "Shop/App.swift")
  }

  /// A project with the framework `Cards` and an app of its own.
  private func writeLibrary(_ fixture: ProjectFixture) throws {
    try fixture.write(
      """
      { objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (DEMO, KIT, ); };
        MAIN = { isa = PBXGroup; children = (FILE, ); sourceTree = "<group>"; };
        FILE = { isa = PBXFileReference; path = Stack.swift; sourceTree = "<group>"; };
        BUILD = { isa = PBXBuildFile; fileRef = FILE; };
        PHASE = { isa = PBXSourcesBuildPhase; files = (BUILD, ); };
        DEMO = { isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; };
        KIT = { isa = PBXNativeTarget; name = Cards; productType = "com.apple.product-type.framework";
          buildPhases = (PHASE, ); };
      }; rootObject = ROOT; }
      """, "Library/Cards.xcodeproj/project.pbxproj")
    try fixture.write("import UIKit\n", "Library/Stack.swift")
  }

  private func adoption(_ fixture: ProjectFixture) throws -> Adoption {
    try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output)
  }

  @Test func frameworksOfTheSameWorkspaceAreTargets() throws {
    let fixture = try ProjectFixture()
    try writeApp(fixture)
    try writeLibrary(fixture)
    #expect(try adoption(fixture).targets.map(\.module) == ["Shop"])
    try fixture.write(
      """
      <Workspace><FileRef location = "group:Shop.xcodeproj"></FileRef>
      <FileRef location = "group:Library/Cards.xcodeproj"></FileRef>
      <FileRef location = "group:Missing.xcodeproj"></FileRef></Workspace>
      """, "All.xcworkspace/contents.xcworkspacedata")
    let adoption = try adoption(fixture)
    #expect(adoption.targets.map(\.module) == ["Shop", "Cards"] && adoption.otherApps.isEmpty)
    #expect(adoption.targets[1].places.map(\.lastPathComponent) == ["Stack.swift"])
    #expect(adoption.imports.isEmpty)
  }

  @Test func aWorkspaceOfOtherProjectsIsNotUsed() throws {
    let fixture = try ProjectFixture()
    try writeApp(fixture)
    try writeLibrary(fixture)
    try fixture.write(
      "<Workspace><FileRef location = \"group:Library/Cards.xcodeproj\"></FileRef></Workspace>",
      "Library.xcworkspace/contents.xcworkspacedata")
    #expect(XcodeWorkspace.companions(of: fixture.project).isEmpty)
  }

  @Test func packagesOfTheSameWorkspaceAreSources() throws {
    let fixture = try ProjectFixture()
    try writeApp(fixture)
    try fixture.write(
      "// swift-tools-version:5.5\nimport PackageDescription\nlet package = Package(name: \"Cards\", targets: [.target(name: \"Cards\")])",
      "Shared/Cards/Package.swift")
    try fixture.write("public struct Card {}", "Shared/Cards/Sources/Cards/Card.swift")
    try fixture.write(
      """
      <Workspace><FileRef location = "group:Shop.xcodeproj"></FileRef>
      <FileRef location = "group:Shared/Cards"></FileRef></Workspace>
      """, "All.xcworkspace/contents.xcworkspacedata")
    #expect(try adoption(fixture).targets.map(\.module) == ["Shop", "Cards"])
    #expect(XcodeWorkspace.packages(at: fixture.root).map(\.lastPathComponent) == ["Cards"])
  }

  @Test func podsThatThePodfileNamesByAPathAreSources() throws {
    let fixture = try ProjectFixture()
    try writeApp(fixture)
    try fixture.write(
      "target 'Shop' do\n  pod 'Cards', :path => 'Own/Cards/', :testspecs => ['Tests']\nend\n", "Podfile")
    try fixture.write("spec.source_files = 'Classes/**/*.swift'\n", "Own/Cards/Cards.podspec")
    try fixture.write("public struct Card {}", "Own/Cards/Classes/Card.swift")
    let adoption = try adoption(fixture)
    #expect(adoption.targets.map(\.module) == ["Shop", "Cards"])
    #expect(adoption.targets[1].places.map(\.lastPathComponent) == ["Classes"])
  }

  @Test func frameworksOfAProjectWithinAreTargets() throws {
    let fixture = try ProjectFixture()
    try writeApp(
      fixture,
      more: "OTHER = { isa = PBXFileReference; path = Library/Cards.xcodeproj; sourceTree = \"<group>\"; };")
    try writeLibrary(fixture)
    #expect(try adoption(fixture).targets.map(\.module) == ["Shop", "Cards"])
  }

  /// Xcode 16 excludes a folder with a manifest from the enclosing synchronized folder; up to Xcode 15 a package is a file of a
  /// group.
  @Test(arguments: ["PBXFileSystemSynchronizedRootGroup; path = Modules", "PBXFileReference; path = Modules/Cards"])
  func packagesInFoldersAreFound(entry: String) throws {
    let fixture = try ProjectFixture()
    try writeApp(fixture, more: "OTHER = { isa = \(entry); sourceTree = \"<group>\"; };")
    try fixture.write("let all = [.package(name: \"Kit\", path: \"../../Kit\")]", "Modules/Cards/Package.swift")
    try fixture.write("", "Kit/Package.swift")
    let project = try XcodeProject(fixture.project)
    #expect(project.localPackages.map(\.lastPathComponent) == ["Cards", "Kit"])
  }

  @Test func filesOfAPackageAreNotTheTargets() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      """
      ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP, ); };
      MAIN = { isa = PBXGroup; children = (SYNC, ); sourceTree = "<group>"; };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
      APP = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (SYNC, ); };
      """)
    for file in ["App.swift", "Cards/Package.swift", "Cards/Sources/Cards/Stack.swift"] {
      try fixture.write("", "Shop/\(file)")
    }
    let project = try XcodeProject(fixture.project)
    #expect(project.targets[0].sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(project.localPackages.map(\.lastPathComponent) == ["Cards"])
  }

  /// A checkout without its tests, or with a file that Xcode shows in red.
  @Test func filesThatAreNotThereAreLeftOut() throws {
    let fixture = try ProjectFixture()
    try writeApp(
      fixture,
      more: """
        OTHER = { isa = PBXGroup; children = (LOST, ); path = Tests; sourceTree = "<group>"; };
        LOST = { isa = PBXFileReference; path = Lost.swift; sourceTree = "<group>"; };
        TESTFILE = { isa = PBXBuildFile; fileRef = LOST; };
        TESTPHASE = { isa = PBXSourcesBuildPhase; files = (BUILD, TESTFILE, ); };
        DEPENDENCY = { isa = PBXTargetDependency; target = APP; };
        TESTS = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
          dependencies = (DEPENDENCY, ); buildPhases = (TESTPHASE, ); };
        """)
    try fixture.write(
      fixture.text("Shop.xcodeproj/project.pbxproj").replacing("targets = (APP, )", with: "targets = (APP, TESTS, )")
        .replacing(
          "PHASE = { isa = PBXSourcesBuildPhase; files = (BUILD, )",
          with: "PHASE = { isa = PBXSourcesBuildPhase; files = (BUILD, TESTFILE, )"),
      "Shop.xcodeproj/project.pbxproj")
    let adoption = try adoption(fixture)
    #expect(adoption.targets.map(\.module) == ["Shop"])
    #expect(adoption.targets[0].places.map(\.lastPathComponent) == ["Shop"])
    #expect(adoption.leftOut.map(\.name) == ["Tests"])
  }

  /// Xcode builds a test bundle whose product has the app's name, and a package with two targets of one name isn't one.
  @Test func testsNamedAsTheAppAreATargetOfTheirOwn() throws {
    let fixture = try ProjectFixture()
    try writeApp(
      fixture,
      more: """
        OTHER = { isa = PBXGroup; children = (CASES, ); path = Tests; sourceTree = "<group>"; };
        CASES = { isa = PBXFileReference; path = Cases.swift; sourceTree = "<group>"; };
        TESTFILE = { isa = PBXBuildFile; fileRef = CASES; };
        TESTPHASE = { isa = PBXSourcesBuildPhase; files = (TESTFILE, ); };
        DEPENDENCY = { isa = PBXTargetDependency; target = APP; };
        LIST = { isa = XCConfigurationList; buildConfigurations = (DEBUG, ); };
        DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Shop; }; };
        TESTS = { isa = PBXNativeTarget; name = "Unit Tests"; productType = "com.apple.product-type.bundle.unit-test";
          buildConfigurationList = LIST; dependencies = (DEPENDENCY, ); buildPhases = (TESTPHASE, ); };
        """)
    try fixture.write("import XCTest\n", "Tests/Cases.swift")
    try fixture.write(
      fixture.text("Shop.xcodeproj/project.pbxproj").replacing("targets = (APP, )", with: "targets = (APP, TESTS, )"),
      "Shop.xcodeproj/project.pbxproj")
    #expect(try adoption(fixture).targets.map(\.module) == ["Shop", "Unit_Tests"])
  }

  /// An example within a package that has a target `CoreData`, as this package has.
  @Test func aPackageAroundTheProjectHidesNoFrameworkOfApples() throws {
    let fixture = try ProjectFixture()
    try fixture.write("let names = [\"CoreData\", \"Cards\"]", "Package.swift")
    try fixture.write("", "Sources/CoreData/Context.swift")
    try fixture.write("", "Sources/Cards/Stack.swift")
    let finder = LibraryFinder(packages: [], collections: [], around: fixture.root.appending(path: "Examples/Shop"))
    #expect(finder.library("CoreData", isSystems: true) == nil && finder.library("Cards") != nil)
  }

  /// A checkout with the name of a framework, such as a collection of examples.
  @Test func aFolderWithAFrameworksNameIsNoLibrary() throws {
    let fixture = try ProjectFixture()
    try fixture.write("let a = 1\n", "Checkouts/SwiftUI/Example.swift")
    try fixture.write("let a = 1\n", "Checkouts/Cards/Stack.swift")
    let finder = LibraryFinder(
      packages: [], collections: [fixture.root.appending(path: "Checkouts")],
      around: fixture.root.appending(path: "Shop"))
    #expect(finder.library("SwiftUI", isSystems: true) == nil && finder.library("Cards") != nil)
  }

  /// The target of a package whose path is the package's folder.
  @Test func manifestsAreNoSources() throws {
    let fixture = try ProjectFixture()
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Cards", targets: [.target(name: "Cards", path: ".")])
      """
    try fixture.write(manifest, "Checkouts/Cards/Package.swift")
    try fixture.write(manifest, "Checkouts/Cards/Package@swift-6.0.swift")
    try fixture.write("public let a = 1\n", "Checkouts/Cards/Package+Stack.swift")
    let folder = fixture.root.appending(path: "Checkouts")
    let finder = LibraryFinder(packages: [folder.appending(path: "Cards")], collections: [folder], around: nil)
    let library = try #require(finder.library("Cards"))
    #expect(library.excluded.map(\.lastPathComponent) == ["Package.swift", "Package@swift-6.0.swift"])
  }

  /// The layout that `pod lib create` creates: the specification is beside the example's folder.
  @Test(arguments: ["'Cards/Classes/**/*'", "[\"Cards/Classes\", 'More/*.swift']", "\"Cards/Classes/St*.{swift,h}\""])
  func thePodWhoseExampleTheAppIsIsFound(files: String) throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      "Pod::Spec.new do |s|\n  s.name = 'Cards'\n  s.swift_version = '4.2'\n  s.source_files = \(files)\nend\n",
      "Cards.podspec")
    try fixture.write("import UIKit\n", "Cards/Classes/Stack.swift")
    let finder = LibraryFinder(packages: [], collections: [], around: fixture.root.appending(path: "Example"))
    let library = try #require(finder.library("Cards"))
    #expect(library.folder.path == fixture.root.appending(path: "Cards/Classes").path)
    #expect(library.languageMode == "4.2" && finder.library("Shop") == nil)
  }
}
