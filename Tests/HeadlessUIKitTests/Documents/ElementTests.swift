import HeadlessUIKit
import Testing
import UIKit

/// Single elements and their results.
@MainActor @Suite struct ElementTests {
  private func view(_ subviews: String, extra: String = "") throws -> (UIView, [String]) {
    let folder = try DocumentFolder([
      "Main.storyboard": DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(subviews)</subviews>\(extra)</view>
          </viewController>
          """))
    ])
    let controller = try #require(
      UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController())
    return (try #require(controller.view), folder.problems("Main.storyboard"))
  }

  @Test func toolbarsHaveTheirItems() throws {
    let (root, told) = try view(
      """
      <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" barStyle="black" translucent="NO" id="tb">
        <rect key="frame" x="0" y="600" width="375" height="44"/>
        <items>
          <barButtonItem systemItem="add" tag="3" id="i1"/>
          <barButtonItem style="plain" systemItem="flexibleSpace" id="i2"/>
          <barButtonItem title="Send" style="done" width="80" enabled="NO" id="i3">
            <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </barButtonItem>
          <barButtonItem id="i4"><view key="customView" contentMode="scaleToFill" id="cv">
            <rect key="frame" x="0" y="0" width="30" height="20"/></view></barButtonItem>
        </items>
        <color key="barTintColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </toolbar>
      """)
    let bar = try #require(root.subviews.first as? UIToolbar)
    let items = try #require(bar.items)
    #expect(items.count == 4)
    #expect(items[0].tag == 3)
    #expect(items[0].image != nil || items[0].title != nil)
    #expect(items[2].title == "Send")
    #expect(items[2].style == .done)
    #expect(!items[2].isEnabled)
    #expect(items[2].width == 80)
    #expect(items[2].tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(items[3].customView?.frame.size == CGSize(width: 30, height: 20))
    #expect(bar.barStyle == .black)
    #expect(!bar.isTranslucent)
    #expect(bar.barTintColor == UIColor(white: 0.5, alpha: 1))
    #expect(told == [])
  }

  @Test func slidersHaveTheirRangeBeforeTheirValue() throws {
    let (root, told) = try view(
      """
      <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center"
        value="150" minValue="100" maxValue="200" continuous="NO" id="s1"/>
      <slider opaque="NO" value="0.5" minValue="0.0" maxValue="1" id="s2"/>
      """)
    let sliders = root.subviews.compactMap { $0 as? UISlider }
    #expect(sliders.map(\.value) == [150, 0.5])
    #expect(sliders.map(\.minimumValue) == [100, 0])
    #expect(sliders.map(\.maximumValue) == [200, 1])
    #expect(sliders.map(\.isContinuous) == [false, true])
    #expect(told == [])
  }

  @Test func stacksFollowTheirVariations() throws {
    let folder = try DocumentFolder([
      "Main.storyboard": DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
          <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" distribution="fillEqually"
            translatesAutoresizingMaskIntoConstraints="NO" id="st">
            <subviews>
              <view contentMode="scaleToFill" id="a"/><view contentMode="scaleToFill" id="b"/>
            </subviews>
            <variation key="heightClass=compact" axis="horizontal" spacing="20"/>
          </stackView></subviews>
          <constraints>
            <constraint firstItem="st" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="st" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="st" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
            <constraint firstAttribute="bottom" secondItem="st" secondAttribute="bottom" id="c4"/>
          </constraints></view></viewController>
          """))
    ])
    let controller = try #require(UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController())
    let device = Device.iPhone15Pro
    func configuration(_ orientation: Device.Orientation, _ size: CGSize) -> ScreenConfiguration {
      ScreenConfiguration(size: size, traits: device.traits(orientation: orientation))
    }
    let screen = HostedScreen(configuration(.portrait, CGSize(width: 400, height: 800))) { controller }
    defer { screen.close() }
    let stack = try #require(controller.view.subviews.first as? UIStackView)
    #expect(stack.axis == .vertical)
    #expect(stack.arrangedSubviews.map(\.frame.height) == [396, 396])
    screen.change(to: configuration(.landscape, CGSize(width: 800, height: 400)))
    #expect(stack.axis == .horizontal)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [390, 390])
    screen.change(to: configuration(.portrait, CGSize(width: 400, height: 800)))
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 8)
  }

  @Test func placeholdersOfSizesAreNotInTheApp() throws {
    let (root, told) = try view(
      """
      <view contentMode="scaleToFill" placeholderIntrinsicWidth="100" placeholderIntrinsicHeight="40"
        translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      """,
      extra: """
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
        </constraints>
        """)
    root.layoutIfNeeded()
    #expect(root.subviews.first?.frame.size == .zero)
    #expect(told == [])
  }

  @Test func coloursOfXcode11GoBeforeTheirOldNames() throws {
    let (root, _) = try view(
      """
      <view id="a"><color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor"
        cocoaTouchSystemColor="whiteColor"/></view>
      """)
    #expect(root.subviews.first?.backgroundColor == .systemBackground)
  }

  @Test func accessibilityIsRead() throws {
    let (root, told) = try view(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
        <accessibility key="accessibilityConfiguration" identifier="send" label="Send it" hint="Sends">
          <accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
        </accessibility><state key="normal" title="Send"/></button>
      """)
    let button = try #require(root.subviews.first)
    #expect(button.accessibilityIdentifier == "send")
    #expect(button.accessibilityLabel == "Send it")
    #expect(button.accessibilityHint == "Sends")
    #expect(button.accessibilityTraits.contains([.button, .notEnabled]))
    #expect(told == [])
  }
}
