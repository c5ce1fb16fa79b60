import HeadlessUIKit
import Testing
import UIKit

/// Values that depend on size classes, while a device rotates.
@MainActor @Suite struct SizeClassValueTests {
  private let folders = KeptFolders()

  /// Keeps documents while a test checks what was reported about them.
  @MainActor private final class KeptFolders {
    var last: DocumentFolder?
  }

  /// Shows a document's view in portrait, and then in landscape.
  private func turning(
    _ subviews: String, _ body: (_ views: [UIView], _ turn: (Device.Orientation) -> Void) throws -> Void
  ) throws {
    let folder = try DocumentFolder([
      "Main.storyboard": DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(subviews)</subviews></view></viewController>
          """))
    ])
    folders.last = folder
    let controller = try #require(UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController())
    func configuration(_ orientation: Device.Orientation) -> ScreenConfiguration {
      ScreenConfiguration(
        size: Device.iPhone15Pro.size(orientation: orientation),
        traits: Device.iPhone15Pro.traits(orientation: orientation))
    }
    let screen = HostedScreen(configuration(.portrait)) { controller }
    defer { screen.close() }
    try body(controller.view.subviews) { screen.change(to: configuration($0)) }
  }

  @Test func anyClassFollowsItsVariations() throws {
    let views = """
      <switch on="YES" id="switch"><color key="onTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/>
        <variation key="heightClass=compact"><color key="onTintColor" red="0" green="0" blue="1" alpha="1"
          colorSpace="custom" customColorSpace="sRGB"/></variation></switch>
      <progressView progress="0.5" id="progress">
        <variation key="heightClass=compact"><color key="trackTintColor" red="0" green="0" blue="1" alpha="1"
          colorSpace="custom" customColorSpace="sRGB"/></variation></progressView>
      """
    try turning(views) { views, turn in
      let control = try #require(views.first as? UISwitch)
      let progress = try #require(views.last as? UIProgressView)
      control.isOn = false
      turn(.landscape)
      #expect(control.onTintColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      #expect(progress.trackTintColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      #expect(!control.isOn)
      turn(.portrait)
      #expect(control.onTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      // There is no colour any more.
      #expect(progress.trackTintColor == nil)
    }
  }

  @Test func whatVariesComesBackAndTheRestStaysAsTheAppLeftIt() throws {
    let label = """
      <label text="Text" textAlignment="center" numberOfLines="2" id="label">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="heightClass=compact" hidden="YES">
          <fontDescription key="fontDescription" type="system" pointSize="12"/></variation></label>
      """
    try turning(label) { views, turn in
      let label = try #require(views.first as? UILabel)
      label.text = "The app's"
      label.textAlignment = .right
      turn(.landscape)
      #expect(label.isHidden)
      #expect(label.font.pointSize == 12)
      #expect(label.text == "The app's")
      #expect(label.textAlignment == .right)
      turn(.portrait)
      #expect(!label.isHidden)
      #expect(label.font.pointSize == 17)
      #expect(label.numberOfLines == 2)
      #expect(folders.last?.problems("Main.storyboard") == [])
    }
  }

  @Test func whatAStackLeavesOutComesBackToo() throws {
    let stack = """
      <stackView id="stack"><subviews><view id="a"/></subviews>
        <variation key="heightClass=compact" axis="vertical" spacing="9" distribution="fillEqually" alignment="center"/>
      </stackView>
      """
    try turning(stack) { views, turn in
      let stack = try #require(views.first as? UIStackView)
      turn(.landscape)
      #expect(stack.axis == .vertical)
      #expect(stack.spacing == 9)
      #expect(stack.distribution == .fillEqually)
      #expect(stack.alignment == .center)
      turn(.portrait)
      #expect(stack.axis == .horizontal)
      #expect(stack.spacing == 0)
      #expect(stack.distribution == .fill)
      #expect(stack.alignment == .fill)
    }
  }
}
