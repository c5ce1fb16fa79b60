public import Foundation

/// The screen. There is one; the snapshot's device decides what it is like.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let shared = UIScreen(configuration: .standard)

  open class var main: UIScreen { shared }
  open class var screens: [UIScreen] { [shared] }

  package internal(set) var configuration: ScreenConfiguration

  init(configuration: ScreenConfiguration) {
    self.configuration = configuration
    super.init()
  }

  /// In points, as the screen is held.
  open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }

  /// In pixels, as the screen is held upright.
  open var nativeBounds: CGRect {
    let size = configuration.size
    let isLandscape = configuration.orientation.isLandscape
    return CGRect(
      x: 0, y: 0, width: (isLandscape ? size.height : size.width) * scale,
      height: (isLandscape ? size.width : size.height) * scale)
  }

  /// Pixels a point.
  open var scale: CGFloat { configuration.scale }
  open var nativeScale: CGFloat { configuration.scale }
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
  open var traitCollection: UITraitCollection { configuration.traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
