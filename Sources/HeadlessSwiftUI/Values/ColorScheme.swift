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
}
