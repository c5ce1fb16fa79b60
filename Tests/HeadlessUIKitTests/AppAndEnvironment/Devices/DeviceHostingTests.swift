import Testing
import UIKit

@testable import HeadlessUIKit

/// A screen on every device, in portrait and landscape.
@MainActor @Suite struct DeviceHostingTests {
  nonisolated static let cases: [(Device, Device.Orientation)] = Device.all.flatMap { device in
    Device.Orientation.allCases.map { (device, $0) }
  }

  @Test(arguments: cases) func everyDeviceShowsAScreen(_ device: Device, _ orientation: Device.Orientation) {
    let insets = device.safeAreaInsets(orientation: orientation)
    let configuration = ScreenConfiguration(
      size: device.size(orientation: orientation), safeAreaInsets: insets,
      safeAreaInsetsWithoutStatusBar: device.safeAreaInsetsWithoutStatusBar(orientation: orientation),
      nativeSize: device.screen.nativeSize, traits: device.traits(orientation: orientation),
      orientation: orientation == .portrait ? .portrait : .landscapeRight)
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let screen = HostedScreen(configuration) { outer }
    defer { screen.close() }

    let size = device.size(orientation: orientation)
    #expect((size.width < size.height) == (orientation == .portrait))
    #expect(outer.view.frame == CGRect(origin: .zero, size: size))
    #expect(inner.view.frame == outer.view.frame)
    #expect(inner.view.safeAreaInsets == insets)

    let isPad = outer.traitCollection.userInterfaceIdiom == .pad
    #expect(UIDevice.current.userInterfaceIdiom == outer.traitCollection.userInterfaceIdiom)
    #expect(inner.traitCollection.displayScale == device.scale)
    #expect((inner.traitCollection.verticalSizeClass == .regular) == (isPad || orientation == .portrait))
    let shortSide = min(size.width, size.height)
    let isWide = isPad || (orientation == .landscape && shortSide >= 414)
    #expect((inner.traitCollection.horizontalSizeClass == .regular) == isWide)

    let margin: CGFloat = isPad || shortSide >= 414 ? 20 : 16
    #expect(
      inner.view.layoutMargins
        == UIEdgeInsets(insets.top, insets.left + margin, insets.bottom, insets.right + margin))
    // The insets are the same on both sides, so both landscape orientations are equal.
    #expect(insets.left == insets.right)
    #expect(outer.supportedInterfaceOrientations == (isPad ? .all : .allButUpsideDown))
    let scene = screen.window.windowScene
    #expect(scene?.statusBarManager?.isStatusBarHidden == (!isPad && orientation == .landscape))
    #expect(UIScreen.main.scale == device.scale)
    let isShrunk =
      device.name.hasSuffix("Plus") && device.cornerRadius == 0
      || device.name.contains("iPhone 1") && device.name.hasSuffix("mini")
    let pixels = isShrunk ? 1080 : shortSide * device.scale
    #expect(UIScreen.main.nativeBounds.width == pixels)
    #expect(abs(UIScreen.main.nativeScale - pixels / shortSide) < 1e-9)
    #expect(UIScreen.main.currentMode?.size == UIScreen.main.nativeBounds.size)
  }
}
