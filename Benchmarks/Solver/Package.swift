// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "SolverBenchmark",
  targets: [
    // A link to the product's sources, so that the rest of the product need not be built.
    .target(name: "ConstraintSolver"),
    .executableTarget(name: "SolverBenchmark", dependencies: ["ConstraintSolver"]),
  ],
  swiftLanguageModes: [.v6]
)
