public import HeadlessUIKit

/// The colour scheme of the appearance: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark

  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

/// The contrast between the app's foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased

  /// The contrast for a value of UIKit's; nil for an unspecified one.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    default: return nil
    }
  }
}
