// swift-tools-version: 6.1
import PackageDescription

// Beside the app as Xcode has it, whose files this package only links to.
let uiKit: Target.Dependency = .product(name: "UIKit", package: "onionskin")
let translated: Target.PluginUsage = .plugin(name: "UIKitSources", package: "onionskin")

let package = Package(
  name: "OrchardOnLinux",
  dependencies: [.package(name: "onionskin", path: "../../..")],
  targets: [
    .target(
      name: "Orchard", dependencies: [uiKit],
      // The plugin translates what is left out here.
      exclude: [
        "App/AppDelegate.swift", "App/Info.plist", "App/Model", "App/Trees", "App/Season/NoteView.swift",
        "App/Season/SeasonController.swift",
      ],
      resources: [
        .copy("App/Base.lproj"), .copy("App/de.lproj"), .copy("App/Assets.xcassets"), .copy("App/Season/NoteView.xib"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [translated]),
    .testTarget(name: "OrchardTests", dependencies: ["Orchard", .product(name: "Onionskin", package: "onionskin")]),
    .testTarget(
      name: "OrchardUITests", dependencies: ["Orchard", uiKit], exclude: ["App"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [translated]),
  ])
