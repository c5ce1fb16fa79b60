// swift-tools-version: 6.1
import PackageDescription

/// A system library: a module map under `Sources/System`, and the Debian package that holds its headers.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

// UIKit's interface, layer by layer. A target that imports UIKit names them all: else a change behind a re-export wouldn't
// rebuild its importers.
let headless: [Target.Dependency] = [
  "HeadlessObjectiveC", "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessUIKit",
]

/// A framework that screens only touch: its stand-in, over `StandIns`, and the product that brings it.
struct StandIn {
  let name: String
  /// With Apple's name, in the folder `...Shim`; with `Headless` before it where packages for Linux ask whether Apple's is there.
  let module: String
  let dependencies: [Target.Dependency]

  init(_ name: String, isHidden: Bool = false, _ dependencies: [Target.Dependency] = []) {
    (self.name, module, self.dependencies) = (name, isHidden ? "Headless\(name)" : name, dependencies)
  }

  var target: Target {
    .target(
      name: module, dependencies: ["StandIns"] + dependencies,
      path: "Sources/\(module == name ? "\(name)Shim" : module)")
  }
  var product: Product { .library(name: name, targets: [module]) }
}

let standIns = [
  StandIn("StoreKit", headless), StandIn("UserNotifications"), StandIn("CommonCrypto", isHidden: true),
  StandIn("Network", isHidden: true), StandIn("Intents", headless), StandIn("AppIntents"),
  StandIn("LocalAuthentication"),
  StandIn("Accelerate", isHidden: true), StandIn("AudioToolbox"), StandIn("LinkPresentation", headless),
  StandIn("CoreMotion"), StandIn("WatchConnectivity"),
  StandIn("CoreSpotlight", headless + ["UniformTypeIdentifiers"]),
  StandIn("Security", isHidden: true, ["HeadlessCoreGraphics"]),
  StandIn("SystemConfiguration", isHidden: true, ["HeadlessCoreGraphics"]), StandIn("PassKit", headless),
  StandIn("CloudKit", ["HeadlessObjectiveC"]), StandIn("MediaPlayer", headless),
  StandIn("AuthenticationServices", headless), StandIn("QuickLook", headless), StandIn("CoreHaptics"),
  StandIn("Contacts"), StandIn("ContactsUI", ["Contacts"] + headless), StandIn("Photos", headless),
  StandIn("BackgroundTasks"), StandIn("EventKit", headless), StandIn("EventKitUI", ["EventKit"] + headless),
  StandIn("CallKit"), StandIn("ActivityKit"), StandIn("WidgetKit", ["AppIntents"]), StandIn("GameKit", headless),
  StandIn("MultipeerConnectivity", headless), StandIn("AppTrackingTransparency"), StandIn("AdSupport"),
]

