public import Foundation

extension AdoptedFiles {
  /// The files of a package without an app: a screen and its test.
  ///
  /// - Parameters:
  ///   - name: the name of the package and of its module; nil if it isn't a valid module name.
  ///   - onionskin: the folder of Onionskin's package, or nil for its repository.
  public init?(newPackage name: String, output: URL, onionskin: String?) {
    guard !name.isEmpty, BuildSettings.identifier(name) == name else { return nil }
    let dependency =
      onionskin.map { ".package(name: \"onionskin\", path: \"\($0)\")" }
      ?? ".package(url: \"\(PackageAddress.repository)\", branch: \"main\")"
    let manifest = """
      // swift-tools-version: 6.1
      \(SourceLines.imports(["PackageDescription"]))

      func onionskin(_ product: String) -> Target.Dependency { .product(name: product, package: "onionskin") }

      let package = Package(
        name: "\(name)",
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependency)],
        targets: [
          .target(
            name: "\(name)", dependencies: [onionskin("UIKit")], exclude: ["Screens"],
            plugins: [.plugin(name: "UIKitSources", package: "onionskin")]),
          .testTarget(name: "\(name)Tests", dependencies: ["\(name)", onionskin("UIKit"), onionskin("Onionskin")]),
        ])

      """
    let screen = """
      \(SourceLines.imports(["UIKit"]))

      public final class FirstController: UIViewController {
        public override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          let label = UILabel()
          label.text = "\(name)"
          label.font = .preferredFont(forTextStyle: .largeTitle)
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          ])
        }
      }

      """
    let test = """
      \(SourceLines.imports([name, "Onionskin", "Testing", "UIKit"]))

      @MainActor @Suite struct FirstScreenTests {
        @Test func firstScreen() {
          assertSnapshots(on: SnapshotMatrix(devices: [.iPhone15Pro, .iPad10])) { FirstController() }
        }
      }

      """
    self.init(
      [
        ("Package.swift", manifest),
        ("Sources/\(name)/Linux.swift", "// What only Linux needs. Other sources are in Screens.\n"),
        ("Sources/\(name)/Screens/FirstController.swift", screen), ("Tests/\(name)Tests/FirstScreenTests.swift", test),
      ] + CommonFiles.all(folder: "."), output: output)
  }
}
