// swift-tools-version: 6.1
import PackageDescription

/// A module whose folder has its name.
func module(_ name: String, _ all: [Target.Dependency] = []) -> Target { .target(name: name, dependencies: all) }

/// A program for contributors.
func tool(_ name: String, path: String, exclude: [String] = [], _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, exclude: exclude)
}

/// What a trait brings, and what isn't fetched without it.
func product(_ name: String, package: String, trait: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: [trait]))
}

/// A module with Apple's name, in the folder `...Shim`.
func shim(_ name: String, _ all: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: all, path: "Sources/\(name)Shim")
}

/// What a framework has for another one, as Apple's overlay does: `_AVKit_SwiftUI` is in `AVKitSwiftUIOverlay`.
func overlay(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/\(name.filter { $0 != "_" })Overlay")
}

/// An app as Xcode has it, whose sources the plugin translates.
func app(
  _ name: String, _ dependencies: [Target.Dependency], path: String, exclude: [String] = ["App"],
  resources: [Resource] = [], mode: SwiftLanguageMode = .v5
) -> Target {
  .target(
    name: name, dependencies: ["UIKit"] + dependencies, path: path, exclude: exclude, resources: resources,
    swiftSettings: [.swiftLanguageMode(mode)], plugins: ["UIKitSources"])
}

/// A product of the name of its first module.
func library(_ names: String...) -> Product { .library(name: names[0], targets: names) }

