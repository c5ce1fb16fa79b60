internal import Foundation

/// The colours of bars, light and dark.
@MainActor enum BarColors {
  /// Bars that aren't translucent: the colours of the chrome material without its transparency.
  static let opaque = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 29 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1)
  }

  /// The hairline at the edge of bars: black at 30 %, white at 15 % in the dark, after Apple's design resources.
  static let shadow = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
