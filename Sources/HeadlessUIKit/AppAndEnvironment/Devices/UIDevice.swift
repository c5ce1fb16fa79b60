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

  private static let shared = UIDevice()

  open class var current: UIDevice { TaskSurroundings.current?.device ?? shared }

  private var idiom = UIUserInterfaceIdiom.phone
  private var heldOrientation = UIDeviceOrientation.portrait

  /// Has `current` speak for a device of a kind, held in such a way that its interface has an orientation. Tells of a new
  /// orientation as a turned device does.
  package func host(_ idiom: UIUserInterfaceIdiom, orientation: UIInterfaceOrientation) {
    self.idiom = idiom
    let held = UIDeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
    if held == heldOrientation { return }
    heldOrientation = held
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
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// Stored but unused: battery, loudspeaker, sensors and light aren't simulated.
  open var isBatteryMonitoringEnabled = false
  /// Always unknown: there is no battery.
  open var batteryState: UIDevice.BatteryState { .unknown }
  /// -1 stands for an unknown level.
  open var batteryLevel: Float { -1 }

  /// Stored but unused: battery, loudspeaker, sensors and light aren't simulated.
  open var isProximityMonitoringEnabled = false
  /// Always false: there is no sensor.
  open var proximityState: Bool { false }

  /// Does nothing: apps turn phones by a value for "orientation", and here the screen that is hosted decides.
  open func setValue(_ value: Any?, forKey key: String) {}

  /// Makes no sound.
  open func playInputClick() {}

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted by nothing here: the battery and the proximity sensor stay as they are.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted by nothing here: the battery and the proximity sensor stay as they are.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted by nothing here: the battery and the proximity sensor stay as they are.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
