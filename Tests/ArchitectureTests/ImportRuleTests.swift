import Foundation
import Testing

/// The modules in the order of `Docs/Architecture.md`: each may import those above it.
@Suite struct ImportRuleTests {
  static let order = [
    "Graphics", "ConstraintSolver", "TextLayout", "ImageFormats", "Rasterizer", "ImageDiff",
    "AssetCatalogs", "DataModels", "SwiftLexing", "InterfaceBuilder", "HeadlessObjectiveC", "HeadlessCoreGraphics",
    "HeadlessQuartzCore",
    "HeadlessUIKit", "DrawingPainter", "HeadlessOS", "HeadlessCombine", "HeadlessCryptoKit", "StandIns",
    "SwiftUILayout", "SwiftUIGraph", "UniformTypeIdentifiers",
    "HeadlessSwiftUI", "HeadlessCharts", "SourceTranslation",
    "SourceTranslator", "AppAdoption",
    "CoreGraphics", "QuartzCore",
    "ObjectiveC", "UIKit", "CoreImage", "CoreText", "ImageIO", "HeadlessSecurity", "WebKit", "Contacts", "CoreLocation",
    "MapKit",
    "AudioToolbox", "AVFoundation", "AVKit", "Photos",
    "PhotosUI", "_AVKit_SwiftUI", "SafariServices", "MessageUI", "MobileCoreServices", "StoreKit",
    "UserNotifications", "Intents", "AppIntents", "LocalAuthentication", "LinkPresentation",
    "CoreMotion",
    "WatchConnectivity", "CoreSpotlight", "PassKit", "CloudKit", "MediaPlayer", "AuthenticationServices", "QuickLook",
    "CoreHaptics", "ContactsUI", "BackgroundTasks", "EventKit", "EventKitUI", "CallKit", "ActivityKit",
    "WidgetKit", "GameKit", "MultipeerConnectivity", "AppTrackingTransparency", "AdSupport",
    "SpriteKit", "GameplayKit", "PDFKit", "CoreML", "Vision", "VisionKit", "Speech", "JavaScriptCore", "Metal",
    "MetalKit", "CoreBluetooth", "HealthKit", "NaturalLanguage", "CoreTelephony",
    "ExternalAccessory", "NotificationCenter", "ReplayKit", "UserNotificationsUI", "TipKit", "CoreLocationUI",
    "FoundationModels", "WeatherKit", "PushKit", "DeviceCheck", "GameController", "Translation",
    "SceneKit", "_MapKit_SwiftUI", "_PhotosUI_SwiftUI", "_StoreKit_SwiftUI",
    "_AuthenticationServices_SwiftUI",
    "_QuickLook_SwiftUI",
    "_SpriteKit_SwiftUI", "_SceneKit_SwiftUI",
    "_AppIntents_SwiftUI", "_WidgetKit_SwiftUI", "_CoreLocationUI_SwiftUI", "_WebKit_SwiftUI",
    "HeadlessCommonCrypto", "HeadlessCompression", "HeadlessSQLite3", "HeadlessZlib",
    "HeadlessNetwork", "HeadlessSystemConfiguration", "HeadlessAccelerate", "CoreData",
    "CoreDataSwiftUI", "SwiftData", "_SwiftData_SwiftUI", "SwiftUI", "Onion", "Onionskin",
    "OnionskinCustomDump", "OnionskinSwiftUI", "SnapshotReport", "ReviewServer", "OnionskinCLI",
  ]

  /// Modules with Apple's names are in folders named after their contents.
  static let shims: Set<String> = [
    "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreImage", "CoreText", "ImageIO", "WebKit", "CoreLocation", "MapKit",
    "AVFoundation", "AVKit", "PhotosUI", "SafariServices", "MessageUI", "UniformTypeIdentifiers", "MobileCoreServices",
    "StoreKit", "UserNotifications", "Intents", "AppIntents", "LocalAuthentication", "AudioToolbox", "LinkPresentation",
    "CoreMotion", "WatchConnectivity", "CoreSpotlight", "PassKit", "CloudKit", "MediaPlayer", "AuthenticationServices",
    "QuickLook", "CoreHaptics", "Contacts", "ContactsUI", "Photos", "BackgroundTasks", "EventKit", "EventKitUI",
    "CallKit", "ActivityKit", "WidgetKit", "GameKit", "MultipeerConnectivity", "AppTrackingTransparency", "AdSupport",
    "CoreData", "SwiftData", "SpriteKit", "GameplayKit", "VisionKit", "PDFKit",
    "CoreML", "Vision", "Speech", "JavaScriptCore", "Metal", "MetalKit", "CoreBluetooth", "HealthKit",
    "NaturalLanguage",
    "CoreTelephony", "ExternalAccessory", "NotificationCenter", "ReplayKit", "UserNotificationsUI", "TipKit",
    "CoreLocationUI", "FoundationModels", "WeatherKit", "PushKit", "DeviceCheck", "GameController", "Translation",
    "SceneKit", "SwiftUI",
  ]

