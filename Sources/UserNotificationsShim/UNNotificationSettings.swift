/// The app's notification settings.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }

  /// If notifications are allowed, all kinds are, as after the first permission.
  private var each: UNNotificationSetting {
    switch authorizationStatus {
    case .authorized, .provisional, .ephemeral: .enabled
    default: .disabled
    }
  }

  open var soundSetting: UNNotificationSetting { each }
  open var badgeSetting: UNNotificationSetting { each }
  open var alertSetting: UNNotificationSetting { each }
  open var notificationCenterSetting: UNNotificationSetting { each }
  open var lockScreenSetting: UNNotificationSetting { each }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var announcementSetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { each == .enabled ? .banner : .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  open var providesAppNotificationSettings: Bool { false }
}
