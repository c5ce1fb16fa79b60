internal import Foundation

/// What lies at the back of a bar and lets some of the content through.
enum BarMaterial: Hashable {
  /// The system's material for bars.
  case chrome
}

/// The colours of bars, light and dark.
@MainActor enum BarColors {
  /// The bars' material over a plain background. iOS blurs what lies below and lays a veil over it; Apple's design
  /// resources give the veil as these colours at 94 %.
  static let chrome = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 29 / 255, alpha: 0.94) : UIColor(white: 249 / 255, alpha: 0.94)
  }

  /// Bars that aren't translucent: the material's colours without the veil's transparency.
  static let opaque = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 29 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1)
  }

  /// The hairline at the edge of bars: black at 30 %, white at 15 % in the dark, after Apple's design resources.
  static let shadow = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