  static func folder(of module: String) -> String {
    if module.hasPrefix("_"), module.hasSuffix("_SwiftUI") {
      return "\(module.dropFirst().dropLast("_SwiftUI".count))SwiftUIOverlay"
    }
    return shims.contains(module) ? "\(module)Shim" : module
  }

  /// The additional modules of the project that each module may import, contrary to the order's rule. Each line is a decision.
  static let allowed: [String: Set<String>] = [
    "Graphics": [],
    "ConstraintSolver": [],
    "TextLayout": ["Graphics"],
    "ImageFormats": ["Graphics"],
    "Rasterizer": ["Graphics"],
    "ImageDiff": ["Graphics"],
    "AssetCatalogs": [],
    "DataModels": [],
    "SwiftLexing": [],
    "InterfaceBuilder": ["AssetCatalogs"],
    "HeadlessObjectiveC": [],
    "HeadlessCoreGraphics": ["Graphics"],
    "HeadlessQuartzCore": ["Graphics", "HeadlessObjectiveC", "HeadlessCoreGraphics"],
    "HeadlessUIKit": [
      "Graphics", "ConstraintSolver", "TextLayout", "ImageFormats", "InterfaceBuilder", "HeadlessObjectiveC",
      "HeadlessCoreGraphics", "HeadlessQuartzCore",
    ],
    // Nothing below it paints; it is found by its name, and no module imports it.
    "DrawingPainter": ["Graphics", "Rasterizer", "HeadlessCoreGraphics"],
    // What was logged is a test's own.
    "HeadlessOS": ["HeadlessObjectiveC"],
    "HeadlessCombine": ["HeadlessObjectiveC"],
    "HeadlessCryptoKit": [],
    "StandIns": ["HeadlessObjectiveC"],
    // SwiftUI's layout is independent of views, and its graph of UIKit's views.
    "SwiftUILayout": ["Graphics"],
    "SwiftUIGraph": ["SwiftUILayout", "HeadlessCombine", "HeadlessObjectiveC"],
    "HeadlessSwiftUI": [
      "Graphics", "TextLayout", "HeadlessObjectiveC", "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessUIKit",
      "HeadlessCombine", "SwiftUILayout", "SwiftUIGraph",
      // Dropped, shared and opened items have types of data; SwiftUI exports their names.
      "UniformTypeIdentifiers",
    ],
    "HeadlessCharts": ["HeadlessSwiftUI"],
    "SourceTranslation": ["SwiftLexing"],
    "SourceTranslator": ["AssetCatalogs", "DataModels", "SourceTranslation"],
    "AppAdoption": ["AssetCatalogs", "InterfaceBuilder", "SourceTranslation", "SwiftLexing"],
    "CoreGraphics": ["Graphics", "HeadlessCoreGraphics"],
    "QuartzCore": ["HeadlessCoreGraphics", "HeadlessQuartzCore"],
    "ObjectiveC": ["HeadlessObjectiveC"],
    "UIKit": ["HeadlessUIKit"],
    "CoreImage": ["HeadlessUIKit"],
    "CoreText": ["HeadlessUIKit"],
    "ImageIO": ["HeadlessUIKit"],
    "WebKit": ["HeadlessUIKit", "HeadlessSecurity", "StandIns"],
    "CoreLocation": ["Contacts", "StandIns"],
    "MapKit": ["HeadlessUIKit", "CoreLocation", "Contacts", "StandIns"],
    "AVFoundation": ["HeadlessCoreGraphics", "HeadlessQuartzCore", "AudioToolbox", "StandIns"],
    "AVKit": ["HeadlessUIKit", "AVFoundation"],
    "_AVKit_SwiftUI": ["HeadlessSwiftUI", "AVFoundation", "AVKit"],
    "CoreLocationUI": ["HeadlessUIKit", "CoreLocation"],
    "_CoreLocationUI_SwiftUI": ["HeadlessSwiftUI", "CoreLocationUI"],
    "_WebKit_SwiftUI": ["HeadlessUIKit", "HeadlessSwiftUI", "WebKit"],
    "PhotosUI": ["HeadlessUIKit", "Photos", "UniformTypeIdentifiers"],
    "_StoreKit_SwiftUI": ["HeadlessUIKit", "HeadlessSwiftUI", "StoreKit"],
    "_QuickLook_SwiftUI": ["HeadlessUIKit", "HeadlessSwiftUI", "QuickLook"],
    "_SpriteKit_SwiftUI": ["HeadlessUIKit", "HeadlessSwiftUI", "SpriteKit"],
    "_AuthenticationServices_SwiftUI": ["HeadlessUIKit", "HeadlessSwiftUI", "AuthenticationServices"],
    "_MapKit_SwiftUI": ["HeadlessUIKit", "HeadlessSwiftUI", "CoreLocation", "MapKit"],
    "_PhotosUI_SwiftUI": ["HeadlessUIKit", "HeadlessSwiftUI", "PhotosUI"],
    "SafariServices": ["HeadlessUIKit"],
    "MessageUI": ["HeadlessUIKit"],
    "UniformTypeIdentifiers": ["HeadlessUIKit"],
    "MobileCoreServices": ["HeadlessCoreGraphics", "UniformTypeIdentifiers"],
    // Frameworks that screens only touch: those that need no views don't import UIKit.
    "UserNotifications": ["StandIns"],
    "AppIntents": ["StandIns", "HeadlessUIKit"],
    "LocalAuthentication": ["StandIns"],
    "AudioToolbox": ["StandIns"],
    "CoreMotion": ["StandIns"],
    "WatchConnectivity": ["StandIns"],
    "CoreHaptics": ["StandIns"],
    "Contacts": ["StandIns"],
    "BackgroundTasks": ["StandIns"],
    "CallKit": ["StandIns"],
    // Alerts have localized resources.
    "ActivityKit": ["HeadlessUIKit", "StandIns"],
    // The settings of a widget are an intent.
    "WidgetKit": ["AppIntents", "StandIns"],
    "_AppIntents_SwiftUI": ["HeadlessSwiftUI", "AppIntents"],
    "_WidgetKit_SwiftUI": [
      "HeadlessCoreGraphics", "HeadlessUIKit", "HeadlessSwiftUI", "ActivityKit", "AppIntents", "Intents", "WidgetKit",
    ],
    "TipKit": ["StandIns", "HeadlessUIKit", "HeadlessSwiftUI"],
    "AppTrackingTransparency": ["StandIns"],
    "AdSupport": ["StandIns"],
    "HeadlessCommonCrypto": ["StandIns"],
    "HeadlessCompression": ["StandIns"],
    "GameplayKit": ["StandIns"],
    "HeadlessSQLite3": ["StandIns"],
    "HeadlessZlib": ["StandIns"],
    "SpriteKit": ["HeadlessUIKit", "StandIns"],
    "VisionKit": ["HeadlessUIKit", "StandIns", "Vision"],
    "PDFKit": ["HeadlessUIKit", "StandIns"],
    "CoreML": ["HeadlessCoreGraphics", "StandIns"],
    "Vision": ["HeadlessCoreGraphics", "HeadlessUIKit", "CoreML", "StandIns"],
    "Speech": ["AVFoundation", "StandIns"],
    "FoundationModels": ["StandIns"],
    "WeatherKit": ["CoreLocation", "StandIns"],
    "PushKit": ["StandIns"],
    "SceneKit": ["HeadlessUIKit", "StandIns"],
    "_SceneKit_SwiftUI": ["HeadlessUIKit", "HeadlessSwiftUI", "SceneKit"],
    "DeviceCheck": ["StandIns"],
    "GameController": ["StandIns"],
    "Translation": ["HeadlessSwiftUI", "StandIns"],
    "JavaScriptCore": ["StandIns"],
    "CoreBluetooth": ["StandIns"],
    "HealthKit": ["StandIns"],
    "NaturalLanguage": ["StandIns"],
    "CoreTelephony": ["StandIns"],
    "ExternalAccessory": ["StandIns"],
    "NotificationCenter": ["HeadlessUIKit", "StandIns"],
    "ReplayKit": ["HeadlessUIKit", "StandIns"],
    "UserNotificationsUI": ["HeadlessUIKit", "StandIns", "UserNotifications"],
    "Metal": [],
    "MetalKit": ["HeadlessCoreGraphics", "HeadlessUIKit", "Metal", "StandIns"],
    "HeadlessNetwork": ["StandIns"],
    "HeadlessAccelerate": ["StandIns"],
    "StoreKit": ["HeadlessUIKit", "StandIns"],
    "Intents": ["HeadlessUIKit", "StandIns"],
    "LinkPresentation": ["HeadlessUIKit", "StandIns"],
    "PassKit": ["HeadlessUIKit", "StandIns"],
    "MediaPlayer": ["HeadlessUIKit", "StandIns"],
    "AuthenticationServices": ["HeadlessUIKit", "StandIns"],
    "QuickLook": ["HeadlessUIKit", "StandIns"],
    "Photos": ["AVFoundation", "HeadlessUIKit", "StandIns"],
    "EventKit": ["CoreLocation", "HeadlessUIKit", "StandIns"],
    "GameKit": ["HeadlessUIKit", "StandIns"],
    "MultipeerConnectivity": ["HeadlessUIKit", "StandIns"],
    "CoreSpotlight": ["HeadlessUIKit", "UniformTypeIdentifiers", "StandIns"],
    "ContactsUI": ["HeadlessUIKit", "Contacts"],
    "EventKitUI": ["HeadlessUIKit", "EventKit"],
    "CloudKit": ["HeadlessObjectiveC", "StandIns"],
    "HeadlessSecurity": ["HeadlessCoreGraphics", "StandIns"],
    "HeadlessSystemConfiguration": ["HeadlessCoreGraphics", "StandIns"],
    // The snapshots of fetched results are UIKit's; SwiftUI's part is a module of its own.
    "CoreData": ["DataModels", "HeadlessObjectiveC", "HeadlessUIKit", "HeadlessCombine", "StandIns"],
    "CoreDataSwiftUI": ["HeadlessObjectiveC", "SwiftUIGraph", "HeadlessSwiftUI", "CoreData"],
    "SwiftData": ["HeadlessObjectiveC"],
    "_SwiftData_SwiftUI": ["HeadlessObjectiveC", "SwiftUIGraph", "HeadlessSwiftUI", "SwiftData"],
    "SwiftUI": ["HeadlessSwiftUI"],
    "Onion": ["UIKit"],
    "Onionskin": [
      "Graphics", "TextLayout", "ImageFormats", "Rasterizer", "ImageDiff", "HeadlessUIKit", "UIKit",
      "StandIns", "SwiftLexing",
    ],
    "OnionskinCustomDump": ["Onionskin"],
    "OnionskinSwiftUI": ["HeadlessObjectiveC", "SwiftUIGraph", "HeadlessSwiftUI", "Onionskin"],
    "SnapshotReport": ["Graphics", "ImageFormats", "ImageDiff", "Onionskin"],
    "ReviewServer": ["SnapshotReport"],
    "OnionskinCLI": [
      "Graphics", "TextLayout", "ImageFormats", "ImageDiff", "Rasterizer", "AssetCatalogs", "InterfaceBuilder",
      "HeadlessUIKit", "Onionskin", "SnapshotReport", "ReviewServer", "AppAdoption",
    ],
  ]

