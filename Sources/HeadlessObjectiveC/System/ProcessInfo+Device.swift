public import Foundation

// Properties of the device, which Foundation has on Apple's platforms: here it is a phone at rest.
extension ProcessInfo {
  /// The thermal state of the device.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }

  /// Never posted.
  public class var thermalStateDidChangeNotification: Notification.Name {
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }
}

extension Notification.Name {
  /// Never posted.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
  /// Never posted.
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
}
