// The values are those of iOS 15 to 18: "System colors" and "iOS, iPadOS system gray colors" in Apple's Human Interface
// Guidelines (Color, Specifications): default light and dark, accessible light and dark.
extension UIColor {
  public static let systemRed = adaptable(
    "systemRedColor", 0xFF3B30, dark: 0xFF453A, lightHighContrast: 0xD70015, darkHighContrast: 0xFF6961)
  public static let systemOrange = adaptable(
    "systemOrangeColor", 0xFF9500, dark: 0xFF9F0A, lightHighContrast: 0xC93400, darkHighContrast: 0xFFB340)
  public static let systemYellow = adaptable(
    "systemYellowColor", 0xFFCC00, dark: 0xFFD60A, lightHighContrast: 0xB25000, darkHighContrast: 0xFFD426)
  public static let systemGreen = adaptable(
    "systemGreenColor", 0x34C759, dark: 0x30D158, lightHighContrast: 0x248A3D, darkHighContrast: 0x30DB5B)
  public static let systemMint = adaptable(
    "systemMintColor", 0x00C7BE, dark: 0x63E6E2, lightHighContrast: 0x0C817B, darkHighContrast: 0x66D4CF)
  public static let systemTeal = adaptable(
    "systemTealColor", 0x30B0C7, dark: 0x40C8E0, lightHighContrast: 0x008299, darkHighContrast: 0x5DE6FF)
  public static let systemCyan = adaptable(
    "systemCyanColor", 0x32ADE6, dark: 0x64D2FF, lightHighContrast: 0x0071A4, darkHighContrast: 0x70D7FF)
  public static let systemBlue = adaptable(
    "systemBlueColor", 0x007AFF, dark: 0x0A84FF, lightHighContrast: 0x0040DD, darkHighContrast: 0x409CFF)
  public static let systemIndigo = adaptable(
    "systemIndigoColor", 0x5856D6, dark: 0x5E5CE6, lightHighContrast: 0x3634A3, darkHighContrast: 0x7D7AFF)
  public static let systemPurple = adaptable(
    "systemPurpleColor", 0xAF52DE, dark: 0xBF5AF2, lightHighContrast: 0x8944AB, darkHighContrast: 0xDA8FFF)
  public static let systemPink = adaptable(
    "systemPinkColor", 0xFF2D55, dark: 0xFF375F, lightHighContrast: 0xD30F45, darkHighContrast: 0xFF6482)
  public static let systemBrown = adaptable(
    "systemBrownColor", 0xA2845E, dark: 0xAC8E68, lightHighContrast: 0x7F6545, darkHighContrast: 0xB59469)

  public static let systemGray = adaptable(
    "systemGrayColor", 0x8E8E93, dark: 0x8E8E93, lightHighContrast: 0x6C6C70, darkHighContrast: 0xAEAEB2)
  public static let systemGray2 = adaptable(
    "systemGray2Color", 0xAEAEB2, dark: 0x636366, lightHighContrast: 0x8E8E93, darkHighContrast: 0x7C7C80)
  public static let systemGray3 = adaptable(
    "systemGray3Color", 0xC7C7CC, dark: 0x48484A, lightHighContrast: 0xAEAEB2, darkHighContrast: 0x545456)
  public static let systemGray4 = adaptable(
    "systemGray4Color", 0xD1D1D6, dark: 0x3A3A3C, lightHighContrast: 0xBCBCC0, darkHighContrast: 0x444446)
  public static let systemGray5 = adaptable(
    "systemGray5Color", 0xE5E5EA, dark: 0x2C2C2E, lightHighContrast: 0xD8D8DC, darkHighContrast: 0x363638)
  public static let systemGray6 = adaptable(
    "systemGray6Color", 0xF2F2F7, dark: 0x1C1C1E, lightHighContrast: 0xEBEBF0, darkHighContrast: 0x242426)

  /// The tint colour of the view that the colour is used in; the system's blue if there is none.
  public static let tintColor = UIColor { $0[TintColorTrait.self] ?? .systemBlue }

  private static func adaptable(
    _ name: String, _ light: SystemColor.Shade, dark: SystemColor.Shade, lightHighContrast: SystemColor.Shade,
    darkHighContrast: SystemColor.Shade
  ) -> UIColor {
    UIColor(
      .system(
        SystemColor(
          name, light: light, dark: dark, lightHighContrast: lightHighContrast, darkHighContrast: darkHighContrast)))
  }
}
