import Testing
import UIKit

@testable import HeadlessUIKit

/// Views in a scene's dock, which are outside the view hierarchy of the scene's controller.
@MainActor @Suite struct SceneDockTests {
  private static let bar = """
    <view id="d"><rect key="frame" x="0" y="0" width="200" height="60"/>
      <subviews>
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="1" height="1"/>
          <connections><segue destination="child" kind="embed" id="s1"/></connections></containerView>
        <view tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="wide"/>
      </subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="d" secondAttribute="leading" constant="10" id="c1">
          <variation key="widthClass=regular" constant="40"/></constraint>
        <constraint firstItem="box" firstAttribute="top" secondItem="d" secondAttribute="top" id="c2"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c3"/>
        <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c4"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/></mask></variation>
    </view>
    """
  private static let child = DocumentFolder.scene(
    """
    <viewController title="Child" id="child" sceneMemberID="viewController">
      <view key="view" id="cv"><rect key="frame" x="0" y="0" width="100" height="100"/></view></viewController>
    """)

  private func shown(_ body: (UIViewController, UIView, HostedScreen) throws -> Void) throws {
    let scene = DocumentFolder.scene(
      """
      <viewController id="vc" customClass="DocumentDockController" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        <connections><outlet property="dock" destination="d" id="o1"/></connections></viewController>
      \(Self.bar)
      """)
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(scene + Self.child)])
    let made = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
    let controller = try #require(made as? DocumentDockController)
    let dock = try #require(controller.dock)
    controller.view.addSubview(dock)
    let screen = HostedScreen(Self.screen(.iPhone15Pro, CGSize(width: 393, height: 852))) { controller }
    defer { screen.close() }
    try body(controller, dock, screen)
  }

  private static func screen(_ device: Device, _ size: CGSize) -> ScreenConfiguration {
    ScreenConfiguration(size: size, safeAreaInsets: .zero, traits: device.traits(orientation: .portrait))
  }

  @Test func containersHaveTheirControllers() throws {
    try shown { controller, dock, _ in
      let child = try #require(controller.children.first)
      #expect(controller.children.count == 1 && child.title == "Child")
      #expect(child.view.superview === dock.subviews.first)
      #expect(child.view.frame == CGRect(x: 0, y: 0, width: 190, height: 60))
    }
  }

  @Test func sizeClassesVaryThem() throws {
    try shown { _, dock, screen in
      #expect(dock.subviews.first?.frame.minX == 10 && dock.viewWithTag(7) == nil)
      screen.change(to: Self.screen(.iPad10, CGSize(width: 820, height: 1180)))
      #expect(dock.subviews.first?.frame.minX == 40 && dock.viewWithTag(7) != nil)
    }
  }
}
