// swift-tools-version: 6.1
import PackageDescription

// Beside the app as Xcode has it, whose files this package only links to.
let package = Package(
  name: "LarderOnLinux",
  dependencies: [.package(name: "onionskin", path: "../../..")],
  targets: [
    .target(
      name: "Larder",
      dependencies: [
        .product(name: "UIKit", package: "onionskin"), .product(name: "SwiftUI", package: "onionskin"),
      ],
      // The plugin translates what is left out here.
      exclude: [
        "App/LarderApp.swift", "App/HomeView.swift", "App/Model", "App/Shelf", "App/Shopping", "App/Settings",
      ],
      resources: [.copy("App/Assets.xcassets")],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "UIKitSources", package: "onionskin")]),
    .testTarget(
      name: "LarderTests", dependencies: ["Larder", .product(name: "OnionskinSwiftUI", package: "onionskin")],
      // The previews of the app's sources are tests, too.
      plugins: [.plugin(name: "PreviewTests", package: "onionskin")]),
  ])
