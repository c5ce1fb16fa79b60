import Foundation

/// The appearance of a blur effect: its radius, and its overlay colour.
struct BlurMaterial {
  let color: UIColor
  /// The radius of the blur, in points.
  let sigma: CGFloat

  /// Apple's design resources give the chrome material as (249, 249, 249) and (29, 29, 29) at 94 %. The shares of the
  /// others, and the blur's width, are estimated from pictures. iOS makes the colours below more vivid besides; this doesn't.
  init(_ style: UIBlurEffect.Style, traits: UITraitCollection) {
    let isDark = BlurMaterial.isDark(style) ?? (traits.userInterfaceStyle == .dark)
    let (light, dark): (CGFloat, CGFloat)
    let alpha: CGFloat
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      (light, dark, alpha) = (0.95, 0.13, 0.55)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      (light, dark, alpha) = (0.95, 0.13, 0.7)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      (light, dark, alpha) = (0.97, 0.13, 0.9)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      (light, dark, alpha) = (249 / 255, 29 / 255, 0.94)
    case .extraLight, .extraDark, .prominent: (light, dark, alpha) = (0.97, 0.11, 0.82)
    case .light, .dark, .regular: (light, dark, alpha) = (1, 0.11, style == .light ? 0.3 : 0.73)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: (light, dark, alpha) = (0.96, 0.13, 0.8)
    }
    color = UIColor(white: isDark ? dark : light, alpha: alpha)
    sigma = 15
  }

  /// Nil for the styles that follow the interface.
  private static func isDark(_ style: UIBlurEffect.Style) -> Bool? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    default: nil
    }
  }
}
