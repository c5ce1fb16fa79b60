public import Foundation

/// A note that the system would show at its time, as before iOS 10. Scheduled ones are kept until they are cancelled; none is
/// shown.
@preconcurrency @MainActor open class UILocalNotification: NSObject, @preconcurrency NSCopying {
  open var fireDate: Date?
  /// Nil where `fireDate` means a moment, and not what clocks show. Kept without effect: there is no home screen, no
  /// drawn status bar, no background.
  open var timeZone: TimeZone?
  /// Kept without effect: there is no home screen, no drawn status bar, no background.
  open var repeatInterval: NSCalendar.Unit = []
  /// Kept without effect: there is no home screen, no drawn status bar, no background.
  open var repeatCalendar: Calendar?
  /// Kept without effect: there is no home screen, no drawn status bar, no background.
  open var alertBody: String?
  /// Kept without effect: there is no home screen, no drawn status bar, no background.
  open var hasAction = true
  /// Kept without effect: there is no home screen, no drawn status bar, no background.
  open var alertAction: String?
  /// Kept without effect: there is no home screen, no drawn status bar, no background.
  open var alertLaunchImage: String?
  /// Kept without effect: there is no home screen, no drawn status bar, no background.
  open var alertTitle: String?
  /// Kept without effect: there is no home screen, no drawn status bar, no background.
  open var soundName: String?
  /// 0 leaves the badge as it is. Kept without effect: there is no home screen, no drawn status bar, no background.
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  /// Kept without effect: there is no home screen, no drawn status bar, no background.
  open var category: String?

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UILocalNotification()
    copy.fireDate = fireDate
    copy.timeZone = timeZone
    copy.repeatInterval = repeatInterval
    copy.repeatCalendar = repeatCalendar
    copy.alertBody = alertBody
    copy.hasAction = hasAction
    copy.alertAction = alertAction
    copy.alertLaunchImage = alertLaunchImage
    copy.alertTitle = alertTitle
    copy.soundName = soundName
    copy.applicationIconBadgeNumber = applicationIconBadgeNumber
    copy.userInfo = userInfo
    copy.category = category
    return copy
  }
}

/// The sound of a note that names none of its own.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
