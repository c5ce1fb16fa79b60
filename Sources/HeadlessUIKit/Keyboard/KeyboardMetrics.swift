import Foundation

/// How much room iOS' keyboard takes, in points.
///
/// Apple publishes no figures. These are what the keyboard notifications of iOS 13 to 18 are known to report for the
/// English keyboard, as developers have logged and published them; those of the newest screens are taken from the nearest
/// older one. Expect them to be a few points off for other languages and versions.
struct KeyboardMetrics: Equatable {
  /// The size of the screen in its current orientation.
  let size: CGSize
  let isPad: Bool
  /// The inset of the home indicator; 0 with a home button.
  let bottomInset: CGFloat
  /// The insets of the sensor housing on both sides of a phone in landscape.
  let sideInset: CGFloat

  init(_ configuration: ScreenConfiguration) {
    size = configuration.size
    isPad = configuration.traits.userInterfaceIdiom == .pad
    bottomInset = configuration.safeAreaInsets.bottom
    sideInset = max(configuration.safeAreaInsets.left, configuration.safeAreaInsets.right)
  }

  var isLandscape: Bool { size.width > size.height }

  /// Keys, suggestions and the room below the keys.
  func height(of type: UIKeyboardType, hasSuggestions: Bool) -> CGFloat {
    keys + below + (showsBar(of: type, hasSuggestions: hasSuggestions) ? bar : 0)
  }

  /// Tablets keep the bar, because it also has shortcuts.
  func showsBar(of type: UIKeyboardType, hasSuggestions: Bool) -> Bool { isPad || hasSuggestions && !type.isPad }

  /// The rows of keys.
  var keys: CGFloat {
    guard !isPad else { return padKeys }
    guard !isLandscape else { return bottomInset > 0 ? 150 : 162 }
    return size.width >= 414 ? 226 : 216
  }

  /// Whether a tablet is as large as to show a row of digits above the letters.
  var isLargePad: Bool { isPad && min(size.width, size.height) >= 1000 }

  private var padKeys: CGFloat {
    if isLandscape { return isLargePad ? 416 : 353 }
    return isLargePad ? 323 : 265
  }

  /// On phones without a home button, the globe and the microphone are below the keys.
  var below: CGFloat {
    guard bottomInset > 0 else { return 0 }
    if isPad { return bottomInset }
    return isLandscape ? 21 : 75
  }

  /// The bar for suggestions above the keys.
  var bar: CGFloat {
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
