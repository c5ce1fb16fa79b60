// The Human Interface Guidelines name these colours and their uses, without values. These are UIKit's values on iOS 13 to 18, as
// published in many places, for example in Flutter's CupertinoColors.
extension UIColor {
  // MARK: Labels

  /// Text of primary content.
  public static let label = UIColor(.system(SystemColor("labelColor", light: 0x000000, dark: 0xFFFFFF)))
  /// Text of secondary content.
  public static let secondaryLabel = UIColor(
    .system(
      SystemColor(
        "secondaryLabelColor", light: .init(0x3C3C43, 0.6), dark: .init(0xEBEBF5, 0.6),
        lightHighContrast: .init(0x3C3C43, 0.68), darkHighContrast: .init(0xEBEBF5, 0.68))))
  /// Text of tertiary content.
  public static let tertiaryLabel = UIColor(
    .system(
      SystemColor(
        "tertiaryLabelColor", light: .init(0x3C3C43, 0.3), dark: .init(0xEBEBF5, 0.3),
        lightHighContrast: .init(0x3C3C43, 0.38), darkHighContrast: .init(0xEBEBF5, 0.38))))
  /// Text of quaternary content.
  public static let quaternaryLabel = UIColor(
    .system(
      SystemColor(
        "quaternaryLabelColor", light: .init(0x3C3C43, 0.18), dark: .init(0xEBEBF5, 0.16),
        lightHighContrast: .init(0x3C3C43, 0.26), darkHighContrast: .init(0xEBEBF5, 0.24))))
  /// The colour of placeholder text in controls.
  public static let placeholderText = UIColor(
    .system(
      SystemColor(
        "placeholderTextColor", light: .init(0x3C3C43, 0.3), dark: .init(0xEBEBF5, 0.3),
        lightHighContrast: .init(0x3C3C43, 0.38), darkHighContrast: .init(0xEBEBF5, 0.38))))
  /// Links.
  public static let link = UIColor(.system(SystemColor("linkColor", light: 0x007AFF, dark: 0x0984FF)))

  // MARK: Fills and lines

  /// Thin and small shapes, as a slider's track.
  public static let systemFill = UIColor(
    .system(
      SystemColor(
        "systemFillColor", light: .init(0x787880, 0.2), dark: .init(0x787880, 0.36),
        lightHighContrast: .init(0x787880, 0.28), darkHighContrast: .init(0x787880, 0.44))))
  /// Shapes of medium size, as a switch's background.
  public static let secondarySystemFill = UIColor(
    .system(
      SystemColor(
        "secondarySystemFillColor", light: .init(0x787880, 0.16), dark: .init(0x787880, 0.32),
        lightHighContrast: .init(0x787880, 0.24), darkHighContrast: .init(0x787880, 0.4))))
  /// Large shapes, as fields, search bars and buttons.
  public static let tertiarySystemFill = UIColor(
    .system(
      SystemColor(
        "tertiarySystemFillColor", light: .init(0x767680, 0.12), dark: .init(0x767680, 0.24),
        lightHighContrast: .init(0x767680, 0.2), darkHighContrast: .init(0x767680, 0.32))))
  /// Large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    .system(
      SystemColor(
        "quaternarySystemFillColor", light: .init(0x747480, 0.08), dark: .init(0x767680, 0.18),
        lightHighContrast: .init(0x747480, 0.16), darkHighContrast: .init(0x767680, 0.26))))
  /// A thin line that lets what is below show.
  public static let separator = UIColor(
    .system(
      SystemColor(
        "separatorColor", light: .init(0x3C3C43, 0.29), dark: .init(0x545458, 0.6),
        lightHighContrast: .init(0x3C3C43, 0.37), darkHighContrast: .init(0x545458, 0.68))))
  /// A thin line that hides what is below.
  public static let opaqueSeparator = UIColor(
    .system(SystemColor("opaqueSeparatorColor", light: 0xC6C6C8, dark: 0x38383A)))

  // MARK: Backgrounds

  /// The main background.
  public static let systemBackground = UIColor(
    .system(
      SystemColor(
        "systemBackgroundColor", light: 0xFFFFFF, dark: 0x000000, darkElevated: 0x1C1C1E,
        darkHighContrastElevated: 0x242426)))
  /// Content upon the main background.
  public static let secondarySystemBackground = UIColor(
    .system(
      SystemColor(
        "secondarySystemBackgroundColor", light: 0xF2F2F7, dark: 0x1C1C1E, lightHighContrast: 0xEBEBF0,
        darkHighContrast: 0x242426, darkElevated: 0x2C2C2E, darkHighContrastElevated: 0x363638)))
  /// Content upon secondary backgrounds.
  public static let tertiarySystemBackground = UIColor(
    .system(
      SystemColor(
        "tertiarySystemBackgroundColor", light: 0xFFFFFF, dark: 0x2C2C2E, darkHighContrast: 0x363638,
        darkElevated: 0x3A3A3C, darkHighContrastElevated: 0x444446)))
  /// The main background of grouped content.
  public static let systemGroupedBackground = UIColor(
    .system(
      SystemColor(
        "systemGroupedBackgroundColor", light: 0xF2F2F7, dark: 0x000000, lightHighContrast: 0xEBEBF0,
        darkElevated: 0x1C1C1E, darkHighContrastElevated: 0x242426)))
  /// Content upon the main background of grouped content.
  public static let secondarySystemGroupedBackground = UIColor(
    .system(
      SystemColor(
        "secondarySystemGroupedBackgroundColor", light: 0xFFFFFF, dark: 0x1C1C1E, darkHighContrast: 0x242426,
        darkElevated: 0x2C2C2E, darkHighContrastElevated: 0x363638)))
  /// Content upon secondary backgrounds of grouped content.
  public static let tertiarySystemGroupedBackground = UIColor(
    .system(
      SystemColor(
        "tertiarySystemGroupedBackgroundColor", light: 0xF2F2F7, dark: 0x2C2C2E, lightHighContrast: 0xEBEBF0,
        darkHighContrast: 0x363638, darkElevated: 0x3A3A3C, darkHighContrastElevated: 0x444446)))
}
