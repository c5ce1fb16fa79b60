import Foundation

/// A folder with an Xcode project, for tests.
final class ProjectFixture {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "adoption-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var project: URL { root.appending(path: "Shop.xcodeproj") }
  var output: URL { root.appending(path: "Linux") }

  func write(_ text: String, _ path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

  /// A project file with objects, each on separate lines.
  func writeProject(_ objects: String) throws {
    try write(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = 77;
        objects = {
      \(objects)
        };
        rootObject = ROOT /* Project object */;
      }
      """, "Shop.xcodeproj/project.pbxproj")
  }

  /// An app with groups and files as in older versions of Xcode: `Shop` with a framework `Kit` and tests.
  static let groups = """
    ROOT = { isa = PBXProject; buildConfigurationList = CONFIGS; mainGroup = MAIN; targets = (APP, KIT, WIDGET, ); };
    MAIN = { isa = PBXGroup; children = (G1, G2, BASE, ); sourceTree = "<group>"; };
    G1 = { isa = PBXGroup; children = (F1, F2, V1, F3, F7 /* Model.m */, ); path = Shop; sourceTree = "<group>"; };
    G2 = { isa = PBXGroup; children = (F4, ); path = Kit; sourceTree = "<group>"; };
    F1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; path = "List Controller.swift"; sourceTree = "<group>"; };
    F3 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
    F4 = { isa = PBXFileReference; path = Price.swift; sourceTree = "<group>"; };
    F7 = { isa = PBXFileReference; path = Model.m; sourceTree = "<group>"; };
    V1 = { isa = PBXVariantGroup; children = (F5, ); name = Main.storyboard; sourceTree = "<group>"; };
    F5 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    BASE = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
    APP = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
      buildConfigurationList = APPCONFIGS; buildPhases = (S1, R1, ); dependencies = (D1, ); };
    KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S2, ); };
    WIDGET = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
    D1 = { isa = PBXTargetDependency; target = KIT; };
    S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2, B7, ); };
    S2 = { isa = PBXSourcesBuildPhase; files = (B4, ); };
    R1 = { isa = PBXResourcesBuildPhase; files = (B3, B5, ); };
    B1 = { isa = PBXBuildFile; fileRef = F1; };
    B2 = { isa = PBXBuildFile; fileRef = F2; };
    B3 = { isa = PBXBuildFile; fileRef = F3; };
    B4 = { isa = PBXBuildFile; fileRef = F4; };
    B5 = { isa = PBXBuildFile; fileRef = V1; };
    B7 = { isa = PBXBuildFile; fileRef = F7; };
    CONFIGS = { isa = XCConfigurationList; buildConfigurations = (C1, ); };
    C1 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = BASE;
      buildSettings = { SWIFT_VERSION = 5.0; OTHER = "$(inherited) more"; }; };
    APPCONFIGS = { isa = XCConfigurationList; buildConfigurations = (C3, C2, ); };
    C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Shop/Info.plist;
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG STAGING"; PRODUCT_NAME = "$(TARGET_NAME)"; SDKROOT = iphoneos;
      SWIFT_OBJC_BRIDGING_HEADER = "Shop/Bridge.h"; "OTHER[sdk=macosx*]" = none; }; };
    C3 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.2; }; };
    """

  /// The files of `groups`.
  func writeGroups() throws {
    try writeProject(Self.groups)
    try write("OTHER = base // a comment\n#include \"More.xcconfig\"\n", "Base.xcconfig")
    try write("SWIFT_STRICT_CONCURRENCY = minimal\n", "More.xcconfig")
    try write(
      "import UIKit\nimport Kit\n\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "Shop/AppDelegate.swift")
    try write(
      "import UIKit\nimport GridKit\nimport StoreKit\nimport HomeKit\nlet home: HMHome? = nil\n",
      "Shop/List Controller.swift")
    try write("import UIKit\n// import WebKit\n#if canImport(AppKit)\nimport AppKit\n#endif\n", "Shop/Unused.swift")
    try write("import Foundation\n", "Kit/Price.swift")
    try write("#import <MasonryLayout/MasonryLayout.h>\n#import \"Model.h\"\n", "Shop/Bridge.h")
    try write("{}", "Shop/Assets.xcassets/Contents.json")
    try write("<document/>", "Shop/Base.lproj/Main.storyboard")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """, "Shop/Info.plist")
  }
}
