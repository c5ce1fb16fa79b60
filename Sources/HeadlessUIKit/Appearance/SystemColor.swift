internal import Foundation
internal import Graphics

/// A UIKit colour that adapts to appearance, contrast and level.
package struct SystemColor: Hashable, Sendable {
  /// A colour: `0xRRGGBB` in sRGB, opaque if only a number is given.
  package struct Shade: Hashable, Sendable, ExpressibleByIntegerLiteral {
    let rgb: UInt32
    let alpha: CGFloat

    init(_ rgb: UInt32, _ alpha: CGFloat) {
      self.rgb = rgb
      self.alpha = alpha
    }

    package init(integerLiteral rgb: UInt32) {
      self.init(rgb, 1)
    }

    fileprivate var color: Graphics.Color {
      func component(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
      return Graphics.Color(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
  }

  package let name: String
  let light: Shade
  let dark: Shade
  let lightHighContrast: Shade
  let darkHighContrast: Shade
  /// Light colours are the same at every level.
  let darkElevated: Shade
  let darkHighContrastElevated: Shade

  init(
    _ name: String, light: Shade, dark: Shade, lightHighContrast: Shade? = nil, darkHighContrast: Shade? = nil,
    darkElevated: Shade? = nil, darkHighContrastElevated: Shade? = nil
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast ?? light
    self.darkHighContrast = darkHighContrast ?? dark
    self.darkElevated = darkElevated ?? dark
    self.darkHighContrastElevated = darkHighContrastElevated ?? darkHighContrast ?? dark
  }

  /// The name of UIKit's class for the colour: tints and label colours are in a catalog, backgrounds and fills in code. Public logs
  /// show this class for labelColor, systemBlueColor, systemRedColor, systemYellowColor and systemPinkColor, and the other one for
  /// systemBackgroundColor and secondarySystemFillColor.
  var className: String {
    let isFromCode = ["Background", "Fill", "separator", "Separator", "Gray"].contains { name.contains($0) }
    return isFromCode ? "UIDynamicSystemColor" : "UIDynamicCatalogSystemColor"
  }

  func resolved(for traits: UITraitCollection) -> UIColor {
    UIColor(displayColor(for: traits))
  }

  func displayColor(for traits: UITraitCollection) -> Graphics.Color {
    shade(for: traits).color
  }

  private func shade(for traits: UITraitCollection) -> Shade {
    let hasHighContrast = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return hasHighContrast ? lightHighContrast : light }
    if traits.userInterfaceLevel == .elevated { return hasHighContrast ? darkHighContrastElevated : darkElevated }
    return hasHighContrast ? darkHighContrast : dark
  }
}
