// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Shades", products: [.library(name: "Shades", targets: ["Shades"])], targets: [.target(name: "Shades")])
