import Foundation
import Testing

@testable import AppAdoption

/// The package that adoption creates beside a project.
@Suite struct AdoptionTests {
  private func adoption(_ fixture: ProjectFixture) throws -> Adoption {
    try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output)
  }

  @Test func filesAreSurveyedAtAGlance() throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      """
      import UIKit; import class MapKit.MKMapView
      @testable import Shop
      /* import A /* import B */ import C */
      #if canImport(FLEX)
      import FLEX
      #endif
      final class Scene: UIResponder, UIWindowSceneDelegate {}
      """, "a.swift")
    let survey = SourceSurvey(fixture.root.appending(path: "a.swift"))
    #expect(survey.imports == ["UIKit", "MapKit", "Shop"] && survey.conditionalImports == ["FLEX"])
    #expect(survey.sceneDelegate == "Scene" && !survey.isEntryPoint)
  }

  /// CocoaPods compiles a part into the pod's module; packages have a module for it.
  @Test func aPartOfAPodIsSeenWhereThePodIsImported() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import Moya\nimport RxSwift\n", "Kit/Price.swift")
    try fixture.write("PODS:\n  - Moya/Core (14.0.0)\n  - Moya/RxSwift (14.0.0):\n", "Podfile.lock")
    let target = try #require(try adoption(fixture).targets.first { $0.module == "Kit" })
    #expect(target.imports == ["RxMoya"] && target.dependencies.contains("RxMoya"))
    try fixture.write("PODS:\n  - Moya/Core (14.0.0)\n", "Podfile.lock")
    #expect(try adoption(fixture).targets.first { $0.module == "Kit" }?.imports == [])
  }

  /// Without a trait that the package had, SwiftPM builds all of Onionskin anew.
  @Test func aTraitStays() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import Combine\nlet end: AnyCancellable? = nil\n", "Kit/Price.swift")
    func manifest() throws -> String {
      _ = try AdoptedFiles(adoption(fixture), output: fixture.output, onionskin: nil).write()
      return try fixture.text("Linux/Package.swift")
    }
    #expect(try manifest().contains("traits: [\"Combine\"]"))
    try fixture.write("import Foundation\n", "Kit/Price.swift")
    let later = try manifest()
    #expect(later.contains("traits: [\"Combine\"]") && !later.contains("onionskin(\"Combine\")"))
  }

  @Test func importsCountWhereTheirConditionsHoldOnIOS() throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      """
      #if os(macOS)
      import AppKit
      #elseif !os(Linux) && DEBUG
      import WebKit
      #else
      import Cocoa
      #endif
      #if STAGING
      import Tracking
      #endif
      """, "a.swift")
    let file = fixture.root.appending(path: "a.swift")
    #expect(SourceSurvey(file).imports == ["WebKit"] && SourceSurvey(file).conditionalImports == [])
    #expect(SourceSurvey(file, defines: ["STAGING"]).imports == ["WebKit", "Tracking"])
  }

  /// On iOS, Foundation and UIKit export these modules; here, each module is a product of its own.
  @Test func modulesThatNoFileImportsAreFoundByTheirNames() throws {
    let fixture = try ProjectFixture()
    try fixture.write("import UIKit\nlet query = [kSecClass as String: 1]", "a.swift")
    try fixture.write("import Foundation\nclass Model { let state = CurrentValueSubject<Int, Never>(1) }", "b.swift")
    try fixture.write("import RxSwift\nclass Model { let all: Observable<Int>; let end: Cancellable }", "c.swift")
    func imports(_ name: String) -> Set<String> { SourceSurvey(fixture.root.appending(path: name)).imports }
    #expect(imports("a.swift") == ["UIKit", "Security"] && imports("b.swift") == ["Foundation", "Combine"])
    #expect(imports("c.swift") == ["RxSwift"])
  }

  /// RxSwift's manifest, for example, omits RxCocoa unless it is evaluated on a Mac.
  @Test func aTargetThatTheManifestLeavesOutIsFoundByItsFolder() throws {
    let fixture = try ProjectFixture()
    try fixture.write("let products = [\"Cocoa\"]", "Checkouts/Rx/Package.swift")
    try fixture.write("import UIKit", "Checkouts/Rx/Sources/Cocoa/Bag.swift")
    let finder = LibraryFinder(packages: [], collections: [fixture.root.appending(path: "Checkouts")])
    #expect(finder.library("Cocoa")?.folder.path == fixture.root.appending(path: "Checkouts/Rx/Sources/Cocoa").path)
    #expect(finder.library("Other") == nil)
  }

  /// A library's part for SwiftUI is compiled in an app that uses SwiftUI, and doesn't bring it to one that doesn't.
  @Test(arguments: [true, false]) func conditionsHoldForProductsThatAreBuiltAnyway(isUsed: Bool) throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import UIKit\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n", "Pods/GridKit/GridKit.swift")
    if isUsed { try fixture.write("import SwiftUI\n", "Kit/Price.swift") }
    let library = try #require(try adoption(fixture).targets.first { $0.module == "GridKit" })
    #expect(library.products == (isUsed ? ["SwiftUI"] : []))
  }

  @Test func podsHaveTheVersionsThatTheirProjectNames() throws {
    let fixture = try ProjectFixture()
    try fixture.write("import UIKit", "Pods/Old/Old.swift")
    try fixture.write("import UIKit", "Pods/Other/Other.swift")
    let finder = LibraryFinder(
      packages: [], collections: [fixture.root.appending(path: "Pods")], versions: ["Old": "4.0"], usualVersion: "4.2")
    #expect(try AdoptedTarget(#require(finder.library("Old"))).languageMode == ".v4")
    #expect(try AdoptedTarget(#require(finder.library("Other"))).languageMode == ".v4_2")
  }

  /// The Objective-C part of RxCocoa: with a compilation condition, the Swift part compiles without it.
  @Test func aKnownPartOfObjectiveCIsWritten() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import UIKit\nimport RxCocoaRuntime\n", "Pods/GridKit/GridKit.swift")
    let adoption = try adoption(fixture)
    let library = try #require(adoption.targets.first { $0.module == "GridKit" })
    #expect(library.defines == ["DISABLE_SWIZZLING"])
    #expect(AdoptionReport(adoption).text.contains("written, Substitutes/RxCocoaRuntime/RxCocoaRuntime.swift: events"))
    _ = try AdoptedFiles(adoption, output: fixture.output, onionskin: nil).write()
    #expect(
      try fixture.text("Linux/Substitutes/RxCocoaRuntime/RxCocoaRuntime.swift").contains("_RXDelegateProxy: NSObject"))
  }

  /// Firebase is a separate module, composed of the parts: it doesn't conflict with an app's own `User`.
  @Test func aKnownServiceIsATarget() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import FirebaseAuth\nimport UIKit\n", "Shop/List Controller.swift")
    let adoption = try adoption(fixture)
    #expect(adoption.targets.map(\.module) == ["Shop", "Kit", "FirebaseAuth", "FirebaseCore"])
    #expect(adoption.targets[0].dependencies == ["Kit", "FirebaseAuth"])
    #expect(adoption.targets[2].dependencies == ["FirebaseCore"])
    #expect(
      AdoptionReport(adoption).text.contains(
        "FirebaseAuth   1 file  written, Sources/FirebaseAuth/FirebaseAuth.swift: nothing is sent or received"))
    _ = try AdoptedFiles(adoption, output: fixture.output, onionskin: nil).write()
    #expect(
      try fixture.text("Linux/Sources/FirebaseAuth/FirebaseAuth.swift").contains("\npublic final class Auth: NSObject"))
    let manifest = try fixture.text("Linux/Package.swift")
    #expect(
      manifest.contains(
        "name: \"FirebaseCore\",\n      dependencies: [onionskin(\"UIKit\")],\n      swiftSettings: [.swiftLanguageMode(.v5)]),\n"
      ))
    #expect(try !fixture.text("Linux/UIKitSources.txt").contains("Firebase"))
  }

  @Test func theHeaderOfAllPartsOfAServiceExportsThem() throws {
    let standIn = try #require(KnownStandIn("Firebase"))
    #expect(standIn.needed.count == 11 && standIn.text.contains("@_exported import FirebaseFirestore\n"))
    #expect(standIn.needed.allSatisfy { KnownStandIn($0) != nil } && KnownStandIn("Fire") == nil)
  }

  /// It is written even if its sources are found, because they don't compile.
  @Test func aKeyboardManagerIsWritten() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import IQKeyboardManagerSwift\nimport UIKit\n", "Shop/List Controller.swift")
    try fixture.write("import UIKit\n", "Pods/IQKeyboardManagerSwift/IQKeyboardManager.swift")
    let target = try #require(try adoption(fixture).targets.first { $0.module == "IQKeyboardManagerSwift" })
    #expect(target.role == .standIn)
    #expect(try #require(KnownStandIn(target.module)).text.contains("open class IQKeyboardManager: NSObject"))
  }

  /// Apps of Alamofire 4 keep their headers in dictionaries, and apps of SnapKit call it from classes without an actor.
  @Test func writtenLibrariesTakeWhatTheirOlderAppsPass() throws {
    let requests = try #require(KnownStandIn("Alamofire")).text
    #expect(requests.components(separatedBy: "headers: [String: String]\n").count == 3)
    let layout = try #require(KnownStandIn("SnapKit")).text
    #expect(!layout.contains(/(?m)^ *@MainActor/))
  }

  @Test func theSchemeNamesTheConfiguration() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    #expect(try adoption(fixture).targets[0].languageMode == ".v5")
    let scheme = """
      <Scheme><BuildAction></BuildAction>
        <LaunchAction
          buildConfiguration = "Release" selectedDebuggerIdentifier = "Xcode">
          <BuildableReference BlueprintName = "Shop"></BuildableReference>
        </LaunchAction>
        <ArchiveAction buildConfiguration = "Archive"></ArchiveAction></Scheme>
      """
    try fixture.write(scheme, "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme")
    try fixture.write(
      scheme.replacing("Release", with: "Debug"), "Shop.xcodeproj/xcshareddata/xcschemes/Another.xcscheme")
    #expect(try adoption(fixture).targets[0].languageMode == ".v4_2")
  }

  @Test func pathsThatDifferInCapitalsAreFound() throws {
    let fixture = try ProjectFixture()
    try fixture.write("", "Bucketlist/App.swift")
    #expect(
      PathOnDisk.url(fixture.root, "BucketList/app.swift").path
        == fixture.root.appending(path: "Bucketlist/App.swift").path)
    #expect(PathOnDisk.url(fixture.root, "None/a.swift").path == fixture.root.appending(path: "None/a.swift").path)
  }

  @Test func thePackageHasTheAppsTargets() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    let package = PackageText(adoption: try adoption(fixture), output: fixture.output, onionskin: "/onion")
    let manifest = package.manifest
    #expect(
      manifest.contains(
        "name: \"Shop\",\n      dependencies: [\"Kit\", onionskin(\"UIKit\"), onionskin(\"StoreKit\")]"))
    #expect(manifest.contains("swiftSettings: [.swiftLanguageMode(.v5), .define(\"STAGING\")]"))
    #expect(manifest.contains("name: \"ShopScreenTests\""))
    #expect(manifest.contains(".package(name: \"onionskin\", path: \"/onion\")"))
    // Files in the folder that don't belong to a target are left out.
    #expect(
      package.sources.contains(
        "Shop: sources ../Shop\nShop: exclude ../Shop/Unused.swift\nShop: import MasonryLayout\n"))
    #expect(package.sources.contains("Kit: sources ../Kit\n"))
  }

  /// A model that the project doesn't name would add classes of its own.
  @Test func dataModelsOfNoTargetAreLeftOut() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("<model/>", "Shop/Old.xcdatamodeld/Old.xcdatamodel/contents")
    let package = PackageText(adoption: try adoption(fixture), output: fixture.output, onionskin: nil)
    #expect(package.sources.contains("Shop: exclude ../Shop/Old.xcdatamodeld\n"))
  }

  @Test func theReportSaysHowImportsAreToBeHad() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("PODS:\n  - GridKit (5.0.1)\n", "Podfile.lock")
    let report = AdoptionReport(try adoption(fixture))
    #expect(!report.isComplete && report.fileCount == 3)
    #expect(report.text.contains("StoreKit       1 file  product \"StoreKit\" of onionskin\n"))
    #expect(report.text.contains("GridKit        1 file  OPEN: Podfile.lock names GridKit 5.0.1"))
    #expect(report.text.contains("HomeKit        1 file  OPEN: there is no replacement"))
    #expect(report.text.contains("      Shop/List Controller.swift\n"))
    #expect(report.text.contains("left out: Widget"))
    #expect(report.text.contains("1 file of C or Objective-C"))
    #expect(report.text.contains("The first test starts with AppDelegate, Main.storyboard."))
    #expect(!report.text.contains("WebKit") && !report.text.contains("AppKit"))
  }

  /// A folder of checkouts has a library with the name of one of Apple's frameworks, which only the apps that name it use.
  @Test func aLibraryOfOtherAppsDoesNotReplaceAFramework() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import SwiftUI\nimport Charts\n", "Shop/List Controller.swift")
    try fixture.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Charts", products: [.library(name: "Charts", targets: ["Charts"])],
        targets: [.target(name: "Charts", path: "Source")])
      """, "Checkouts/Charts/Package.swift")
    try fixture.write("public class Chart {}\n", "Checkouts/Charts/Source/Chart.swift")
    func way() throws -> Adoption.Way? {
      let adoption = try Adoption(
        of: fixture.project, target: nil, libraries: [fixture.root.appending(path: "Checkouts")], output: fixture.output
      )
      return adoption.imports.first { $0.module == "Charts" }?.way
    }
    let sources = fixture.root.appending(path: "Checkouts/Charts/Source")
    // No file names the libraries of the app.
    #expect(try way() == .librarySources(sources))
    try fixture.write("PODS:\n  - GridKit (5.0.1)\n", "Podfile.lock")
    #expect(try way() == .product("Charts"))
    try fixture.write("PODS:\n  - Charts (4.1.0)\n", "Podfile.lock")
    #expect(try way() == .librarySources(sources))
  }

  /// The folder of a pod as CocoaPods creates it, and a substitute that the team provides.
  @Test func librariesAndSubstitutesAreFound() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import UIKit\nimport MapKit\n", "Pods/GridKit/Sources/GridKit.swift")
    try fixture.write("import UIKit\n", "Linux/Substitutes/HomeKit/HomeKit.swift")
    try fixture.write("class HUD {}\n", "Pods/MasonryLayout/HUD.m")
    let adoption = try adoption(fixture)
    let ways = Dictionary(uniqueKeysWithValues: adoption.imports.map { ($0.module, $0.way) })
    let sources = fixture.root.appending(path: "Pods/GridKit/Sources")
    #expect(ways["GridKit"] == .librarySources(sources) && ways["HomeKit"] == .substitute)
    #expect(ways["MasonryLayout"] == .otherLanguage)
    let library = try #require(adoption.targets.first { $0.module == "GridKit" })
    #expect(library.role == .library && library.products == ["MapKit"])
    #expect(adoption.targets[0].dependencies == ["Kit", "GridKit"])
  }

  /// A library of Swift sources, of which the command contains the declarations that apps use.
  @Test func aKnownLibraryIsWrittenUnlessItsSourcesAreThere() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import SnapKit\nimport UIKit\n", "Shop/List Controller.swift")
    let without = try adoption(fixture)
    #expect(without.targets.first { $0.module == "SnapKit" }?.role == .standIn && without.lacksLibraries)
    #expect(without.targets[0].dependencies == ["Kit", "SnapKit"])
    try fixture.write("import UIKit\n", "Pods/SnapKit/Sources/SnapKit.swift")
    #expect(try adoption(fixture).targets.first { $0.module == "SnapKit" }?.role == .library)
  }

  @Test func packagesSayTheirTargets() throws {
    let fixture = try ProjectFixture()
    try fixture.write("", "Code/A/A.swift")
    let json = """
      {"products": [{"name": "All", "targets": ["A", "B"]}], "swiftLanguageVersions": null,
      "targets": [{"name": "A", "path": "Code/A", "type": "regular", "exclude": ["Info.plist"], "dependencies":
      [{"byName": ["B", null]}, {"product": ["NIO", "swift-nio", null, null]}], "settings": [{"tool": "swift", "kind":
      {"define": {"_0": "FAST"}}}, {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-x"]}}},
      {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}}]},
      {"name": "ATests", "type": "test"}], "toolsVersion": {"_version": "6.0.0"}}
      """
    let manifest = try #require(PackageManifest(json: Data(json.utf8), folder: fixture.root))
    #expect(manifest.languageMode == "6" && manifest.products["All"] == ["A", "B"] && manifest.targets.count == 1)
    #expect(manifest.targets[0].dependencies == ["B", "NIO"] && manifest.targets[0].defines == ["FAST"])
    #expect(manifest.targets[0].languageMode == "5")
    #expect(manifest.targets[0].excluded.map(\.lastPathComponent) == ["Info.plist"])
  }

  /// As SwiftPM 5.9 finds them, with the conditions of a debug build for iOS.
  @Test func anOnlyTargetMayLieInSourcesItselfAndSettingsMayHaveConditions() throws {
    let fixture = try ProjectFixture()
    try fixture.write("", "Sources/A.swift")
    let json = """
      {"targets": [{"name": "A", "type": "regular", "settings": [
      {"tool": "swift", "kind": {"define": {"_0": "PHONE"}}, "condition": {"platformNames": ["ios", "maccatalyst"]}},
      {"tool": "swift", "kind": {"define": {"_0": "DESK"}}, "condition": {"platformNames": ["macos"]}},
      {"tool": "swift", "kind": {"define": {"_0": "FAST"}}, "condition": {"platformNames": [], "config": "release"}}]},
      {"name": "ATests", "type": "test"}], "toolsVersion": {"_version": "5.9.0"}}
      """
    let manifest = try #require(PackageManifest(json: Data(json.utf8), folder: fixture.root))
    #expect(manifest.targets.map(\.folder.lastPathComponent) == ["Sources"])
    #expect(manifest.targets.map(\.defines) == [["PHONE"]])
  }

  /// SwiftPM defines a package's traits as conditions; swift-dependencies has parts of itself in those of its default traits.
  @Test func traitsThatAPackageEnablesAreDefined() throws {
    let fixture = try ProjectFixture()
    try fixture.write("", "Sources/A/A.swift")
    let json = """
      {"targets": [{"name": "A", "type": "regular", "settings": [
      {"tool": "swift", "kind": {"define": {"_0": "TIMED"}}, "condition": {"platformNames": [], "traits": ["Clocks"]}},
      {"tool": "swift", "kind": {"define": {"_0": "OPEN"}}, "condition": {"platformNames": [], "traits": ["Open"]}}]}],
      "traits": [{"name": "Open", "enabledTraits": []}, {"name": "Clocks", "enabledTraits": ["Time"]},
      {"name": "Time", "enabledTraits": []}, {"name": "default", "enabledTraits": ["Clocks"]}],
      "toolsVersion": {"_version": "6.1.0"}}
      """
    let manifest = try #require(PackageManifest(json: Data(json.utf8), folder: fixture.root))
    #expect(manifest.targets.map(\.defines) == [["Clocks", "Time", "TIMED"]])
  }

  @Test func whatAPersonEditedStays() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    func write() throws -> [String: AdoptedFiles.Outcome] {
      let files = AdoptedFiles(try adoption(fixture), output: fixture.output, onionskin: nil)
      return Dictionary(uniqueKeysWithValues: try files.write().map { ($0.path, $0.outcome) })
    }
    #expect(try Set(write().values.map { $0 == .written }) == [true])
    #expect(try Set(write().values.map { $0 == .unchanged }) == [true])
    // The workflow's image includes LLVM's linker.
    #expect(try fixture.text("Linux/ci/onionskin.yml").contains("swift test -Xswiftc -use-ld=lld"))
    let edited = try fixture.text("Linux/Package.swift").replacing("ShopOnLinux", with: "Mine")
    try fixture.write(edited, "Linux/Package.swift")
    try FileManager.default.removeItem(at: fixture.root.appending(path: "Linux/ci/onionskin.yml"))
    try fixture.write("import UIKit\nimport Kit\nimport WebKit\n", "Shop/List Controller.swift")
    let outcomes = try write()
    #expect(outcomes["ci/onionskin.yml"] == .kept(new: []) && outcomes["UIKitSources.txt"] == .unchanged)
    #expect(try fixture.text("Linux/Package.swift") == edited)
    guard case .kept(let new) = outcomes["Package.swift"] else {
      Issue.record("Package.swift was written")
      return
    }
    #expect(new.count == 1 && new[0].contains("onionskin(\"WebKit\")"))
  }

  @Test func packagesWithoutAnAppBeginWithAScreen() throws {
    let fixture = try ProjectFixture()
    #expect(AdoptedFiles(newPackage: "my-screens", output: fixture.output, onionskin: nil) == nil)
    let files = try #require(AdoptedFiles(newPackage: "Screens", output: fixture.output, onionskin: nil))
    #expect(
      try files.write().contains { $0.path == "Tests/ScreensTests/FirstScreenTests.swift" && $0.outcome == .written })
    #expect(try fixture.text("Linux/Package.swift").contains("name: \"Screens\""))
  }
}
