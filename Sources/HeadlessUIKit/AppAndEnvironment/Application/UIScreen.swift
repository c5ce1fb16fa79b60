public import Foundation

/// The screen of the snapshot's or the test's device.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The values set on the screen, for a test or for the process.
  struct Settings {
    var configuration: ScreenConfiguration?
    var brightness: CGFloat?
    var wantsSoftwareDimming: Bool?
  }

  /// A shared object for all tests; a value set on it applies to the test that sets it.
  open class var main: UIScreen { AppState.current.theScreen }
  open class var screens: [UIScreen] { [main] }

  package internal(set) var configuration: ScreenConfiguration {
    get { AppState.current.configuration }
    set { AppState.current.screen.configuration = newValue }
  }

  /// The bounds in points, in the current orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }

  /// The screen's coordinates in the current orientation.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinates(of: self, isFixed: false) }
  /// The screen's coordinates in the upright orientation.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinates(of: self, isFixed: true) }

  /// The bounds in pixels, in the upright orientation.
  open var nativeBounds: CGRect { CGRect(origin: .zero, size: configuration.nativeSize ?? paintedSize) }

  /// The size at which the upright screen is painted, in pixels.
  private var paintedSize: CGSize {
    let size = configuration.size
    let isLandscape = configuration.orientation.isLandscape
    return CGSize(
      width: (isLandscape ? size.height : size.width) * scale, height: (isLandscape ? size.width : size.height) * scale)
  }

  /// The number of pixels per point at which views are painted.
  open var scale: CGFloat { configuration.scale }
  /// The number of the display's pixels per point: less than `scale` on displays that scale the painted picture down.
  open var nativeScale: CGFloat { scale * nativeBounds.width / max(paintedSize.width, 1) }
  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  open var preferredMode: UIScreenMode? { currentMode }
  /// Stored but unused: light isn't simulated.
  open var brightness: CGFloat {
    get { AppState.current.found(\.screen.brightness) ?? 0.5 }
    set { AppState.ofSetting.screen.brightness = newValue }
  }
  /// Stored but unused: battery, loudspeaker, sensors and light aren't simulated.
  open var wantsSoftwareDimming: Bool {
    get { AppState.current.found(\.screen.wantsSoftwareDimming) ?? false }
    set { AppState.ofSetting.screen.wantsSoftwareDimming = newValue }
  }
  /// Always 60, the number of calls of a display link in a counted second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Returns a view with the screen's content.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    for window in UIApplication.shared.windows {
      guard let copy = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      copy.frame = window.frame
      view.addSubview(copy)
    }
    return view
  }

  /// The whole screen, as since iOS 7.
  @available(*, deprecated, message: "Use bounds.")
  open var applicationFrame: CGRect { bounds }
  /// Always 1: everything is painted in sRGB.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// Always 1: everything is painted in sRGB.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// Always 0: there is no display.
  open var calibratedLatency: TimeInterval { 0 }
  /// Always false: the focus system isn't simulated.
  open var supportsFocus: Bool { false }
  /// Always nil: the focus system isn't simulated.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// The screen that this one mirrors; there is no other.
  open var mirrored: UIScreen? { nil }
  /// Always false: the screen isn't recorded.
  open var isCaptured: Bool { false }
  open var traitCollection: UITraitCollection { configuration.traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func traitsDidChange(from previous: UITraitCollection) {
    if previous != traitCollection { traitCollection.withCurrent { traitCollectionDidChange(previous) } }
  }

  /// Never posted: the screen's settings don't change.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Never posted: the screen's settings don't change.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// Never posted: the screen's settings don't change.
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  /// Never posted: the screen's settings don't change.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Never posted: the screen's settings don't change.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
