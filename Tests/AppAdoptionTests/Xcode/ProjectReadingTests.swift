import Foundation
import Testing

@testable import AppAdoption

/// Xcode's files in the formats of its versions.
@Suite struct ProjectReadingTests {
  @Test func oldPropertyListsAreRead() throws {
    let list = try OldPropertyList(
      parsing: "// !$*UTF8*$!\n{ a = \"b \\\"c\\\"\"; /* d = e; */ f = ( 1, { g = <h>/i.swift; }, ); }\n")
    #expect(
      list
        == .dictionary([
          "a": .string("b \"c\""), "f": .array([.string("1"), .dictionary(["g": .string("<h>/i.swift")])]),
        ]))
  }

  @Test func mistakesAreReportedWithTheirLine() {
    #expect(throws: OldPropertyList.Failure(line: 2, expected: "\"=\"")) {
      try OldPropertyList(parsing: "{\n  a b;\n}")
    }
    #expect(throws: OldPropertyList.Failure.self) { try OldPropertyList(parsing: "{ a = \"b") }
  }

  @Test func settingsNameOtherSettings() {
    let settings = BuildSettings([
      ["NAME": "My App-2", "FLAGS": "a"], ["FLAGS": "$(inherited) b", "PRODUCT": "$(NAME:c99extidentifier)"],
      ["LOOP": "${LOOP}x", "EMPTY": "", "ID": "com.x.$(NAME:rfc1034identifier:lower)", "UNKNOWN": "[$(NONE)]"],
    ])
    #expect(settings["FLAGS"] == "a b" && settings["PRODUCT"] == "My_App_2" && settings["EMPTY"] == nil)
    #expect(settings["ID"] == "com.x.my-app-2" && settings["UNKNOWN"] == "[]")
    #expect(settings.expand("$") == "$" && settings["LOOP"] != nil)
  }

  @Test func filesOfGroupsBelongToTheirTargets() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    let project = try XcodeProject(fixture.project)
    #expect(project.targets.map(\.name) == ["Shop", "Kit", "Widget"])
    let app = project.targets[0]
    #expect(app.kind == .app && app.dependencies == ["Kit"] && project.targets[2].kind == .other)
    func names(_ urls: [URL]) -> [String] { urls.map { String($0.path.dropFirst(fixture.root.path.count + 1)) } }
    #expect(names(app.sources) == ["Shop/AppDelegate.swift", "Shop/List Controller.swift"])
    #expect(names(app.resources) == ["Shop/Assets.xcassets", "Shop/Base.lproj/Main.storyboard"])
    #expect(app.objectiveCSources == 1)
    // The debug configuration overrides the project's and its file.
    #expect(app.settings["SWIFT_VERSION"] == "5.0" && app.settings["OTHER"] == "base more")
    #expect(app.settings["SWIFT_STRICT_CONCURRENCY"] == "minimal" && app.module == "Shop")
  }

  /// A folder of Xcode 16: its files belong to its target, except for exceptions, which may belong to another target.
  @Test func foldersBelongToTheirTargets() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      """
      ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP, WIDGET, ); };
      MAIN = { isa = PBXGroup; children = (SYNC, ); sourceTree = "<group>"; };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; exceptions = (E1, E2, ); sourceTree = "<group>"; };
      E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
        membershipExceptions = (Info.plist, Widgets, ); };
      E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WIDGET;
        membershipExceptions = (Widgets/Clock.swift, Shared.swift, ); };
      APP = { isa = PBXNativeTarget; name = "My Shop"; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (SYNC, ); };
      WIDGET = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
      """)
    for file in ["App.swift", "Screens/List.swift", "Shared.swift", "Widgets/Clock.swift", "Strings.xcstrings"] {
      try fixture.write("", "Shop/\(file)")
    }
    try fixture.write("{}", "Shop/Assets.xcassets/Contents.json")
    try fixture.write("{}", "Shop/Assets.xcassets/Icon.imageset/Contents.json")
    let targets = try XcodeProject(fixture.project).targets
    #expect(targets[0].module == "My_Shop")
    #expect(targets[0].sources.map(\.lastPathComponent) == ["App.swift", "List.swift", "Shared.swift"])
    #expect(targets[0].resources.map(\.lastPathComponent) == ["Assets.xcassets", "Strings.xcstrings"])
    #expect(targets[1].sources.map(\.lastPathComponent) == ["Shared.swift", "Clock.swift"])
  }

  /// Since Xcode 16 a configuration refers to its file by a synchronized folder and a path in it.
  @Test func settingsComeFromFilesInSynchronizedFolders() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      """
      ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (MAC, PHONE, ); };
      MAIN = { isa = PBXGroup; children = (SYNC, ); sourceTree = "<group>"; };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = xcconfig; sourceTree = "<group>"; };
      MAC = { isa = PBXNativeTarget; name = "Shop"; productType = "com.apple.product-type.application";
        buildConfigurationList = MACS; };
      PHONE = { isa = PBXNativeTarget; name = "Shop-iOS"; productType = "com.apple.product-type.application";
        buildConfigurationList = PHONES; };
      MACS = { isa = XCConfigurationList; buildConfigurations = (C1, ); };
      PHONES = { isa = XCConfigurationList; buildConfigurations = (C2, ); };
      C1 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = SYNC;
        baseConfigurationReferenceRelativePath = Mac.xcconfig; };
      C2 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = SYNC;
        baseConfigurationReferenceRelativePath = iOS/Phone.xcconfig; };
      """)
    try fixture.write("SDKROOT = macosx;\n", "xcconfig/Mac.xcconfig")
    try fixture.write("#include \"../Mac.xcconfig\"\nSDKROOT = iphoneos\n", "xcconfig/iOS/Phone.xcconfig")
    #expect(try XcodeProject(fixture.project).targets.map { $0.settings["SDKROOT"] } == ["macosx", "iphoneos"])
    let adoption = try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output)
    #expect(adoption.name == "Shop_iOS" && adoption.otherApps.isEmpty)
  }

  /// The example of a library shows the library's folder, and copies it by mistake.
  @Test func aPackageIsNoResource() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      """
      ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP, ); };
      MAIN = { isa = PBXGroup; children = (FOLDER, DATA, ); sourceTree = "<group>"; };
      FOLDER = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Cards; sourceTree = "<group>"; };
      DATA = { isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = FOLDER; };
      B2 = { isa = PBXBuildFile; fileRef = DATA; };
      PHASE = { isa = PBXResourcesBuildPhase; files = (B1, B2, ); };
      APP = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildPhases = (PHASE, ); };
      """)
    try fixture.write("", "Cards/Package.swift")
    try fixture.write("{}", "Data/a.json")
    #expect(try XcodeProject(fixture.project).targets[0].resources.map(\.lastPathComponent) == ["Data"])
  }

  @Test func workspacesNameProjects() throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      """
      <Workspace version = "1.0"><FileRef location = "group:App/Shop.xcodeproj"></FileRef>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef><FileRef location = "group:Kit"></FileRef></Workspace>
      """, "Shop.xcworkspace/contents.xcworkspacedata")
    let expected = [fixture.root.appending(path: "App/Shop.xcodeproj").path]
    #expect(try XcodeWorkspace.projects(at: fixture.root.appending(path: "Shop.xcworkspace")).map(\.path) == expected)
    #expect(try XcodeWorkspace.projects(at: fixture.root).map(\.path) == expected)
    #expect(throws: XcodeProject.Failure.self) { try XcodeWorkspace.projects(at: fixture.root.appending(path: "none")) }
  }

  @Test func librariesAreReadFromEachToolsFile() throws {
    var pins = PinnedLibraries()
    pins.addPackages(
      Data("{\"version\": 3, \"pins\": [{\"identity\": \"snapkit\", \"state\": {\"version\": \"5.0.1\"}}]}".utf8))
    pins.addPackages(
      Data(
        "{\"object\": {\"pins\": [{\"package\": \"Moya\", \"state\": {\"branch\": \"main\"}}]}, \"version\": 1}".utf8))
    pins.addPods(
      "PODS:\n  - \"Hero/Core (1.6.1)\":\n    - CollectionKit\n  - Hero (1.6.1)\n  - Toast-Swift (5.0)\n\nDEPENDENCIES:\n  - X\n"
    )
    pins.addCarthage("github \"ReactiveX/RxSwift\" \"6.0.0\"\n")
    #expect(pins.libraries.last?.address == "https://github.com/ReactiveX/RxSwift.git")
    #expect(pins.libraries.last?.revision == "6.0.0" && pins.libraries[2].address == nil)
    #expect(pins.libraries.map(\.name) == ["snapkit", "Moya", "Hero", "Toast-Swift", "RxSwift"])
    #expect(pins.libraries.map(\.version) == ["5.0.1", "main", "1.6.1", "5.0", "6.0.0"])
  }

  /// Repositories often lack `Package.resolved` and `Podfile.lock`.
  @Test func librariesAreReadWithoutTheirVersions() {
    var pins = PinnedLibraries()
    pins.addPackages(
      Data("{\"version\": 3, \"pins\": [{\"identity\": \"snapkit\", \"state\": {\"version\": \"5.0.1\"}}]}".utf8))
    pins.addNames(
      inPodfile: "target 'Shop' do\n  pod 'Moya/RxSwift', '~> 13.0'\n  pod \"Charts\"\n  # pod 'Hero'\nend\n")
    pins.addPackages(
      inProject: """
        A = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/SnapKit/SnapKit.git"; };
        B = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/x/swift-wheels"; };
        C = { isa = XCSwiftPackageProductDependency; package = B; productName = Wheels; };
        D = { isa = PBXNativeTarget; productName = Shop; productType = "com.apple.product-type.application"; };
        """)
    #expect(pins.libraries.map(\.name) == ["snapkit", "Moya", "Charts", "swift-wheels", "Wheels"])
    #expect(pins.libraries.map(\.version) == ["5.0.1", nil, nil, nil, nil] && pins.subspecs == ["Moya/RxSwift"])
    #expect(pins.libraries[3].address == "https://github.com/x/swift-wheels")
  }

  @Test(arguments: [("3.0", ".v4"), ("4.0", ".v4"), ("4.2", ".v4_2"), ("5.0", ".v5"), ("6", ".v6"), (nil, ".v5")])
  func versionsOfSwiftAreLanguageModes(version: String?, mode: String) {
    #expect(AdoptedTarget.languageMode(version) == mode)
  }
}
