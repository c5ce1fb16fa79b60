package import Foundation

/// A device that a screen can be laid out for.
package struct Device: Hashable, Sendable {
  package enum Orientation: Hashable, Sendable, CaseIterable { case portrait, landscape }

  /// The name it is sold by, as "iPhone 15 Pro".
  package let name: String
  /// The identifiers that `uname` returns, such as "iPhone16,1"; several for variants with other networks or memory sizes.
  package let modelIdentifiers: [String]
  package let idiom: UIUserInterfaceIdiom
  package let screen: Screen
  package let displayGamut: UIDisplayGamut
  /// Whether touches are measured by how hard they press.
  package let has3DTouch: Bool

  /// - Parameters:
  ///   - modelIdentifiers: what `uname` calls it; may be empty.
  ///   - screen: one that shows applications side by side makes the device a tablet.
  package init(
    _ name: String, _ modelIdentifiers: [String], _ screen: Screen, gamut: UIDisplayGamut = .P3,
    has3DTouch: Bool = false
  ) {
    self.name = name
    self.modelIdentifiers = modelIdentifiers
    self.idiom = screen.splitView == nil ? .phone : .pad
    self.screen = screen
    self.displayGamut = gamut
    self.has3DTouch = has3DTouch
  }

  /// Pixels a point.
  package var scale: CGFloat { screen.scale }
  /// The radius of the display's corners, in points; 0 for a display with corners.
  package var cornerRadius: CGFloat { screen.cornerRadius }
  /// Whether the device has a home indicator instead of a home button.
  package var hasHomeIndicator: Bool { screen.hasHomeIndicator }

  /// The full screen, in points.
  package func size(orientation: Orientation) -> CGSize {
    let size = screen.portraitSize
    return orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// The insets of the status bar, the sensor housing and the home indicator in a full-screen window, in points.
  package func safeAreaInsets(orientation: Orientation) -> UIEdgeInsets {
    orientation == .portrait ? screen.portraitInsets : screen.landscapeInsets
  }

  /// The same with the status bar hidden: screens without a sensor housing lose their top inset.
  package func safeAreaInsetsWithoutStatusBar(orientation: Orientation) -> UIEdgeInsets {
    var insets = safeAreaInsets(orientation: orientation)
    if idiom == .pad || !hasHomeIndicator { insets.top = 0 }
    return insets
  }

  /// The height of the status bar, in points; 0 on a phone in landscape, where it is hidden.
  package func statusBarHeight(orientation: Orientation) -> CGFloat {
    idiom == .phone && orientation == .landscape ? 0 : screen.statusBarHeight
  }

  package func horizontalSizeClass(orientation: Orientation) -> UIUserInterfaceSizeClass {
    switch (idiom, orientation) {
    case (.pad, _): .regular
    case (_, .portrait): .compact
    case (_, .landscape): screen.isLargePhone ? .regular : .compact
    }
  }

  package func verticalSizeClass(orientation: Orientation) -> UIUserInterfaceSizeClass {
    idiom == .pad || orientation == .portrait ? .regular : .compact
  }

  /// The traits of a full-screen window with the settings that a device starts with.
  package func traits(orientation: Orientation) -> UITraitCollection {
    UITraitCollection.standard.modifyingTraits {
      $0.userInterfaceIdiom = idiom
      $0.displayScale = scale
      $0.displayGamut = displayGamut
      $0.horizontalSizeClass = horizontalSizeClass(orientation: orientation)
      $0.verticalSizeClass = verticalSizeClass(orientation: orientation)
      $0.forceTouchCapability = has3DTouch ? .available : .unavailable
    }
  }
}

extension Device.Orientation {
  /// Nil for an unknown orientation.
  package init?(_ orientation: UIInterfaceOrientation) {
    switch orientation {
    case .portrait, .portraitUpsideDown: self = .portrait
    case .landscapeLeft, .landscapeRight: self = .landscape
    case .unknown: return nil
    }
  }
}
