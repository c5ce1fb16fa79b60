import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct DeviceTests {
  @Test func namesAndIdentifiersAreUnique() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    let identifiers = Device.all.flatMap(\.modelIdentifiers)
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test(arguments: Device.all)
  func everyDeviceIsPlausible(device: Device) throws {
    let portrait = device.size(orientation: .portrait)
    let landscape = device.size(orientation: .landscape)
    #expect(portrait.width < portrait.height)
    #expect(landscape == CGSize(width: portrait.height, height: portrait.width))
    #expect(device.scale == 2 || device.scale == 3)
    #expect(device.name.hasPrefix(device.idiom == .pad ? "iPad" : "iPhone"))
    #expect(device.modelIdentifiers.allSatisfy { $0.hasPrefix(device.idiom == .pad ? "iPad" : "iPhone") })

    let insets = device.safeAreaInsets(orientation: .portrait)
    #expect(insets.top >= 20 && insets.top <= 68)
    #expect(insets.left == 0 && insets.right == 0)
    #expect(device.hasHomeIndicator == (insets.bottom > 0))
    #expect(device.hasHomeIndicator == (device.cornerRadius > 0))
    let turned = device.safeAreaInsets(orientation: .landscape)
    #expect(turned.left == turned.right)
    #expect(device.hasHomeIndicator == (turned.bottom > 0))
    if device.idiom == .phone { #expect(turned.left == (device.hasHomeIndicator ? insets.top : 0)) }
  }

  @Test(arguments: Device.all)
  func traitsAreThoseOfTheDevice(device: Device) {
    for orientation in Device.Orientation.allCases {
      let traits = device.traits(orientation: orientation)
      #expect(traits.displayScale == device.scale)
      #expect(traits.userInterfaceIdiom == device.idiom)
      #expect(traits.displayGamut == device.displayGamut)
      #expect(traits.preferredContentSizeCategory == .large)
      #expect(traits.userInterfaceStyle == .light)
    }
  }

  @Test(arguments: [
    (
      Device.iPhoneSE3, CGSize(width: 375, height: 667), CGFloat(2), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    ),
    (.iPhone8Plus, CGSize(width: 414, height: 736), 3, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    (.iPhoneX, CGSize(width: 375, height: 812), 3, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
    (.iPhone15Pro, CGSize(width: 393, height: 852), 3, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
    (.iPad10, CGSize(width: 820, height: 1180), 2, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
  ])
  func knownDevices(device: Device, size: CGSize, scale: CGFloat, insets: UIEdgeInsets) {
    #expect(device.size(orientation: .portrait) == size)
    #expect(device.scale == scale)
    #expect(device.safeAreaInsets(orientation: .portrait) == insets)
  }

  /// Every width of an app on every size of tablet, as Apple and others publish them.
  @Test(arguments: [
    ("iPad mini 4", [320, 438], [320, 507, 694]), ("iPad (9th generation)", [320, 480], [320, 535, 750]),
    ("iPad Pro 10.5-inch", [320, 504], [320, 551, 782]),
    ("iPad mini (6th generation)", [320, 414], [375, 561.5, 748]),
    ("iPad Air (5th generation)", [320, 490], [375, 585, 795]),
    ("iPad Pro 11-inch (2nd generation)", [320, 504], [375, 592, 809]),
    ("iPad Pro 11-inch (M4)", [320, 504], [375, 600, 825]),
    ("iPad Pro 12.9-inch (1st generation)", [375, 639], [375, 678, 981]),
    ("iPad Pro 13-inch (M4)", [375, 647], [375, 683, 991]),
  ])
  func partsOfEveryTablet(name: String, portrait: [CGFloat], landscape: [CGFloat]) throws {
    let device = try #require(Device.named(name))
    let upright: [Device.SplitViewFraction] = [.oneThird, .twoThirds]
    let turned: [Device.SplitViewFraction] = [.oneThird, .oneHalf, .twoThirds]
    #expect(upright.compactMap { device.splitViewWidth($0, orientation: .portrait) } == portrait)
    #expect(turned.compactMap { device.splitViewWidth($0, orientation: .landscape) } == landscape)
  }

  /// The pixels of the displays, from Apple's technical specifications.
  @Test(arguments: [
    ("iPhone SE (1st generation)", CGSize(width: 640, height: 1136)), ("iPhone 8", CGSize(width: 750, height: 1334)),
    ("iPhone 8 Plus", CGSize(width: 1080, height: 1920)), ("iPhone X", CGSize(width: 1125, height: 2436)),
    ("iPhone XR", CGSize(width: 828, height: 1792)), ("iPhone 11 Pro Max", CGSize(width: 1242, height: 2688)),
    ("iPhone 12 mini", CGSize(width: 1080, height: 2340)), ("iPhone 13", CGSize(width: 1170, height: 2532)),
    ("iPhone 14 Plus", CGSize(width: 1284, height: 2778)), ("iPhone 15", CGSize(width: 1179, height: 2556)),
    ("iPhone 15 Pro Max", CGSize(width: 1290, height: 2796)), ("iPhone 17", CGSize(width: 1206, height: 2622)),
    ("iPhone 17 Pro Max", CGSize(width: 1320, height: 2868)), ("iPhone Air", CGSize(width: 1260, height: 2736)),
    ("iPad mini 2", CGSize(width: 1536, height: 2048)), ("iPad (9th generation)", CGSize(width: 1620, height: 2160)),
    ("iPad Pro 10.5-inch", CGSize(width: 1668, height: 2224)), ("iPad (A16)", CGSize(width: 1640, height: 2360)),
    ("iPad mini (A17 Pro)", CGSize(width: 1488, height: 2266)),
    ("iPad Pro 11-inch (2nd generation)", CGSize(width: 1668, height: 2388)),
    ("iPad Pro 11-inch (M4)", CGSize(width: 1668, height: 2420)),
    ("iPad Air 13-inch (M3)", CGSize(width: 2048, height: 2732)),
    ("iPad Pro 13-inch (M5)", CGSize(width: 2064, height: 2752)),
  ])
  func pixelsOfTheDisplays(name: String, pixels: CGSize) throws {
    #expect(try #require(Device.named(name)).screen.nativeSize == pixels)
  }

  @Test func anIslandIsLowerThanItsStatusBar() {
    #expect(Device.iPhone15Pro.statusBarHeight(orientation: .portrait) == 54)
    #expect(Device.iPhone16Pro.statusBarHeight(orientation: .portrait) == 54)
    #expect(Device.iPhone13.statusBarHeight(orientation: .portrait) == 47)
    #expect(Device.iPhoneSE3.statusBarHeight(orientation: .portrait) == 20)
    #expect(Device.iPhone15Pro.statusBarHeight(orientation: .landscape) == 0)
    #expect(Device.iPad10.statusBarHeight(orientation: .landscape) == 24)
  }

  @Test func aHiddenStatusBarLeavesTheSensorHousing() {
    #expect(Device.iPhoneSE3.safeAreaInsetsWithoutStatusBar(orientation: .portrait) == .zero)
    #expect(Device.iPhoneX.safeAreaInsetsWithoutStatusBar(orientation: .portrait).top == 44)
  }

  @Test func phonesAreCompactAcrossAndLargeOnesRegularInLandscape() {
    #expect(Device.iPhone15Pro.horizontalSizeClass(orientation: .portrait) == .compact)
    #expect(Device.iPhone15Pro.verticalSizeClass(orientation: .portrait) == .regular)
    #expect(Device.iPhone15Pro.horizontalSizeClass(orientation: .landscape) == .compact)
    #expect(Device.iPhone15Pro.verticalSizeClass(orientation: .landscape) == .compact)
    for large in [Device.iPhone8Plus, .iPhoneXR, .iPhoneXSMax, .iPhone13ProMax, .iPhone15ProMax] {
      #expect(large.horizontalSizeClass(orientation: .landscape) == .regular, "\(large.name)")
      #expect(large.verticalSizeClass(orientation: .landscape) == .compact, "\(large.name)")
    }
  }

  @Test(arguments: Device.all.filter { $0.idiom == .pad })
  func tabletsAreRegularAndShareTheirScreen(device: Device) throws {
    for orientation in Device.Orientation.allCases {
      #expect(device.horizontalSizeClass(orientation: orientation) == .regular)
      #expect(device.verticalSizeClass(orientation: orientation) == .regular)
      let full = device.size(orientation: orientation).width
      let third = try #require(device.splitViewWidth(.oneThird, orientation: orientation))
      let rest = try #require(device.splitViewWidth(.twoThirds, orientation: orientation))
      #expect(third + 10 + rest == full)
      #expect(third < rest)
      #expect(device.splitViewSizeClass(.oneThird, orientation: orientation) == .compact)
    }
    let half = try #require(device.splitViewWidth(.oneHalf, orientation: .landscape))
    #expect(half * 2 + 10 == device.size(orientation: .landscape).width)
    #expect(device.splitViewWidth(.oneHalf, orientation: .portrait) == nil)
    #expect(device.splitViewSizeClass(.twoThirds, orientation: .landscape) == .regular)
  }

  /// Widths and size classes of apps in split view, as published for these devices.
  @Test func splitViewOfKnownTablets() {
    #expect(Device.iPadMini5.splitViewWidth(.twoThirds, orientation: .landscape) == 694)
    #expect(Device.iPadMini5.splitViewWidth(.oneHalf, orientation: .landscape) == 507)
    #expect(Device.iPadMini5.splitViewWidth(.twoThirds, orientation: .portrait) == 438)
    #expect(Device.iPadPro11Gen4.splitViewWidth(.oneThird, orientation: .landscape) == 375)
    #expect(Device.iPadPro11Gen4.splitViewWidth(.twoThirds, orientation: .landscape) == 809)
    #expect(Device.iPadPro12_9Gen6.splitViewWidth(.oneHalf, orientation: .landscape) == 678)
    #expect(Device.iPadPro12_9Gen6.splitViewWidth(.twoThirds, orientation: .portrait) == 639)
    #expect(Device.iPadPro12_9Gen6.splitViewSizeClass(.oneHalf, orientation: .landscape) == .regular)
    #expect(Device.iPadPro11Gen4.splitViewSizeClass(.oneHalf, orientation: .landscape) == .compact)
    // In portrait, every part is compact, regardless of its width.
    #expect(Device.iPadPro12_9Gen6.splitViewSizeClass(.twoThirds, orientation: .portrait) == .compact)
    #expect(Device.iPadPro12_9Gen6.splitViewWidth(.slideOver, orientation: .portrait) == 375)
    #expect(Device.iPadMini5.splitViewWidth(.slideOver, orientation: .landscape) == 320)
    #expect(Device.iPadPro11Gen4.splitViewSizeClass(.slideOver, orientation: .landscape) == .compact)
    #expect(Device.iPhone15Pro.splitViewWidth(.oneThird, orientation: .landscape) == nil)
  }

  @Test func devicesAreFoundByModel() {
    #expect(Device.withModelIdentifier("iPhone16,1")?.name == "iPhone 15 Pro")
    #expect(Device.withModelIdentifier("iPhone1,1") == nil)
    #expect(Device.named("iPad (10th generation)") == .iPad10)
  }
}

@Suite @MainActor struct UIDeviceTests {
  @Test func speaksForTheHostedDevice() {
    let device = UIDevice.current
    defer { AppState.current.hold(.phone, .portrait) }
    AppState.current.hold(.pad, .landscapeLeft)
    #expect(device.userInterfaceIdiom == .pad)
    #expect(device.model == "iPad")
    // The interface rotates left when the device rotates right.
    #expect(device.orientation == .landscapeRight)
    AppState.current.hold(.phone, .portrait)
    #expect(device.userInterfaceIdiom == .phone)
    #expect(device.orientation.isPortrait)
    #expect(device.systemName == "iOS")
  }
}

@Suite struct OrientationTests {
  @Test func masksHoldTheirOrientations() {
    #expect(UIInterfaceOrientationMask.allButUpsideDown.contains(UIInterfaceOrientation.landscapeLeft))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(UIInterfaceOrientation.portraitUpsideDown))
    #expect(!UIInterfaceOrientationMask.all.contains(UIInterfaceOrientation.unknown))
    #expect(UIInterfaceOrientationMask.all.rawValue == 0b11110)
  }

  @Test func interfaceAndDeviceTurnAgainstEachOther() {
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
  }
}
