import Foundation
import Testing

@testable import AppAdoption

/// The app's entry point in the written first test.
@Suite struct AppStartTests {
  private func adoption(_ fixture: ProjectFixture) throws -> Adoption {
    try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output)
  }

  @Test func aSwiftUIAppStartsWithItsFirstScene() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write(
      """
      import SwiftUI
      final class AppDelegate: NSObject, UIApplicationDelegate {}
      @main struct ShopApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        var body: some Scene { WindowGroup { RootView(store: store).tint(.red) }.environment(store) }
      }
      """, "Shop/AppDelegate.swift")
    let adoption = try adoption(fixture)
    #expect(adoption.start?.swiftUIApp == "ShopApp" && adoption.start?.applicationDelegate == nil)
    let test = try #require(FirstTest(adoption))
    #expect(test.kind == .swiftUI && test.text.contains("UIHostingController(rootView: AppScene(ShopApp.self))\n"))
    // Views load in tasks, which run once the screen is shown.
    #expect(test.text.contains("await assertSnapshots(on:"))
    #expect(AdoptionReport(adoption).text.contains("The first test starts with ShopApp."))
  }

  @Test func anEntryPointOfUIKitPrecedesAnAppBesideIt() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write(
      "struct Sample: App { var body: some Scene { WindowGroup { A() } } }", "Shop/List Controller.swift")
    let adoption = try adoption(fixture)
    #expect(adoption.start?.applicationDelegate == "AppDelegate" && adoption.start?.swiftUIApp == nil)
    // Many apps present their login by a block of the main queue.
    let text = try #require(FirstTest(adoption)).text
    #expect(text.contains("firstScreen() async {") && text.contains("await assertSnapshots(on:"))
  }

  /// As in checkouts without property lists: the templates' storyboard and scene are used.
  @Test func withoutItsPropertyListAnAppStartsAsTheTemplatesDo() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write(
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}", "Shop/List Controller.swift")
    try FileManager.default.removeItem(at: fixture.root.appending(path: "Shop/Info.plist"))
    let start = try adoption(fixture).start
    #expect(start?.storyboard == "Main" && start?.sceneDelegate == "SceneDelegate")
  }

  @Test func aDelegateCanInheritFromALibrarys() throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      "@UIApplicationMain\n@objc final class MyDelegate: PluggableDelegate {\n}\n", "AppDelegate.swift")
    try fixture.write("@main struct Started: SwiftUI.App {}\nprotocol Apple: AppLike {}", "App.swift")
    func survey(_ name: String) -> SourceSurvey { SourceSurvey(fixture.root.appending(path: name)) }
    #expect(survey("AppDelegate.swift").applicationDelegate == "MyDelegate")
    #expect(survey("App.swift").swiftUIApp == "Started" && survey("App.swift").applicationDelegate == nil)
  }

  @Test func anImportWithoutAUseIsNotOpen() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import UIKit\nimport HomeKit\nimport Speech\nlet home: HMHome?\n", "Shop/List Controller.swift")
    let text = AdoptionReport(try adoption(fixture)).text
    #expect(text.contains("HomeKit") && !text.contains("Speech"))
  }

  @Test func modulesOfSwiftItselfAreThere() throws {
    let fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("import UIKit\nimport Observation\nimport Synchronization\n", "Shop/List Controller.swift")
    let text = AdoptionReport(try adoption(fixture)).text
    #expect(!text.contains("Observation") && !text.contains("Synchronization"))
  }
}
