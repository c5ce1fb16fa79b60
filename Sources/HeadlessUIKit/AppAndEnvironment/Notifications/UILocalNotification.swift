public import Foundation

/// A note that the system would show at its time, as before iOS 10. Scheduled ones are kept until they are cancelled; none is
/// shown.
@preconcurrency @MainActor open class UILocalNotification: NSObject, @preconcurrency NSCopying {
  open var fireDate: Date?
  /// Nil if `fireDate` is an absolute time rather than a wall clock time. Stored but unused: notifications aren't delivered.
  open var timeZone: TimeZone?
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var repeatInterval: NSCalendar.Unit = []
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var repeatCalendar: Calendar?
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var alertBody: String?
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var hasAction = true
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var alertAction: String?
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var alertLaunchImage: String?
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var alertTitle: String?
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
  open var soundName: String?
  /// 0 leaves the badge as it is. Stored but unused: there is no home screen, no drawn status bar and no background
  /// execution.
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  /// Stored but unused: there is no home screen, no drawn status bar and no background execution.
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

/// The name of the default sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
