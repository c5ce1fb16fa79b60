// swift-tools-version: 6.1
import Foundation
import PackageDescription

// swift-custom-dump asks `canImport(UIKit)` and `canImport(SwiftUI)`. Under these names the modules are seen by the targets that
// name them, and by no other package.
let aliases = [
  "UIKit": "UIKitShim", "CoreGraphics": "CoreGraphicsShim", "QuartzCore": "QuartzCoreShim", "SwiftUI": "SwiftUIShim",
  "UniformTypeIdentifiers": "UniformTypeIdentifiersShim",
]

// A package by path is known by its folder's name, whatever it calls itself; one by its address is "onionskin".
let folder = URL(fileURLWithPath: Context.packageDirectory + "/../..").standardizedFileURL.lastPathComponent

func onionskin(_ product: String) -> Target.Dependency {
  .product(name: product, package: folder, moduleAliases: aliases)
}

let package = Package(
  name: "CustomDumpExample",
  dependencies: [.package(path: "../..", traits: ["CustomDump"])],
  targets: [
    .target(name: "Garden", dependencies: [onionskin("UIKit"), onionskin("SwiftUIModule")]),
    .testTarget(
      name: "GardenTests",
      dependencies: [
        "Garden", onionskin("UIKit"), onionskin("SwiftUIModule"), onionskin("Onionskin"), onionskin("OnionskinSwiftUI"),
        onionskin("OnionskinCustomDump"),
      ]),
  ])
