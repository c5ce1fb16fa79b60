/// The modules of Apple's platforms.
public enum AppleModules {
  /// Modules that exist on Linux, or that UIKit re-exports.
  static let present: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "Darwin", "Dispatch", "XCTest", "Swift",
    "CoreFoundation", "Accessibility", "MachO", "CoreVideo", "Symbols",
  ]

  /// Swift's own modules that are imported by name, on Linux as on Apple's platforms.
  private static let ofSwift: Set<String> = [
    "Cxx", "Distributed", "Observation", "RegexBuilder", "Synchronization", "Testing", "_Concurrency",
    "_StringProcessing",
  ]

  /// Modules with replacements, depending on the target's dependencies: the products of these names, or OpenCombine and
  /// swift-crypto.
  private static let replacements = [
    "os": ["HeadlessOS"], "OSLog": ["HeadlessOS"], "Combine": ["HeadlessCombine", "OpenCombineShim", "OpenCombine"],
    "SwiftUI": ["HeadlessSwiftUI"], "Charts": ["HeadlessCharts"], "CryptoKit": ["HeadlessCryptoKit", "Crypto"],
    "CommonCrypto": ["HeadlessCommonCrypto"], "Compression": ["HeadlessCompression"], "SQLite3": ["HeadlessSQLite3"],
    "zlib": ["HeadlessZlib"], "Network": ["HeadlessNetwork"],
    "Security": ["HeadlessSecurity"],
    "SystemConfiguration": ["HeadlessSystemConfiguration"], "Accelerate": ["HeadlessAccelerate"],
    "simd": ["HeadlessAccelerate"], "CoreServices": ["MobileCoreServices"], "CoreMedia": ["AVFoundation"],
    "AVFAudio": ["AVFoundation"], "CoreTransferable": ["HeadlessSwiftUI"],
    "SwiftUICore": ["HeadlessSwiftUI"],
  ]

  /// The SwiftUI parts of frameworks: overlay modules that are imported if a file imports both.
  private static let overlays = [
    "AVKit": "_AVKit_SwiftUI", "AppIntents": "_AppIntents_SwiftUI", "WidgetKit": "_WidgetKit_SwiftUI",
    "MapKit": "_MapKit_SwiftUI", "PhotosUI": "_PhotosUI_SwiftUI", "StoreKit": "_StoreKit_SwiftUI",
    "SwiftData": "_SwiftData_SwiftUI", "AuthenticationServices": "_AuthenticationServices_SwiftUI",
    "QuickLook": "_QuickLook_SwiftUI", "SpriteKit": "_SpriteKit_SwiftUI", "WebKit": "_WebKit_SwiftUI",
    "CoreLocationUI": "_CoreLocationUI_SwiftUI", "SceneKit": "_SceneKit_SwiftUI",
  ]

  /// The overlays for a file's imports that the target depends on.
  static func overlays(of imported: Set<String>, among modules: Set<String>) -> [String] {
    guard imported.contains("SwiftUI") else { return [] }
    // WidgetKit's interface imports AppIntents.
    let imported = imported.contains("WidgetKit") ? imported.union(["AppIntents"]) : imported
    return overlays.filter { imported.contains($0.key) && modules.contains($0.value) }.map(\.value).sorted()
  }

  /// Modules of the library SnapshotTesting, which a target that depends on this package's toolkit needn't have.
  private static let toolkit = [
    "SnapshotTesting": ["OnionskinSwiftUI", "Onionskin"], "InlineSnapshotTesting": ["Onionskin"],
    "SnapshotTestingCustomDump": ["OnionskinCustomDump"],
  ]

  /// Whether a module is the toolkit under another name.
  static func isToolkit(_ module: String) -> Bool { toolkit[module] != nil }

  /// The module that replaces one of Apple's; nil if the name stays.
  static func replacement(of module: String, among modules: Set<String>) -> String? {
    modules.contains(module) ? nil : (replacements[module] ?? toolkit[module])?.first(where: modules.contains)
  }

  /// The module of the product that replaces one of Apple's: `HeadlessOS` for `os`; the name itself where it stays.
  public static func module(replacing name: String) -> String { replacements[name]?.first ?? name }

  /// Modules that don't exist on Linux, unless a package has a module of the name.
  static let refused: Set<String> = [
    "Accelerate", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI", "AdServices", "AdSupport",
    "AppIntents", "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AudioUnit",
    "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "CallKit", "CarPlay",
    "CFNetwork", "Charts", "ClassKit", "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia",
    "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
    "FileProvider", "FoundationModels", "GameController", "GameKit", "GameplayKit", "GLKit", "HealthKit", "HealthKitUI",
    "HomeKit",
    "iAd", "IdentityLookup", "ImageIO", "Intents", "IntentsUI", "IOKit", "IOSurface", "JavaScriptCore",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaAccessibility", "MediaPlayer", "Messages",
    "MessageUI", "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "OpenGLES", "os",
    "OSLog", "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security",
    "SensorKit", "simd", "Social", "SoundAnalysis", "Speech", "SpriteKit", "SQLite3", "StoreKit", "SwiftData",
    "SwiftUI", "SwiftUICore",
    "SystemConfiguration", "TipKit", "Translation", "TVUIKit", "Twitter", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit",
    "WebKit", "WidgetKit", "zlib",
  ]

  /// The products that provide a module with another name.
  private static let products = [
    "OSLog": "os", "CoreLocation": "MapKit", "AVFoundation": "AVKit", "MobileCoreServices": "UniformTypeIdentifiers",
    "simd": "Accelerate", "CoreServices": "UniformTypeIdentifiers", "CoreMedia": "AVKit", "AVFAudio": "AVKit",
    "CoreTransferable": "SwiftUI", "SwiftUICore": "SwiftUI", "zlib": "Zlib",
  ]

  /// The frameworks that products of the same name provide.
  private static let own: Set<String> = [
    "os", "Combine", "SwiftUI", "CryptoKit", "WebKit", "MapKit", "AVKit", "PhotosUI", "SafariServices", "MessageUI",
    "UniformTypeIdentifiers", "CoreImage", "CoreText", "ImageIO", "StoreKit", "UserNotifications", "CommonCrypto",
    "Compression", "Network", "Intents", "AppIntents", "LocalAuthentication", "Accelerate", "AudioToolbox",
    "LinkPresentation",
    "CoreMotion", "WatchConnectivity", "CoreSpotlight", "Security", "SystemConfiguration", "PassKit", "CloudKit",
    "MediaPlayer", "AuthenticationServices", "QuickLook", "CoreHaptics", "Contacts", "ContactsUI", "Photos",
    "BackgroundTasks", "EventKit", "EventKitUI", "CallKit", "ActivityKit", "WidgetKit", "GameKit",
    "MultipeerConnectivity", "AppTrackingTransparency", "AdSupport", "CoreData", "Charts", "SwiftData", "SpriteKit",
    "GameplayKit", "VisionKit", "SQLite3", "PDFKit", "CoreML", "Vision", "Speech", "JavaScriptCore", "Metal",
    "MetalKit", "CoreBluetooth", "HealthKit", "NaturalLanguage", "CoreTelephony",
    "ExternalAccessory", "NotificationCenter", "ReplayKit", "UserNotificationsUI", "TipKit",
    "CoreLocationUI", "FoundationModels", "WeatherKit", "PushKit", "DeviceCheck", "GameController", "Translation",
    "SceneKit",
  ]

  /// The product that provides a framework; nil if none does, or if UIKit re-exports it.
  public static func product(of module: String) -> String? { products[module] ?? (own.contains(module) ? module : nil) }

  /// Whether a framework is one of Apple's that Linux doesn't have, so that it needs a replacement.
  public static func isMissing(_ module: String) -> Bool { refused.contains(module) }

  /// Whether a module is available to a target that only depends on UIKit.
  public static func isPresent(_ module: String) -> Bool { present.contains(module) || ofSwift.contains(module) }

  static func refusal(of module: String) -> String {
    let planning = "Then touch Package.swift: SwiftPM doesn't see by itself that this changed."
    let wayOut =
      switch module {
      case "Combine":
        "Add the trait \"Combine\" to the package's dependency on onionskin, and its product \"Combine\" to the target, which "
          + "brings OpenCombine."
      case "CryptoKit":
        "Add the trait \"CryptoKit\" to the package's dependency on onionskin, and its product \"CryptoKit\" to the target, "
          + "which brings swift-crypto."
      case "SwiftUI":
        "Add the product \"SwiftUI\" of the package onionskin to the target, or "
          + "leave this file out by a line \"exclude\" in UIKitSources.txt. \(planning)"
      case _ where product(of: module) != nil:
        "Add the product \"\(product(of: module) ?? module)\" of the package onionskin to the target."
      default:
        "Put what the app uses of it in a file Substitutes/\(module)/\(module).swift beside Package.swift, as far as its "
          + "screens need it, or leave this file out by a line \"exclude\" in UIKitSources.txt beside it. \(planning)"
      }
    return "Linux doesn't have \(module). \(wayOut)"
  }
}
