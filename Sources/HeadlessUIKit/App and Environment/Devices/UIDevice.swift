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

  open class var current: UIDevice { shared }

  /// The device that `current` speaks for.
  package var hosted = Device.iPhone15Pro
  package var hostedOrientation = UIDeviceOrientation.portrait

  /// A general name, as on iOS since 16: "iPhone" or "iPad".
  open var name: String { model }
  open var model: String { hosted.idiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { hosted.idiom == .pad ? "iPadOS" : "iOS" }
  /// The version of UIKit whose behaviour this is.
  open var systemVersion: String { "17.5" }
  open var identifierForVendor: UUID? { nil }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { hosted.idiom }
  open var isMultitaskingSupported: Bool { true }

  open var orientation: UIDeviceOrientation { hostedOrientation }
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  open var isBatteryMonitoringEnabled = false
  open var batteryState: UIDevice.BatteryState { .unknown }
  /// -1 stands for an unknown level.
  open var batteryLevel: Float { -1 }

  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  /// Makes no sound.
  open func playInputClick() {}

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
