public import Foundation

/// The device that the application runs on: here, the one that a screen is hosted on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The values set on the device, for a test or for the process.
  struct Settings {
    var idiom: UIUserInterfaceIdiom?
    var heldOrientation: UIDeviceOrientation?
    var isGeneratingDeviceOrientationNotifications: Bool?
    var isBatteryMonitoringEnabled: Bool?
    var isProximityMonitoringEnabled: Bool?
  }

  /// A shared object for all tests; a value set on it applies to the test that sets it.
  open class var current: UIDevice { AppState.current.theDevice }

  private var idiom: UIUserInterfaceIdiom { AppState.current.found { $0.device.idiom } ?? .phone }
  private var heldOrientation: UIDeviceOrientation { AppState.current.found(\.device.heldOrientation) ?? .portrait }

  /// Posts the notification of a new orientation.
  func orientationDidChange() {
    if isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }
  }

  /// A general name, as on iOS since 16: "iPhone" or "iPad".
  open var name: String { model }
  open var model: String { idiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { idiom == .pad ? "iPadOS" : "iOS" }
  /// The version of UIKit whose behaviour this is.
  open var systemVersion: String { Look.release.name }
  /// Always nil: the app is installed on no device.
  open var identifierForVendor: UUID? { nil }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
  /// Always true, as on every device since iOS 4.
  open var isMultitaskingSupported: Bool { true }

  open var orientation: UIDeviceOrientation { heldOrientation }
  open private(set) var isGeneratingDeviceOrientationNotifications: Bool {
    get { AppState.current.found(\.device.isGeneratingDeviceOrientationNotifications) ?? false }
    set { AppState.ofSetting.device.isGeneratingDeviceOrientationNotifications = newValue }
  }

  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// Stored but unused: battery, loudspeaker, sensors and light aren't simulated.
  open var isBatteryMonitoringEnabled: Bool {
    get { AppState.current.found(\.device.isBatteryMonitoringEnabled) ?? false }
    set { AppState.ofSetting.device.isBatteryMonitoringEnabled = newValue }
  }
  /// Always unknown: there is no battery.
  open var batteryState: UIDevice.BatteryState { .unknown }
  /// -1 means unknown.
  open var batteryLevel: Float { -1 }

  /// Stored but unused: battery, loudspeaker, sensors and light aren't simulated.
  open var isProximityMonitoringEnabled: Bool {
    get { AppState.current.found(\.device.isProximityMonitoringEnabled) ?? false }
    set { AppState.ofSetting.device.isProximityMonitoringEnabled = newValue }
  }
  /// Always false: there is no sensor.
  open var proximityState: Bool { false }

  /// Does nothing: apps rotate phones by setting "orientation"; here the hosted screen determines the orientation.
  open func setValue(_ value: Any?, forKey key: String) {}

  /// Has no effect: sounds aren't simulated.
  open func playInputClick() {}

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Never posted: the battery and the proximity sensor aren't simulated.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted: the battery and the proximity sensor aren't simulated.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted: the battery and the proximity sensor aren't simulated.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
