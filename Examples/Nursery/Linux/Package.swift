// swift-tools-version: 6.1
// Written by `onionskin adopt`, which can be run again: it keeps this file once you have edited it.
import PackageDescription

func onionskin(_ product: String) -> Target.Dependency { .product(name: product, package: "onionskin") }

let package = Package(
  name: "NurseryOnLinux",
  dependencies: [.package(name: "onionskin", path: "../../..")],
  targets: [
    .target(
      name: "Nursery",
      dependencies: ["NurseryKit", "NurseryUI", "NurseryPictures", onionskin("UIKit"), onionskin("CoreData")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "onionskin")]),
    .target(
      name: "NurseryKit",
      dependencies: [onionskin("UIKit"), onionskin("CoreData")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "onionskin")]),
    .target(
      name: "NurseryUI",
      dependencies: ["NurseryPictures", "NurseryShades", onionskin("UIKit")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "onionskin")]),
    .testTarget(
      name: "NurseryTests",
      dependencies: ["Nursery", "NurseryKit", onionskin("UIKit")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "onionskin")]),
    .target(
      name: "NurseryPictures",
      dependencies: [onionskin("UIKit")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "onionskin")]),
    .target(
      name: "NurseryShades",
      dependencies: [onionskin("UIKit")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "onionskin")]),
    .testTarget(
      name: "NurseryScreenTests",
      dependencies: ["Nursery", onionskin("UIKit"), onionskin("Onionskin")]),
  ])
