// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "NurseryShades", products: [.library(name: "NurseryShades", targets: ["NurseryShades"])],
  targets: [.target(name: "NurseryShades")])