// Modules of Apple's that sources import beside UIKit. A Mac has its own, which Foundation there is built on.
#if os(Linux)
  let appleModules: [Target] =
    [
      .target(name: "CoreGraphics", dependencies: ["HeadlessCoreGraphics"], path: "Sources/CoreGraphicsShim"),
      .target(
        name: "QuartzCore", dependencies: ["HeadlessQuartzCore", "HeadlessCoreGraphics"], path: "Sources/QuartzCoreShim"
      ),
      .target(name: "ObjectiveC", dependencies: ["HeadlessObjectiveC"], path: "Sources/ObjectiveCShim"),
      .target(name: "_Testing_CoreGraphics", path: "Sources/TestingCoreGraphicsOverlay"),

      // Stand where pages, maps, films and photos would be.
      .target(name: "WebKit", dependencies: headless, path: "Sources/WebKitShim"),
      .target(name: "_Testing_CoreImage", path: "Sources/TestingCoreImageOverlay"),
      .target(name: "CoreImage", dependencies: headless + ["_Testing_CoreImage"], path: "Sources/CoreImageShim"),
      .target(name: "CoreText", dependencies: headless, path: "Sources/CoreTextShim"),
      .target(name: "ImageIO", dependencies: headless, path: "Sources/ImageIOShim"),
      .target(name: "CoreLocation", dependencies: ["StandIns"], path: "Sources/CoreLocationShim"),
      .target(name: "MapKit", dependencies: ["CoreLocation"] + headless, path: "Sources/MapKitShim"),
      .target(name: "AVFoundation", dependencies: ["StandIns"] + headless, path: "Sources/AVFoundationShim"),
      .target(name: "AVKit", dependencies: ["AVFoundation"] + headless, path: "Sources/AVKitShim"),
      // What AVKit has for SwiftUI, as Apple's overlay of that name brings it.
      .target(
        name: "_AVKit_SwiftUI", dependencies: ["AVKit", "AVFoundation", "HeadlessSwiftUI"] + headless,
        path: "Sources/AVKitSwiftUIOverlay"),
      .target(
        name: "_AppIntents_SwiftUI", dependencies: ["AppIntents", "StandIns", "HeadlessSwiftUI"] + headless,
        path: "Sources/AppIntentsSwiftUIOverlay"),
      .target(
        name: "_WidgetKit_SwiftUI",
        dependencies: ["WidgetKit", "AppIntents", "Intents", "StandIns", "HeadlessSwiftUI"] + headless,
        path: "Sources/WidgetKitSwiftUIOverlay"),
      .testTarget(
        name: "WidgetKitTests",
        dependencies: [
          "WidgetKit", "AppIntents", "StandIns", "_WidgetKit_SwiftUI", "_AppIntents_SwiftUI", "HeadlessSwiftUI",
          "UIKit",
          "Graphics",
        ] + headless),
      .target(name: "PhotosUI", dependencies: ["Photos"] + headless, path: "Sources/PhotosUIShim"),
      .target(name: "SafariServices", dependencies: headless, path: "Sources/SafariServicesShim"),
      .target(name: "MessageUI", dependencies: headless, path: "Sources/MessageUIShim"),
      // Types of data by their names: what pickers, pasteboards and shared items ask for.
      .target(name: "UniformTypeIdentifiers", dependencies: headless, path: "Sources/UniformTypeIdentifiersShim"),
      .target(
        name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", "HeadlessCoreGraphics"],
        path: "Sources/MobileCoreServicesShim"),
      // Core Data, and of its own what SwiftUI has of it, so that apps of UIKit don't build SwiftUI.
      .target(
        name: "CoreData", dependencies: ["DataModels", "HeadlessCombine", "StandIns", "CSQLite"] + headless,
        path: "Sources/CoreDataShim"),
      .target(name: "CoreDataSwiftUI", dependencies: ["CoreData", "HeadlessSwiftUI"] + headless),
      .testTarget(
        name: "CoreDataTests",
        dependencies: ["CoreData", "DataModels", "HeadlessCombine", "StandIns", "UIKit"] + headless),
      .testTarget(
        name: "CoreDataSwiftUITests", dependencies: ["CoreDataSwiftUI", "HeadlessSwiftUI", "UIKit"] + headless),
      .testTarget(
        name: "PlaceholderTests",
        dependencies: [
          "UIKit", "WebKit", "MapKit", "AVKit", "PhotosUI", "SafariServices", "MessageUI", "UniformTypeIdentifiers",
          "MobileCoreServices", "CoreImage", "HeadlessSwiftUI", "_AVKit_SwiftUI", "Graphics",
        ] + headless),
      .testTarget(
        name: "StandInTests",
        dependencies: ["StandIns", "Onionskin", "UIKit"] + headless + standIns.map { .byName(name: $0.module) }),
    ] + standIns.map(\.target)
  let appleProducts: [Product] =
    standIns.map(\.product) + [
      .library(name: "ObjectiveC", targets: ["ObjectiveC"]), .library(name: "WebKit", targets: ["WebKit"]),
      .library(name: "CoreImage", targets: ["CoreImage"]), .library(name: "CoreText", targets: ["CoreText"]),
      .library(name: "ImageIO", targets: ["ImageIO"]),
      .library(name: "MapKit", targets: ["MapKit", "CoreLocation"]),
      .library(name: "AVKit", targets: ["AVKit", "AVFoundation"]), .library(name: "PhotosUI", targets: ["PhotosUI"]),
      .library(name: "SafariServices", targets: ["SafariServices"]),
      .library(name: "MessageUI", targets: ["MessageUI"]),
      .library(name: "CoreData", targets: ["CoreData"]),
      .library(name: "CoreDataSwiftUI", targets: ["CoreDataSwiftUI"]),
      .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers", "MobileCoreServices"]),
    ]
  let besideUIKit: [Target.Dependency] = ["CoreGraphics", "QuartzCore", "_Testing_CoreGraphics"]
  // What SwiftUI names types of dropped, shared and opened data by.
  let typesOfData: [Target.Dependency] = ["UniformTypeIdentifiers"]
  // What frameworks have for SwiftUI.
  let swiftUIOverlays = ["_AVKit_SwiftUI", "_AppIntents_SwiftUI", "_WidgetKit_SwiftUI"]
