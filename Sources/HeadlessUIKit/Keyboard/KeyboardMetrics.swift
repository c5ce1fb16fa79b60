import Foundation

/// How much room iOS' keyboard takes, in points.
///
/// Apple publishes no figures. These are what the keyboard notifications of iOS 13 to 18 are known to report for the
/// English keyboard, as developers have logged and published them; those of the newest screens are taken from the nearest
/// older one. Expect them to be a few points off for other languages and versions.
struct KeyboardMetrics {
  /// The screen as it is held.
  let size: CGSize
  let isPad: Bool
  /// What the home indicator takes; nought with a home button.
  let bottomInset: CGFloat

  init(_ configuration: ScreenConfiguration) {
    size = configuration.size
    isPad = configuration.traits.userInterfaceIdiom == .pad
    bottomInset = configuration.safeAreaInsets.bottom
  }

  private var isLandscape: Bool { size.width > size.height }

  /// Keys, suggestions and the room below the keys.
  func height(of type: UIKeyboardType, hasSuggestions: Bool) -> CGFloat {
    // Tablets keep the bar, for it has shortcuts too.
    keys + below + (isPad || hasSuggestions && !type.isPad ? bar : 0)
  }

  /// The four rows of keys.
  private var keys: CGFloat {
    guard !isPad else { return padKeys }
    guard !isLandscape else { return bottomInset > 0 ? 150 : 162 }
    return size.width >= 414 ? 226 : 216
  }

  private var padKeys: CGFloat {
    let isLarge = min(size.width, size.height) >= 1000
    if isLandscape { return isLarge ? 416 : 353 }
    return isLarge ? 323 : 265
  }

  /// Below the keys of phones without a home button stand the globe and the microphone.
  private var below: CGFloat {
    guard bottomInset > 0 else { return 0 }
    if isPad { return bottomInset }
    return isLandscape ? 21 : 75
  }

  private var bar: CGFloat {
    guard !isPad else { return 55 }
    guard !isLandscape else { return 38 }
    if bottomInset > 0 { return size.width > 375 ? 45 : 44 }
    switch size.width {
    case ..<375: return 37
    case ..<414: return 44
    default: return 45
    }
  }
}

extension UIKeyboardType {
  /// Whether the keyboard is a field of digits, which has no suggestions.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
