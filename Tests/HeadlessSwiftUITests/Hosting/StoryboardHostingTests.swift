import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// A hosting controller that a storyboard names: its view is that of the app.
final class StoryboardHost: UIHostingController<Text> {
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("Hosted")) }
}

/// Makes the hosting controllers that its segues lead to, as `@IBSegueAction` methods do.
final class HostingSource: UIViewController {
  func makeHosted(_ coder: NSCoder) -> UIViewController? {
    UIHostingController(coder: coder, rootView: Text("Made by the action"))
  }

  enum UIKitMembers: RuntimeMemberList {
    static var members: [RuntimeMember] { [.method("makeHosted:", HostingSource.makeHosted)] }
  }
}

/// SwiftUI inside storyboards: Apple's documentation of `UIHostingController` describes both ways.
@MainActor @Suite final class StoryboardHostingTests {
  private let path = NSTemporaryDirectory() + "hosting-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func controller(_ scenes: String...) throws -> UIViewController {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let document = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"
        useSafeAreas="YES" initialViewController="vc"><device id="retina6_1" orientation="portrait"/><scenes>
      \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
      </scenes></document>
      """
    try document.write(toFile: path + "/Main.storyboard", atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: path))
    return try #require(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController())
  }

  private func texts(_ screen: HostedScreen) -> [String] {
    func find(_ view: UIView) -> [String] {
      let own = (view.accessibilityElements ?? []).compactMap { ($0 as? NSObject)?.accessibilityLabel }
      return own + view.subviews.flatMap(find)
    }
    _ = screen.displayList()
    return find(screen.window)
  }

  private var problems: [String] {
    ResourceProblem.told.filter { $0.path.hasPrefix(path) }.map(\.text)
  }

  @Test func aSceneMayBeAnAppsHostingController() throws {
    let made = try controller(
      """
      <hostingController id="vc" customClass="StoryboardHost" customModule="HeadlessSwiftUITests"
        customModuleProvider="target" sceneMemberID="viewController"/>
      """)
    #expect(made is StoryboardHost)
    let screen = HostedScreen(.standard) { made }
    defer { screen.close() }
    #expect(texts(screen) == ["Hosted"] && problems.isEmpty)
  }

  private static let source = """
    <viewController id="vc" customClass="HostingSource" customModule="HeadlessSwiftUITests"
      customModuleProvider="target" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
        <containerView id="box"><rect key="frame" x="20" y="100" width="200" height="80"/><connections>
          <segue destination="host" kind="embed" destinationCreationSelector="makeHosted:" id="s"/>
        </connections></containerView>
      </subviews></view>
    </viewController>
    """

  @Test func aSeguesActionMakesTheHostingController() throws {
    let made = try controller(Self.source, "<hostingController id=\"host\" sceneMemberID=\"viewController\"/>")
    let screen = HostedScreen(.standard) { made }
    defer { screen.close() }
    #expect(texts(screen) == ["Made by the action"] && problems.isEmpty)
    #expect(made.children.first?.view.bounds.size == CGSize(width: 200, height: 80))
  }

  /// On iOS, `UIHostingController.init(coder:)` is a fatal error.
  @Test func aHostingControllerWithoutAClassOrAnActionIsReported() throws {
    let made = try controller("<hostingController id=\"vc\" sceneMemberID=\"viewController\"/>")
    #expect(type(of: made) == UIViewController.self)
    #expect(problems.contains { $0.contains("needs a custom class or a segue action") })
  }
}