#else
  let appleModules: [Target] = []
  let appleProducts: [Product] = []
  let besideUIKit: [Target.Dependency] = []
  let typesOfData: [Target.Dependency] = []
  let swiftUIOverlays: [String] = []
#endif

let package = Package(
  name: "Onionskin",
  products: [
    .library(name: "Onionskin", targets: ["Onionskin"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Onion", targets: ["Onion"]),
    .executable(name: "onionskin", targets: ["OnionskinCLI"]),
    .plugin(name: "OnionskinPlugin", targets: ["OnionskinPlugin"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .plugin(name: "PreviewTests", targets: ["PreviewTests"]),
    .library(name: "os", targets: ["HeadlessOS"]),
    .library(name: "Combine", targets: ["HeadlessCombine"]),
    .library(name: "CryptoKit", targets: ["HeadlessCryptoKit"]),
    .library(name: "SwiftUI", targets: ["HeadlessSwiftUI"] + swiftUIOverlays),
    .library(name: "Charts", targets: ["HeadlessCharts"]),
    .library(name: "OnionskinCustomDump", targets: ["OnionskinCustomDump"]),
    .library(name: "OnionskinSwiftUI", targets: ["OnionskinSwiftUI"]),
  ] + appleProducts,
  traits: [
    .trait(name: "Combine", description: "The product Combine, for apps' sources that import it; fetches OpenCombine."),
    .trait(
      name: "CryptoKit", description: "The product CryptoKit, for apps' sources that import it; fetches swift-crypto."),
    .trait(name: "CustomDump", description: "The strategy .customDump of OnionskinCustomDump, over swift-custom-dump."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // Fetched only for packages that ask for their traits.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.0"..<"5.0.0"),
  ],
  targets: appleModules + [
    // System libraries: module maps, nothing else.
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    system("CPixman", pkgConfig: "pixman-1", apt: "libpixman-1-dev"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    system("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    system("CUnibreak", pkgConfig: "libunibreak", apt: "libunibreak-dev"),
    system("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
    system("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev"),
    system("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),
    system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),

    // A target may depend on what stands above it, never on what stands below.
    .target(name: "Graphics"),
    .target(name: "ConstraintSolver"),
    .target(
      name: "TextLayout", dependencies: ["Graphics", "CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak", "CXXHash"]),
    .target(
      name: "ImageFormats", dependencies: ["Graphics", "CPNG", "CDeflate", "CTurboJPEG", "CWebP", "CPixman", "CXXHash"]),
    .target(name: "Rasterizer", dependencies: ["Graphics", "CCairo", "CPixman", "CFreeType"]),
    .target(name: "ImageDiff", dependencies: ["Graphics", "CPixman", "CXXHash"]),
    .target(name: "AssetCatalogs"),
    // Core Data's models, and the classes that Xcode generates for them: text to values and text.
    .target(name: "DataModels"),
    .target(name: "InterfaceBuilder", dependencies: ["AssetCatalogs", "CXXHash"]),
    // The only C: calls that Swift makes and has no attribute for.
    .target(name: "CDeallocation"),
    .target(name: "HeadlessObjectiveC", dependencies: ["CDeallocation"]),
    .target(name: "HeadlessCoreGraphics", dependencies: ["Graphics"]),
    .target(name: "HeadlessQuartzCore", dependencies: ["Graphics", "HeadlessObjectiveC", "HeadlessCoreGraphics"]),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "Graphics", "ConstraintSolver", "TextLayout", "ImageFormats", "InterfaceBuilder", "HeadlessObjectiveC",
        "HeadlessCoreGraphics", "HeadlessQuartzCore",
      ]),
    // Found by name where an app asks for the pixels of what it drew; every program that links UIKit links it, too.
    .target(name: "DrawingPainter", dependencies: ["Graphics", "Rasterizer", "HeadlessCoreGraphics"]),
    .target(name: "_Testing_UIKit", path: "Sources/TestingUIKitOverlay"),
    .target(name: "UIKit", dependencies: headless + ["DrawingPainter", "_Testing_UIKit"] + besideUIKit),
    .target(name: "Onion", dependencies: ["UIKit"] + headless),
    .target(
      name: "Onionskin",
      dependencies: ["Graphics", "TextLayout", "ImageFormats", "Rasterizer", "ImageDiff", "UIKit", "StandIns"]
        + headless),
    // Empty without its trait: swift-custom-dump compiles beside a module UIKit only where the client's manifest renames it.
    .target(
      name: "OnionskinCustomDump",
      dependencies: [
        "Onionskin",
        .product(name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: ["CustomDump"])),
      ]),
    // Pictures of SwiftUI's views; of its own, so that tests of UIKit don't build SwiftUI.
    .target(name: "OnionskinSwiftUI", dependencies: ["Onionskin", "HeadlessSwiftUI", "SwiftUIGraph"] + headless),
    .target(
      name: "SnapshotReport", dependencies: ["Graphics", "ImageFormats", "Rasterizer", "ImageDiff", "Onionskin"],
      // What TypeScript's checker and Node read beside the page's modules.
      exclude: ["HTML/Page/package.json", "HTML/Page/tsconfig.json", "HTML/Page/types.d.ts"],
      resources: [.embedInCode("HTML/Page")]),
    // `onionskin review` without its command: HTTP, and the rules of access.
    .target(name: "ReviewServer", dependencies: ["Onionskin", "SnapshotReport"]),
    // `onionskin adopt` without its command: an Xcode project to a package beside it; text to text.
    .target(name: "AppAdoption", dependencies: ["SourceTranslation"]),
    .executableTarget(
      name: "OnionskinCLI",
      dependencies: headless + [
        "Graphics", "TextLayout", "ImageFormats", "AssetCatalogs", "InterfaceBuilder", "Onionskin", "SnapshotReport",
        "ReviewServer", "AppAdoption", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // `swift package onionskin`. It names no target: what plugins depend on is built a second time, for the host.
    .plugin(
      name: "OnionskinPlugin",
      capability: .command(
        intent: .custom(verb: "onionskin", description: "Run, report, review and accept snapshot tests."),
        permissions: [
          .writeToPackageDirectory(reason: "References and reports of snapshot tests are written to the package.")
        ])),

    // What `import os` brings, under a name that no package asks for; the plugin puts it there.
    .target(name: "HeadlessOS"),
    // What `import Combine` brings, the same way.
    .target(
      name: "HeadlessCombine",
      dependencies: [
        "HeadlessObjectiveC",
        .product(name: "OpenCombineShim", package: "OpenCombine", condition: .when(traits: ["Combine"])),
      ]),
    // What `import CryptoKit` brings, the same way.
    .target(
      name: "HeadlessCryptoKit",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["CryptoKit"]))
      ]),
    // What stand-ins for Apple's frameworks answer in a test.
    .target(name: "StandIns"),
    // SwiftUI's layout and its graph of views, which know no view of UIKit.
    .target(name: "SwiftUILayout", dependencies: ["Graphics"]),
    .target(name: "SwiftUIGraph", dependencies: ["SwiftUILayout", "HeadlessCombine", "HeadlessObjectiveC"]),
    // What `import SwiftUI` brings, the same way: SwiftUI's interface, and the adapters that show it with UIKit.
    .target(
      name: "HeadlessSwiftUI",
      dependencies: headless + typesOfData + ["HeadlessCombine", "Graphics", "SwiftUILayout", "SwiftUIGraph"]),
    // What `import Charts` brings, the same way: an older library of that name would clash with a module Charts.
    .target(
      name: "HeadlessCharts",
      dependencies: headless + typesOfData + ["HeadlessSwiftUI", "SwiftUILayout", "SwiftUIGraph"]),

    // Apps' sources as they are, for targets that use the plugin. It builds the tool for the host, and so this needs no
    // system library.
    .target(name: "SourceTranslation"),
    .executableTarget(name: "SourceTranslator", dependencies: ["SourceTranslation", "AssetCatalogs", "DataModels"]),
    .plugin(name: "UIKitSources", capability: .buildTool(), dependencies: ["SourceTranslator"]),
    // Previews of an app's sources as tests.
    .plugin(name: "PreviewTests", capability: .buildTool(), dependencies: ["SourceTranslator"]),

    // What of UIKit has an effect here: `Docs/Coverage.md` and the test that holds it current.
    .executableTarget(name: "APICoverage", exclude: ["Data"]),

    // The gallery: screens as a user's app would have them.
    .target(name: "Gallery", dependencies: ["UIKit", "Onion"] + headless, path: "Examples/Gallery"),
    // The same of SwiftUI; of its own, so that UIKit's gallery doesn't build SwiftUI.
    .target(
      name: "GallerySwiftUI", dependencies: ["UIKit", "HeadlessSwiftUI"] + headless, path: "Examples/GallerySwiftUI"),
    // An app as Xcode has it, and the target that a Linux package beside it has.
    .target(
      name: "Orchard", dependencies: ["UIKit"] + headless, path: "Examples/Orchard/Linux/Sources/Orchard",
      exclude: ["App"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"]),
    // The same with SwiftUI.
    .target(
      name: "Larder", dependencies: ["UIKit", "HeadlessSwiftUI"] + headless,
      path: "Examples/Larder/Linux/Sources/Larder",
      exclude: ["App"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"]),
    .executableTarget(
      name: "GalleryDigests",
      dependencies: ["Gallery", "Graphics", "ImageFormats", "Onionskin", "Rasterizer"] + headless,
      path: "Examples/GalleryDigests"),
    .executableTarget(
      name: "ScreenBenchmark",
      dependencies: headless + [
        "Gallery", "Graphics", "ImageFormats", "InterfaceBuilder", "Rasterizer", "ImageDiff", "Onionskin", "CCairo",
        "CFreeType", "CHarfBuzz", "CPNG", "CXXHash",
      ],
      path: "Benchmarks/Screens", exclude: ["Comparators"]),

    // What `make generate` runs: sources that follow from other sources, and from the devices' figures.
    .target(name: "SourceGeneration", path: "Generators/SourceGeneration"),
    .executableTarget(
      name: "GenerateSources", dependencies: ["SourceGeneration"], path: "Generators/GenerateSources"),
    .executableTarget(
      name: "GenerateDevices", dependencies: ["SourceGeneration", "HeadlessUIKit"], path: "Generators/GenerateDevices"),

    // What several tests look at display items with.
    .target(name: "DrawingInspection", dependencies: ["Graphics"], path: "Tests/DrawingInspection"),
    // What tests of snapshots, reports and the tool share: folders, runs, child processes, a browser.
    .target(
      name: "OnionskinTestSupport", dependencies: ["Onionskin", "SnapshotReport"], path: "Tests/OnionskinTestSupport"),
    // An app's sources as Xcode has them, which the plugin translates.
    .target(
      name: "TranslatedApp", dependencies: ["UIKit", "HeadlessSwiftUI"] + headless, path: "Tests/TranslatedApp",
      exclude: ["App"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"]),
    // The same for an app of Swift 4.0, by the build setting.
    .target(
      name: "OldApp", dependencies: ["UIKit"] + headless, path: "Tests/OldApp",
      exclude: ["App/NotesController.swift", "App/OldNote.swift", "App/Note.xib"],
      resources: [.copy("App/Inks.xcassets")], swiftSettings: [.swiftLanguageMode(.v4)], plugins: ["UIKitSources"]),
    // What tests can't wait for: `make fuzz`, `make soak`, `make faults` and others (`Proofs/README.md`).
    .executableTarget(
      name: "Proofs",
      dependencies: headless + [
        "Graphics", "ConstraintSolver", "TextLayout", "ImageFormats", "Rasterizer", "AssetCatalogs", "InterfaceBuilder",
        "Onionskin", "SnapshotReport", "ReviewServer", "SourceTranslation", "HeadlessSwiftUI",
      ],
      path: "Proofs", exclude: ["README.md", "Sanitizers"]),
    .executableTarget(
      name: "GrowthBenchmark",
      dependencies: headless + ["Graphics", "ImageDiff", "Onionskin", "SnapshotReport", "HeadlessSwiftUI"],
      path: "Benchmarks/Growth"),

    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout"]),
    .testTarget(name: "ImageFormatsTests", dependencies: ["ImageFormats", "CPNG", "CZlib"]),
    .testTarget(name: "RasterizerTests", dependencies: ["Rasterizer", "TextLayout", "CCairo"]),
    .testTarget(name: "ImageDiffTests", dependencies: ["ImageDiff", "ImageFormats"], resources: [.copy("Fixtures")]),
    .testTarget(name: "AssetCatalogsTests", dependencies: ["AssetCatalogs"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
    .testTarget(name: "HeadlessObjectiveCTests", dependencies: ["HeadlessObjectiveC"]),
    .testTarget(
      name: "HeadlessCoreGraphicsTests", dependencies: ["Graphics", "HeadlessCoreGraphics", "DrawingInspection"]),
    .testTarget(
      name: "HeadlessQuartzCoreTests",
      dependencies: ["Graphics", "HeadlessCoreGraphics", "HeadlessQuartzCore", "DrawingInspection"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["UIKit", "DrawingInspection"] + headless),
    .testTarget(name: "OnionTests", dependencies: ["UIKit", "Onion"] + headless),
    .testTarget(
      name: "OnionskinTests",
      dependencies: headless + [
        "Graphics", "TextLayout", "ImageFormats", "Rasterizer", "ImageDiff", "Onionskin", "UIKit", "SnapshotReport",
        "OnionskinCLI", "OnionskinTestSupport",
      ]),
    .testTarget(
      name: "SnapshotReportTests",
      dependencies: headless + [
        "Graphics", "ImageFormats", "ImageDiff", "Onionskin", "SnapshotReport", "OnionskinTestSupport",
      ]),
    .testTarget(name: "ReviewServerTests", dependencies: ["ReviewServer", "SnapshotReport", "OnionskinTestSupport"]),
    .testTarget(
      name: "OnionskinCLITests",
      dependencies: headless + [
        "Graphics", "ImageFormats", "Onionskin", "UIKit", "SnapshotReport", "OnionskinCLI", "OnionskinTestSupport",
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: headless + [
        "Graphics", "ImageFormats", "Rasterizer", "Onion", "Onionskin", "UIKit", "Gallery", "GalleryDigests",
        "Orchard",
      ]),
    .testTarget(
      name: "SwiftUIGalleryTests",
      dependencies: headless + ["GallerySwiftUI", "Larder", "HeadlessSwiftUI", "OnionskinSwiftUI", "UIKit"],
      exclude: ["Previews.json"], plugins: ["PreviewTests"]),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "AppAdoptionTests", dependencies: ["AppAdoption"]),
    .testTarget(
      name: "GenerationTests", dependencies: ["SourceGeneration", "GenerateDevices", "HeadlessUIKit", "Onionskin"]),
    .testTarget(name: "APICoverageTests", dependencies: ["APICoverage"]),
    .testTarget(name: "HeadlessOSTests", dependencies: ["HeadlessOS"]),
    .testTarget(name: "SwiftUILayoutTests", dependencies: ["SwiftUILayout", "Graphics"]),
    .testTarget(name: "SwiftUIGraphTests", dependencies: ["SwiftUIGraph", "SwiftUILayout"]),
    .testTarget(
      name: "HeadlessSwiftUITests",
      dependencies: headless + [
        "Graphics", "SwiftUILayout", "SwiftUIGraph", "HeadlessSwiftUI", "UIKit", "DrawingInspection", "Onionskin",
        "OnionskinSwiftUI",
      ]),
    .testTarget(
      name: "HeadlessChartsTests",
      dependencies: headless + ["HeadlessCharts", "HeadlessSwiftUI", "Graphics", "ImageFormats", "Rasterizer"]),
    .testTarget(
      name: "SourceTranslationTests",
      dependencies: ["SourceTranslation", "TranslatedApp", "OldApp", "UIKit", "HeadlessSwiftUI", "Graphics"] + headless,
      exclude: ["Corpus"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make gallery` names the tests that it runs, and so leaves out the others, which are most of a first build. Objects stay
// as they are when the next build has the variable no more. Several names are divided by commas.
if let wanted = Context.environment["ONIONSKIN_TESTS"]?.split(separator: ",").map(String.init) {
  let others: Set = [
    "APICoverage", "GrowthBenchmark", "Proofs", "ScreenBenchmark", "SourceGeneration", "GenerateSources",
    "GenerateDevices", "TranslatedApp", "OldApp",
  ]
  let tests = package.targets.filter { $0.type == .test && wanted.contains($0.name) }
  let needed = tests.flatMap(\.dependencies).compactMap { dependency in
    if case .byNameItem(let name, _) = dependency { name } else { nil }
  }
  package.targets.removeAll { target in
    target.type == .test && !wanted.contains(target.name)
      || others.contains(target.name) && !needed.contains(target.name)
  }
}
