// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "SuiteBenchmark",
  dependencies: [.package(name: "Onionskin", path: "../..")],
  targets: [
    // A link to the gallery's list, as an app's own target would hold it.
    .target(name: "Contacts", dependencies: [.product(name: "UIKit", package: "Onionskin")]),
    .testTarget(
      name: "SuiteTests",
      dependencies: [
        "Contacts", .product(name: "Onionskin", package: "Onionskin"), .product(name: "UIKit", package: "Onionskin"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
