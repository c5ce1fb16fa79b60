import Foundation
import Testing

@testable import AppAdoption

/// Projects of which only XcodeGen's description exists.
@Suite struct XcodeGenProjectTests {
  private static let description = """
    name: Shop
    include:
      - path: Base.yml
    configs:
      Store: release
      Local: debug   # built here
    packages:
      Cards: {path: Packages/Cards}
      Remote: {url: "https://host/remote", from: 1.0.0}
    targetTemplates:
      Screens:
        platform: iOS
        sources:
          - path: ${target_name}
            excludes: ["**/*.md", Old, "*Draft.swift"]
    targets:
      Shop:
        type: application
        templates: [Screens]
        settings:
          base:
            SWIFT_ACTIVE_COMPILATION_CONDITIONS: [$(inherited), SHOP]
          configs:
            Local: {PRODUCT_NAME: "Shop Local"}
        info:
          path: Shop/Generated.plist
          properties:
            UIMainStoryboardFile: Main
        dependencies:
        - target: Kit
        - package: Cards
        preBuildScripts:
        - name: Lint
          script: |
            # not: a mapping
            lint --all
      Kit:
        type: framework
        platform: [iOS, tvOS]
        sources: Kit
        settings:
          SWIFT_VERSION: 4.2
      Watch:
        type: application
        platform: watchOS
        sources: [Shop]
    """

  private func fixture() throws -> ProjectFixture {
    let fixture = try ProjectFixture()
    try fixture.write(Self.description, "project.yml")
    try fixture.write("settings:\n  SWIFT_ACTIVE_COMPILATION_CONDITIONS: BASE\n", "Base.yml")
    try fixture.write(
      "import Kit\nimport UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}", "Shop/App.swift")
    try fixture.write("", "Shop/Base.lproj/Main.storyboard")
    for path in ["Shop/Old/Old.swift", "Shop/ListDraft.swift", "Shop/Notes/Plan.md"] { try fixture.write("", path) }
    try fixture.write("import UIKit", "Kit/Price.swift")
    return fixture
  }

  @Test func targetsAreThoseThatXcodeGenWouldWrite() throws {
    let fixture = try fixture()
    let project = try XcodeProject(fixture.root.appending(path: "project.yml"))
    #expect(project.targets.map(\.name) == ["Shop", "Kit", "Watch"])
    #expect(project.targets.map(\.kind) == [.app, .framework, .other])
    let app = project.targets[0]
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(app.resources.map(\.lastPathComponent) == ["Main.storyboard"])
    #expect(app.dependencies == ["Kit"] && app.packageProducts == ["Cards"] && app.module == "Shop_Local")
    #expect(
      app.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "BASE SHOP" && app.settings["SWIFT_VERSION"] == "5.0")
    #expect(project.targets[1].settings["SWIFT_VERSION"] == "4.2")
    #expect(project.localPackages.map(\.path) == [fixture.root.appending(path: "Packages/Cards").path])
  }

  /// The folder, and the file itself.
  @Test(arguments: ["", "project.yml"]) func anAppIsAdoptedFromItsDescription(path: String) throws {
    let fixture = try fixture()
    let place = path.isEmpty ? fixture.root : fixture.root.appending(path: path)
    let adoption = try Adoption(of: place, target: nil, libraries: [], output: fixture.output)
    #expect(adoption.targets.map(\.module) == ["Shop_Local", "Kit"] && adoption.targets[1].languageMode == ".v4_2")
    // The file with these properties hasn't been generated.
    #expect(adoption.start?.storyboard == "Main" && adoption.start?.applicationDelegate == "AppDelegate")
  }

  @Test func aProjectPrecedesItsDescription() throws {
    let fixture = try fixture()
    try fixture.writeGroups()
    #expect(try XcodeWorkspace.projects(at: fixture.root).map(\.lastPathComponent) == ["Shop.xcodeproj"])
  }

  @Test func valuesHaveTheFormsOfYAML() {
    let value = YAMLValue(
      parsing: """
        # comment
        plain: a value # not this
        "quoted": 'with # and: signs'
        address: https://host/path
        flow: [a, "b, c", {d: e, f: [g]}]
        empty:
        list:
        - one
        - two: 2
          three: 3
        -
          four: 4
        """)
    #expect(value["plain"]?.string == "a value" && value["quoted"]?.string == "with # and: signs")
    #expect(value["address"]?.string == "https://host/path" && value["empty"]?.string == "")
    #expect(
      value["flow"]
        == .list([.text("a"), .text("b, c"), .mapping([.init("d", .text("e")), .init("f", .list([.text("g")]))])]))
    let list = value["list"]?.elements ?? []
    #expect(list.count == 3 && list[0].string == "one" && list[1]["three"]?.string == "3")
    #expect(list.last?["four"]?.string == "4")
  }
}
