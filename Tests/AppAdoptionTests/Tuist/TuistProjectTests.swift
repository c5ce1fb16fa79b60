import Foundation
import Testing

@testable import AppAdoption

/// Projects of which only Tuist's description exists.
@Suite struct TuistProjectTests {
  private let fixture: ProjectFixture

  init() throws { fixture = try ProjectFixture() }

  /// A workspace of an app and a module, whose targets helpers and a plugin make.
  private func writeShop() throws {
    try fixture.write(
      "import ProjectDescription\nlet workspace = Workspace(name: \"Shop\", projects: [\"Modules/*\", \"App\"])",
      "Workspace.swift")
    try fixture.write(
      "import ProjectDescription\nlet config = Config(plugins: [.local(path: .relativeToRoot(\"Plugins/Names\"))])",
      "Tuist/Config.swift")
    try fixture.write("import ProjectDescription\nlet plugin = Plugin(name: \"Names\")", "Plugins/Names/Plugin.swift")
    try fixture.write(
      """
      import ProjectDescription
      public extension TargetDependency { static let kit = TargetDependency.project(target: "Kit", path: "//Modules/Kit") }
      """, "Plugins/Names/ProjectDescriptionHelpers/Names.swift")
    try fixture.write(
      """
      import ProjectDescription
      public extension Target {
        static func module(_ name: String, _ product: Product, dependencies: [TargetDependency] = []) -> Target {
          .target(
            name: name, destinations: .iOS, product: product, bundleId: "shop.\\(name)", deploymentTargets: .iOS("16.0"),
            infoPlist: .extendingDefault(with: ["UIMainStoryboardFile": "Main"]),
            sources: ["Sources/**"], resources: [.glob(pattern: "Resources/**", excluding: ["Resources/Old/**"])],
            scripts: [.pre(script: "lint", name: "Lint", basedOnDependencyAnalysis: false)], dependencies: dependencies,
            settings: .settings(base: SettingsDictionary().swiftVersion("6.0")))
        }
      }
      """, "Tuist/ProjectDescriptionHelpers/Target+Module.swift")
    try fixture.write(
      """
      import Names
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(
        name: "Shop",
        settings: .settings(configurations: [
          .release(name: .release), .debug(name: "Local", settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "LOCAL"]),
        ]),
        targets: [.module("Shop", .app, dependencies: [.kit, .external(name: "SnapKit")]), .module("ShopTests", .unitTests)])
      """, "App/Project.swift")
    try fixture.write(
      """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(name: "Kit", targets: [.module("Kit", .staticFramework), .module("KitDemo", .app)])
      """, "Modules/Kit/Project.swift")
    for file in [
      "App/Sources/AppDelegate.swift", "App/Sources/Cart/Cart.swift", "App/Resources/Main.storyboard",
      "App/Resources/Old/Old.storyboard", "Modules/Kit/Sources/Price.swift",
    ] { try fixture.write("", file) }
  }

  @Test func theManifestsRunWithTheirHelpersAndPlugins() throws {
    try writeShop()
    let places = try XcodeWorkspace.projects(at: fixture.root)
    #expect(places.map(\.lastPathComponent) == ["Workspace.swift"])
    let projects = try XcodeProject.all(at: places)
    // The demo's app depends on nothing.
    #expect(projects.map { $0.root.lastPathComponent } == ["App", "Kit"])
    let app = try #require(projects.first?.targets.first)
    #expect(app.name == "Shop" && app.kind == .app && app.dependencies == ["Kit"])
    #expect(app.sources.map(\.lastPathComponent) == ["AppDelegate.swift", "Cart.swift"])
    #expect(app.resources.map(\.lastPathComponent) == ["Main.storyboard"])
    #expect(app.settings["SWIFT_VERSION"] == "6.0" && app.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "LOCAL")
    #expect(app.settings["INFOPLIST_KEY_UIMainStoryboardFile"] == "Main")
    #expect(projects[0].targets.last?.kind == .unitTests)
    #expect(projects[1].targets[0].kind == .framework)
    #expect(projects[1].targets[0].sources.map(\.lastPathComponent) == ["Price.swift"])
  }

  @Test func aManifestThatCannotRunNamesTuistsCommand() throws {
    try fixture.write("import ProjectDescription\nlet project = Elsewhere.project", "Project.swift")
    let failure = #expect(throws: XcodeProject.Failure.self) {
      try XcodeProject.all(at: try XcodeWorkspace.projects(at: fixture.root))
    }
    #expect(failure?.description.contains("cannot find 'Elsewhere' in scope") == true)
    #expect(failure?.description.hasSuffix("Generate the project with `tuist generate` first.") == true)
  }
}