/// A system library: a module map under `Sources/System`, and the Debian package that holds its headers.
func system(_ name: String, _ pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

// `make gallery` names the tests that it runs, with commas between.
let wanted = Context.environment["ONIONSKIN_TESTS"]?.split(separator: ",").map(String.init)
// Whether the tool has the commands that write a package beside an Xcode project, which the gallery doesn't need.
let toolAdopts = wanted?.contains { $0.hasPrefix("Onionskin") } != false

// UIKit's layers. A target that imports UIKit names all: else a change behind a re-export wouldn't rebuild it.
let belowViews: [Target.Dependency] = ["HeadlessObjectiveC", "HeadlessCoreGraphics", "HeadlessQuartzCore"]
let headless = belowViews + ["HeadlessUIKit"]
let swiftUI: [Target.Dependency] = ["HeadlessSwiftUI"] + headless

/// A framework that screens only touch: its stand-in, over `StandIns`, and the product that brings it. It has Apple's name, and
/// is hidden under `Headless...` where packages for Linux ask whether Apple's is there.
func standIn(
  _ name: String, isHidden: Bool = false, _ dependencies: [Target.Dependency] = []
) -> (target: Target, product: Product) {
  let (module, folder) = isHidden ? ("Headless\(name)", "Headless\(name)") : (name, "\(name)Shim")
  let target = Target.target(name: module, dependencies: ["StandIns"] + dependencies, path: "Sources/\(folder)")
  return (target, .library(name: name, targets: [module]))
}

// Those that know no view, those that show some, and those that are built on more.
let standIns =
  [
    "UserNotifications", "LocalAuthentication", "AudioToolbox", "CoreMotion", "WatchConnectivity", "CoreHaptics",
    "Contacts", "BackgroundTasks", "CallKit", "AppTrackingTransparency", "AdSupport", "GameplayKit", "JavaScriptCore",
    "Metal", "CoreBluetooth", "HealthKit", "NaturalLanguage", "CoreTelephony", "ExternalAccessory", "FoundationModels",
    "PushKit", "DeviceCheck", "GameController",
  ].map { standIn($0) }
  + [
    "StoreKit", "Intents", "AppIntents", "LinkPresentation", "PassKit", "MediaPlayer", "AuthenticationServices",
    "QuickLook", "ActivityKit", "GameKit", "MultipeerConnectivity", "SpriteKit", "PDFKit", "NotificationCenter",
  ].map { standIn($0, headless) }
  + [
    standIn("Compression", isHidden: true, ["CZlib", "CLZ4", "CLZMA", "CBrotli"]), standIn("Speech", ["AVFoundation"]),
    standIn("SystemConfiguration", isHidden: true, ["HeadlessCoreGraphics"]), standIn("MetalKit", ["Metal"] + headless),
    standIn("UserNotificationsUI", ["UserNotifications"] + headless), standIn("EventKit", ["CoreLocation"] + headless),
    standIn("CoreSpotlight", headless + ["UniformTypeIdentifiers"]), standIn("SQLite3", isHidden: true, ["CSQLite"]),
    standIn("Security", isHidden: true, ["HeadlessCoreGraphics"]), standIn("CommonCrypto", isHidden: true, ["CNettle"]),
    standIn("CoreLocationUI", ["CoreLocation"] + headless), standIn("WidgetKit", ["AppIntents"] + headless),
    standIn("ContactsUI", ["Contacts"] + headless), standIn("EventKitUI", ["EventKit"] + headless),
    standIn("Photos", ["AVFoundation"] + headless), standIn("CloudKit", ["HeadlessObjectiveC"]),
    standIn("CoreML", ["HeadlessCoreGraphics"]), standIn("VisionKit", ["Vision"] + headless),
    standIn("Zlib", isHidden: true, ["CZlib"]), standIn("Vision", ["CoreML"] + headless), standIn("SceneKit", headless),
    standIn("WeatherKit", ["CoreLocation"]), standIn("Accelerate", isHidden: true), standIn("Network", isHidden: true),
    standIn("Translation", swiftUI), standIn("ReplayKit", headless), standIn("TipKit", swiftUI),
  ]

#if os(Linux)
  let isLinux = true
#else
  let isLinux = false
#endif

// Modules of Apple's that sources import beside UIKit. A Mac has its own, which Foundation there is built on.
let appleModules: [Target] = [
  shim("CoreGraphics", ["HeadlessCoreGraphics", "Graphics"]), overlay("_Testing_CoreGraphics"),
  shim("QuartzCore", ["HeadlessQuartzCore", "HeadlessCoreGraphics"]), shim("ObjectiveC", ["HeadlessObjectiveC"]),
  // Stand where pages, maps, films and photos would be.
  shim("WebKit", ["StandIns", "HeadlessSecurity"] + headless), overlay("_Testing_CoreImage"),
  shim("CoreImage", headless + ["_Testing_CoreImage"]), shim("CoreText", headless), shim("ImageIO", headless),
  shim("CoreLocation", ["Contacts", "StandIns"]), shim("MapKit", ["CoreLocation", "Contacts", "StandIns"] + headless),
  shim("AVFoundation", ["AudioToolbox", "StandIns"] + headless), shim("AVKit", ["AVFoundation"] + headless),
  shim("PhotosUI", ["Photos", "UniformTypeIdentifiers"] + headless),
  shim("SafariServices", headless), shim("MessageUI", headless),
  // Types of data by their names: what pickers, pasteboards and shared items ask for.
  shim("UniformTypeIdentifiers", headless),
  shim("MobileCoreServices", ["UniformTypeIdentifiers", "HeadlessCoreGraphics"]),
  // Core Data and SwiftData, and of its own what SwiftUI has of them, so that apps of UIKit don't build SwiftUI.
  shim("CoreData", ["DataModels", "HeadlessCombine", "StandIns", "CSQLite"] + headless),
  module("CoreDataSwiftUI", ["CoreData", "HeadlessSwiftUI"] + headless), shim("SwiftData", ["HeadlessObjectiveC"]),
  shim("SwiftUI", swiftUI),  // For sources without the plugin. Manifests rename it, because many packages ask for it.
]

let frameworksWithSwiftUI: [(String, [Target.Dependency])] = [
  ("WidgetKit", ["ActivityKit", "AppIntents", "Intents", "StandIns"]), ("AuthenticationServices", ["StandIns"]),
  ("CoreLocationUI", ["CoreLocation"]), ("AppIntents", ["StandIns"]), ("MapKit", ["CoreLocation"]), ("QuickLook", []),
  ("AVKit", ["AVFoundation"]), ("StoreKit", ["StandIns"]), ("PhotosUI", ["Photos"]), ("SpriteKit", []), ("WebKit", []),
  ("SwiftData", []), ("SceneKit", []),
]
let overlays = frameworksWithSwiftUI.map { overlay("_\($0)_SwiftUI", [.byName(name: $0)] + $1 + swiftUI) }

// As `onionskin adopt` writes them beside an Xcode project.
let nursery: [(String, [Target.Dependency])] = [
  ("Nursery", ["NurseryKit", "NurseryUI", "NurseryPictures", "CoreData"]), ("NurseryKit", ["CoreData"]),
  ("NurseryUI", ["NurseryPictures", "NurseryShades"]), ("NurseryPictures", []), ("NurseryShades", []),
]

let appsOfAppleModules =
  [
    app("StoredApp", ["HeadlessSwiftUI", "SwiftData", "_SwiftData_SwiftUI"] + headless, path: "Tests/StoredApp")
  ] + nursery.map { app($0.0, $0.1 + headless, path: "Examples/Nursery/Linux/Sources/\($0.0)", exclude: []) }

let appleProducts: [Product] =
  standIns.map(\.product)
  + [
    library("ObjectiveC"), library("WebKit"), library("CoreImage"), library("CoreText"), library("ImageIO"),
    library("PhotosUI"), library("SafariServices"), library("MessageUI"), library("MapKit", "CoreLocation"),
    library("AVKit", "AVFoundation"), library("UniformTypeIdentifiers", "MobileCoreServices"), library("CoreData"),
    library("CoreDataSwiftUI"), library("SwiftData"), .library(name: "SwiftUIModule", targets: ["SwiftUI"]),
  ]
let besideUIKit: [Target.Dependency] = isLinux ? ["CoreGraphics", "QuartzCore", "_Testing_CoreGraphics"] : []
// What SwiftUI names types of dropped, shared and opened data by.
let typesOfData: [Target.Dependency] = isLinux ? ["UniformTypeIdentifiers"] : []
let swiftUIOverlays = isLinux ? overlays.map(\.name) : []

// System libraries: module maps, nothing else; the last one of the C library.
let systemLibraries = [
  system("CCairo", "cairo", apt: "libcairo2-dev"), system("CPNG", "libpng", apt: "libpng-dev"),
  system("CPixman", "pixman-1", apt: "libpixman-1-dev"), system("CDeflate", "libdeflate", apt: "libdeflate-dev"),
  system("CZlib", "zlib", apt: "zlib1g-dev"), system("CWebP", "libwebp", apt: "libwebp-dev"),
  system("CFreeType", "freetype2", apt: "libfreetype-dev"), system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev"),
  system("CFriBidi", "fribidi", apt: "libfribidi-dev"), system("CUnibreak", "libunibreak", apt: "libunibreak-dev"),
  system("CTurboJPEG", "libturbojpeg", apt: "libturbojpeg0-dev"), system("CSQLite", "sqlite3", apt: "libsqlite3-dev"),
  system("CXXHash", "libxxhash", apt: "libxxhash-dev"), system("CNettle", "nettle", apt: "nettle-dev"),
  system("CLZ4", "liblz4", apt: "liblz4-dev"), system("CLZMA", "liblzma", apt: "liblzma-dev"),
  system("CBrotli", "libbrotlienc", apt: "libbrotli-dev"),
  .systemLibrary(name: "CCookieFile", path: "Sources/System/CCookieFile"),
]

// What users build. A target may depend on what stands above it, never on what stands below.
let libraries: [Target] = [
  module("Graphics"), module("ConstraintSolver"),
  module("TextLayout", ["Graphics", "CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak", "CXXHash"]),
  module("ImageFormats", ["Graphics", "CPNG", "CDeflate", "CTurboJPEG", "CWebP", "CPixman", "CXXHash"]),
  module("Rasterizer", ["Graphics", "CCairo", "CPixman", "CFreeType"]),
  module("ImageDiff", ["Graphics", "CPixman", "CXXHash"]), module("AssetCatalogs"), module("SwiftLexing"),
  // Core Data's models, and the classes that Xcode generates for them: text to values and text.
  module("DataModels"), module("InterfaceBuilder", ["AssetCatalogs", "CXXHash"]),
  // The only C: calls that Swift makes and has no attribute for.
  module("CDeallocation"), module("CCurrentLocale"), module("HeadlessCoreGraphics", ["Graphics"]),
  module("HeadlessObjectiveC", ["CDeallocation", "CCurrentLocale", "CCookieFile"]),
  module("HeadlessQuartzCore", ["Graphics", "HeadlessObjectiveC", "HeadlessCoreGraphics"]),
  module(
    "HeadlessUIKit", ["Graphics", "ConstraintSolver", "TextLayout", "ImageFormats", "InterfaceBuilder"] + belowViews),
  // Found by name where an app asks for the pixels of what it drew; every program that links UIKit links it, too.
  module("DrawingPainter", ["Graphics", "Rasterizer", "HeadlessCoreGraphics"]), overlay("_Testing_UIKit"),
  module("UIKit", headless + ["DrawingPainter", "_Testing_UIKit"] + besideUIKit),
  module("Onion", ["UIKit"] + headless),
  module(
    "Onionskin",
    ["Graphics", "TextLayout", "ImageFormats", "Rasterizer", "ImageDiff", "UIKit", "StandIns", "SwiftLexing"]
      + headless),
  // Empty without its trait: swift-custom-dump compiles beside a module UIKit only where the client's manifest renames it.
  module(
    "OnionskinCustomDump", ["Onionskin", product("CustomDump", package: "swift-custom-dump", trait: "CustomDump")]),
  // Pictures of SwiftUI's views; of its own, so that tests of UIKit don't build SwiftUI.
  module("OnionskinSwiftUI", ["Onionskin", "HeadlessSwiftUI", "SwiftUIGraph"] + headless),
  .target(
    name: "SnapshotReport", dependencies: ["Graphics", "ImageFormats", "Rasterizer", "ImageDiff", "Onionskin"],
    // What TypeScript's checker and Node read beside the page's modules.
    exclude: ["HTML/Page/package.json", "HTML/Page/tsconfig.json", "HTML/Page/types.d.ts"],
    resources: [.embedInCode("HTML/Page")]),
  // `onionskin review` without its command: HTTP, and the rules of access.
  module("ReviewServer", ["Onionskin", "SnapshotReport"]),
  // `onionskin adopt` without its command: an Xcode project to a package beside it; text to text.
  module("AppAdoption", ["AssetCatalogs", "InterfaceBuilder", "SourceTranslation", "SwiftLexing"]),
  .executableTarget(
    name: "OnionskinCLI",
    dependencies: headless + [
      "Graphics", "TextLayout", "ImageFormats", "AssetCatalogs", "InterfaceBuilder", "Onionskin", "SnapshotReport",
      "ReviewServer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ] + (toolAdopts ? ["AppAdoption"] : []),
    exclude: toolAdopts ? [] : ["Adopt"], swiftSettings: toolAdopts ? [.define("ADOPTS_APPS")] : []),
  // `swift package onionskin`. It names no target: what plugins depend on is built a second time, for the host.
  .plugin(
    name: "OnionskinPlugin",
    capability: .command(
      intent: .custom(verb: "onionskin", description: "Run, report, review and accept snapshot tests."),
      permissions: [.writeToPackageDirectory(reason: "Tests write references and reports to the package.")])),
  // What `import os`, `import Combine` and `import CryptoKit` bring, under names that no package asks for; the plugin puts
  // them there.
  module("HeadlessOS", ["HeadlessObjectiveC"]),
  module(
    "HeadlessCombine", ["HeadlessObjectiveC", product("OpenCombineShim", package: "OpenCombine", trait: "Combine")]),
  module("HeadlessCryptoKit", [product("Crypto", package: "swift-crypto", trait: "CryptoKit")]),
  // What stand-ins for Apple's frameworks answer in a test.
  module("StandIns", ["HeadlessObjectiveC"]),
  // SwiftUI's layout and its graph of views, which know no view of UIKit.
  module("SwiftUILayout", ["Graphics"]),
  module("SwiftUIGraph", ["SwiftUILayout", "HeadlessCombine", "HeadlessObjectiveC"]),
  // What `import SwiftUI` brings, the same way: SwiftUI's interface, and the adapters that show it with UIKit.
  module("HeadlessSwiftUI", headless + typesOfData + ["HeadlessCombine", "Graphics", "SwiftUILayout", "SwiftUIGraph"]),
  // What `import Charts` brings, the same way: an older library of that name would clash with a module Charts.
  module("HeadlessCharts", headless + typesOfData + ["HeadlessSwiftUI", "SwiftUILayout", "SwiftUIGraph"]),
  // Apps' sources as they are, for targets that use the plugin. It builds the tool for the host, and so this needs no
  // system library.
  module("SourceTranslation", ["SwiftLexing"]),
  .executableTarget(name: "SourceTranslator", dependencies: ["SourceTranslation", "AssetCatalogs", "DataModels"]),
  .plugin(name: "UIKitSources", capability: .buildTool(), dependencies: ["SourceTranslator"]),
  // Previews of an app's sources as tests.
  .plugin(name: "PreviewTests", capability: .buildTool(), dependencies: ["SourceTranslator"]),
]

// Screens as a user's app would have them, and what several tests share.
let examples: [Target] = [
  .target(name: "Gallery", dependencies: ["UIKit", "Onion"] + headless, path: "Examples/Gallery"),
  // The same of SwiftUI; of its own, so that UIKit's gallery doesn't build SwiftUI.
  .target(
    name: "GallerySwiftUI", dependencies: ["UIKit", "HeadlessSwiftUI"] + headless, path: "Examples/GallerySwiftUI"),
  // Apps as Xcode has them, and the target that a Linux package beside each has; the second one with SwiftUI.
  app("Orchard", headless, path: "Examples/Orchard/Linux/Sources/Orchard"),
  app("Larder", ["HeadlessSwiftUI"] + headless, path: "Examples/Larder/Linux/Sources/Larder"),
  tool(
    "GalleryDigests", path: "Examples/GalleryDigests",
    ["Gallery", "Graphics", "ImageFormats", "Onionskin", "Rasterizer"] + headless),
  .target(name: "DrawingInspection", dependencies: ["Graphics"], path: "Tests/DrawingInspection"),
  // What tests of snapshots, reports and the tool share: folders, runs, child processes, a browser.
  .target(
    name: "OnionskinTestSupport", dependencies: ["Onionskin", "SnapshotReport"], path: "Tests/OnionskinTestSupport"),
]

// What tests alone, or commands of contributors, need.
let companions: [Target] = [
  // What of UIKit has an effect here: `Docs/Coverage.md` and the test that holds it current.
  .executableTarget(name: "APICoverage", dependencies: ["SwiftLexing"], exclude: ["Data"]),
  // What `make generate` runs: sources that follow from other sources, and from the devices' figures.
  .target(name: "SourceGeneration", dependencies: ["SwiftLexing"], path: "Generators/SourceGeneration"),
  tool("GenerateSources", path: "Generators/GenerateSources", ["SourceGeneration"]),
  tool("GenerateDevices", path: "Generators/GenerateDevices", ["SourceGeneration", "HeadlessUIKit"]),
  // Sources of apps that hold what the plugin translates; of the second one as Swift 4 has it, by the build setting.
  app("TranslatedApp", ["HeadlessSwiftUI"] + headless, path: "Tests/TranslatedApp"),
  app(
    "OldApp", headless, path: "Tests/OldApp",
    exclude: ["App/NotesController.swift", "App/OldNote.swift", "App/Note.xib"],
    resources: [.copy("App/Inks.xcassets")], mode: .v4),
  // What tests can't wait for: `make fuzz`, `make soak`, `make faults` and others (`Proofs/README.md`).
  tool(
    "Proofs", path: "Proofs", exclude: ["README.md", "Sanitizers"],
    headless + [
      "Graphics", "ConstraintSolver", "TextLayout", "ImageFormats", "Rasterizer", "AssetCatalogs", "InterfaceBuilder",
      "Onionskin", "SnapshotReport", "ReviewServer", "SourceTranslation", "HeadlessSwiftUI",
    ]),
  tool(
    "GrowthBenchmark", path: "Benchmarks/Growth", exclude: ["instructions.sh"],
    headless + ["Graphics", "ImageDiff", "Onionskin", "Rasterizer", "SnapshotReport", "HeadlessSwiftUI"]),
  tool(
    "ScreenBenchmark", path: "Benchmarks/Screens", exclude: ["Comparators"],
    headless + [
      "Gallery", "Graphics", "ImageFormats", "InterfaceBuilder", "Rasterizer", "ImageDiff", "Onionskin", "CCairo",
      "CFreeType", "CHarfBuzz", "CPNG", "CXXHash", "HeadlessSwiftUI",
    ]),
]

// Tests by the module that they are of. Of these they need nothing else.
let testsOfOneModule = [
  "Graphics", "ConstraintSolver", "TextLayout", "AssetCatalogs", "InterfaceBuilder", "HeadlessObjectiveC", "HeadlessOS",
  "AppAdoption", "APICoverage", "SwiftLexing",
]

// Of these they need more, or others.
let testsOfModules: KeyValuePairs<String, [Target.Dependency]> = [
  "ImageFormats": ["ImageFormats", "CPNG", "CZlib"], "Rasterizer": ["Rasterizer", "TextLayout", "CCairo"],
  "HeadlessCoreGraphics": ["Graphics", "HeadlessCoreGraphics", "DrawingInspection"],
  "HeadlessQuartzCore": ["Graphics", "HeadlessCoreGraphics", "HeadlessQuartzCore", "DrawingInspection"],
  "SwiftUILayout": ["SwiftUILayout", "Graphics"], "SwiftUIGraph": ["SwiftUIGraph", "SwiftUILayout"],
  "ReviewServer": ["ReviewServer", "SnapshotReport", "OnionskinTestSupport"],
  "Generation": ["SourceGeneration", "GenerateDevices", "HeadlessUIKit", "Onionskin"], "Architecture": ["SwiftLexing"],
]

// The same of what is built on UIKit.
let testsOverUIKit: KeyValuePairs<String, [Target.Dependency]> = [
  "HeadlessUIKit": ["DrawingInspection"], "Onion": ["Onion"],
  "Onionskin": [
    "Graphics", "TextLayout", "ImageFormats", "Rasterizer", "ImageDiff", "Onionskin", "SnapshotReport", "OnionskinCLI",
    "OnionskinTestSupport",
  ],
  "SnapshotReport": ["Graphics", "ImageFormats", "ImageDiff", "Onionskin", "SnapshotReport", "OnionskinTestSupport"],
  "OnionskinCLI": ["Graphics", "ImageFormats", "Onionskin", "SnapshotReport", "OnionskinCLI", "OnionskinTestSupport"],
  "Gallery": ["Graphics", "ImageFormats", "Rasterizer", "Onion", "Onionskin", "Gallery", "GalleryDigests", "Orchard"],
  "HeadlessSwiftUI": [
    "Graphics", "SwiftUILayout", "SwiftUIGraph", "HeadlessSwiftUI", "DrawingInspection", "Onionskin",
    "OnionskinSwiftUI",
  ],
  "HeadlessCharts": ["HeadlessCharts", "HeadlessSwiftUI", "Graphics", "ImageFormats", "Rasterizer"],
]

// The same of Apple's modules.
let testsOfAppleModules: KeyValuePairs<String, [Target.Dependency]> = [
  "WidgetKit": [
    "WidgetKit", "ActivityKit", "AppIntents", "StandIns", "_WidgetKit_SwiftUI", "_AppIntents_SwiftUI",
    "HeadlessSwiftUI", "Graphics",
  ],
  "CoreData": ["CoreData", "DataModels", "HeadlessCombine", "StandIns"],
  "CoreDataSwiftUI": ["CoreDataSwiftUI", "HeadlessSwiftUI"],
  "SwiftData": ["SwiftData", "_SwiftData_SwiftUI", "StoredApp", "HeadlessSwiftUI"],
  "Placeholder": [
    "WebKit", "MapKit", "AVKit", "PhotosUI", "SafariServices", "MessageUI", "UniformTypeIdentifiers",
    "MobileCoreServices", "CoreImage", "HeadlessSwiftUI", "StoreKit", "AuthenticationServices", "QuickLook",
    "SpriteKit", "CoreLocationUI", "Photos", "StandIns", "Graphics",
  ] + swiftUIOverlays.map { .byName(name: $0) },
  "StandIn": ["StandIns", "Onionskin", "CoreLocation", "AVFoundation"] + standIns.map { .byName(name: $0.target.name) },
]

// And those that bring files or run a plugin.
let testsWithFiles: [Target] = [
  .testTarget(name: "ImageDiffTests", dependencies: ["ImageDiff", "ImageFormats"], resources: [.copy("Fixtures")]),
  .testTarget(
    name: "SwiftUIGalleryTests",
    dependencies: headless + ["GallerySwiftUI", "Larder", "HeadlessSwiftUI", "OnionskinSwiftUI", "UIKit"],
    exclude: ["Previews.json"], plugins: ["PreviewTests"]),
  .testTarget(
    name: "SourceTranslationTests",
    dependencies: ["SourceTranslation", "TranslatedApp", "OldApp", "UIKit", "HeadlessSwiftUI", "Graphics"] + headless,
    exclude: ["Corpus"]),
]

let testsOfNursery = Target.testTarget(
  name: "NurseryScreenTests", dependencies: nursery.map { .byName(name: $0.0) } + ["Onionskin", "UIKit"] + headless,
  path: "Examples/Nursery/Linux/Tests/NurseryScreenTests")

func testTargets(_ table: KeyValuePairs<String, [Target.Dependency]>, _ all: [Target.Dependency] = []) -> [Target] {
  table.map { .testTarget(name: "\($0.key)Tests", dependencies: $0.value + all) }
}

let allTests: [Target] =
  testsOfOneModule.map { .testTarget(name: "\($0)Tests", dependencies: [.byName(name: $0)]) }
  + testTargets(testsOfModules) + testTargets(testsOverUIKit, ["UIKit"] + headless) + testsWithFiles
  + (isLinux ? testTargets(testsOfAppleModules, ["UIKit"] + headless) + [testsOfNursery] : [])

// `make gallery` leaves out other tests and what only contributors' commands need: most of a first build. Objects stay as they
// are when the next build doesn't set the variable.
let tests = allTests.filter { wanted?.contains($0.name) != false }
let needed: [String]? = wanted.map { _ in
  tests.flatMap(\.dependencies).compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
}
let targets: [Target] = [
  systemLibraries, isLinux ? appleModules + overlays + standIns.map(\.target) : [], libraries, examples,
  (isLinux ? companions + appsOfAppleModules : companions).filter { needed?.contains($0.name) != false }, tests,
].flatMap(\.self)

let package = Package(
  name: "Onionskin",
  products: [
    library("Onionskin"), library("OnionskinSwiftUI"), library("OnionskinCustomDump"), library("Onion"),
    library("UIKit"), library("HeadlessUIKit"), .executable(name: "onionskin", targets: ["OnionskinCLI"]),
    .plugin(name: "OnionskinPlugin", targets: ["OnionskinPlugin"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]), .plugin(name: "PreviewTests", targets: ["PreviewTests"]),
    .library(name: "os", targets: ["HeadlessOS"]), .library(name: "Combine", targets: ["HeadlessCombine"]),
    .library(name: "CryptoKit", targets: ["HeadlessCryptoKit"]), .library(name: "Charts", targets: ["HeadlessCharts"]),
    .library(name: "SwiftUI", targets: ["HeadlessSwiftUI"] + swiftUIOverlays),
  ] + (isLinux ? appleProducts : []),
  traits: [
    .trait(name: "Combine", description: "The product Combine, for apps' sources that import it; fetches OpenCombine."),
    .trait(name: "CryptoKit", description: "The product CryptoKit, for sources that import it; fetches swift-crypto."),
    .trait(name: "CustomDump", description: "The strategy .customDump of OnionskinCustomDump, over swift-custom-dump."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // Fetched only for packages that ask for their traits.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.0"..<"5.0.0"),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