  /// The system libraries that each module may import: painting libraries are only used below the display list.
  static let systemLibraries: [String: Set<String>] = [
    "TextLayout": ["CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak", "CXXHash"],
    "ImageFormats": ["CPNG", "CDeflate", "CTurboJPEG", "CWebP", "CPixman", "CXXHash"],
    "Rasterizer": ["CCairo", "CPixman", "CFreeType"],
    "ImageDiff": ["CPixman", "CXXHash"],
    "InterfaceBuilder": ["CXXHash"],
    "HeadlessObjectiveC": ["CDeallocation", "CCurrentLocale", "CCookieFile"],
    "CoreData": ["CSQLite"],
    "HeadlessCommonCrypto": ["CNettle"],
    "HeadlessSQLite3": ["CSQLite"],
    "HeadlessZlib": ["CZlib"],
    "HeadlessCompression": ["CZlib", "CLZ4", "CLZMA", "CBrotli"],
  ]

  /// Folders with sources in other languages than Swift.
  static let foldersOfC: Set<String> = ["System", "CDeallocation", "CCurrentLocale"]

  @Test(arguments: order) func importsFollowTheOrder(module: String) throws {
    let checkout = Checkout.current
    let folder = "Sources/\(ImportRuleTests.folder(of: module))"
    let files = checkout.swiftFiles(in: folder)
    #expect(!files.isEmpty, "no sources of \(module)")
    for file in files {
      for name in try checkout.imports(of: "\(folder)/\(file)") {
        if ImportRuleTests.order.contains(name), name != module {
          #expect(
            ImportRuleTests.allowed[module]?.contains(name) == true, "\(module)/\(file) imports \(name)")
        }
        if name.hasPrefix("C"), checkout.isModuleOfC(name) {
          #expect(
            ImportRuleTests.systemLibraries[module]?.contains(name) == true, "\(module)/\(file) imports \(name)")
        }
      }
    }
  }

  /// Sources that import one of Apple's modules get this layer and those below it: an app that draws with Core Graphics alone gets
  /// no views.
  @Test(arguments: [
    ("CoreGraphics", ["Graphics.CGAffineTransform", "HeadlessCoreGraphics"]),
    ("QuartzCore", ["HeadlessCoreGraphics", "HeadlessQuartzCore"]),
    ("ObjectiveC", ["HeadlessObjectiveC"]), ("UIKit", ["HeadlessUIKit"]),
    ("HeadlessObjectiveC", ["Foundation"]), ("HeadlessCoreGraphics", ["Foundation"]),
    ("HeadlessQuartzCore", ["Foundation", "HeadlessCoreGraphics", "HeadlessObjectiveC"]),
    (
      "HeadlessUIKit",
      ["Foundation", "Graphics.CGAffineTransform", "HeadlessCoreGraphics", "HeadlessObjectiveC", "HeadlessQuartzCore"]
    ),
  ])
  func modulesExportTheirLayerAndWhatItIsBuiltOn(module: String, exports: [String]) throws {
    let checkout = Checkout.current
    let folder = "Sources/\(ImportRuleTests.folder(of: module))"
    let lines = try checkout.swiftFiles(in: folder).flatMap {
      try checkout.text("\(folder)/\($0)").split(separator: "\n")
    }
    let found = lines.filter { $0.hasPrefix("@_exported") }.compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
    #expect(found.sorted() == exports)
  }

  @Test func whatIsAllowedStandsAbove() {
    for (module, imports) in ImportRuleTests.allowed {
      let place = ImportRuleTests.order.firstIndex(of: module)!
      for name in imports {
        #expect(ImportRuleTests.order.firstIndex(of: name)! < place, "\(module) may import \(name)")
      }
    }
  }

  @Test func everyModuleIsInTheOrder() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.current.root.appending(path: "Sources").path)
    let known = Set(
      ImportRuleTests.order.map(ImportRuleTests.folder)
        + ["APICoverage", "TestingUIKitOverlay", "TestingCoreGraphicsOverlay", "TestingCoreImageOverlay"]
    ).union(ImportRuleTests.foldersOfC)
    #expect(Set(folders).subtracting(known).isEmpty)
  }

  @Test func foldersNeverDifferByCaseAlone() throws {
    let files = Checkout.current.swiftFiles(in: "Sources")
    let folders = Set(files.map { ($0 as NSString).deletingLastPathComponent })
    #expect(Set(folders.map { $0.lowercased() }).count == folders.count)
  }
}

extension Checkout {
  func isModuleOfC(_ name: String) -> Bool {
    ImportRuleTests.foldersOfC.contains(name)
      || FileManager.default.fileExists(atPath: root.appending(path: "Sources/System/\(name)/module.modulemap").path)
  }
}
