import Foundation

// Local notifications of the API before iOS 10. Scheduled ones are stored for tests, and never shown.

extension UIApplication {
  /// Nil until settings are registered: everything they ask for is granted.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { notifications.settings }
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    notifications.settings = notificationSettings
  }

  /// In the order of their times, as they were when they were scheduled.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { notifications.scheduled }
    set {
      notifications.scheduled = []
      for notification in newValue ?? [] { scheduleLocalNotification(notification) }
    }
  }
  /// Stores a copy.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    guard let copy = notification.copy() as? UILocalNotification else { return }
    let date = copy.fireDate ?? .distantPast
    let place = notifications.scheduled.firstIndex { ($0.fireDate ?? .distantPast) > date }
    notifications.scheduled.insert(copy, at: place ?? notifications.scheduled.endIndex)
  }
  /// Has no effect: notifications aren't shown.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    notifications.scheduled.removeAll { $0.isSameNote(as: notification) }
  }
  public func cancelAllLocalNotifications() { notifications.scheduled = [] }
}

/// The notification settings that the app registered.
struct OldNotifications {
  var settings: UIUserNotificationSettings?
  var scheduled: [UILocalNotification] = []
}

extension UILocalNotification {
  /// Scheduled notifications are copies, which are compared by their values and dates.
  func isSameNote(as other: UILocalNotification) -> Bool {
    self === other
      || (fireDate == other.fireDate && alertBody == other.alertBody && alertTitle == other.alertTitle
        && category == other.category
        && NSDictionary(dictionary: userInfo ?? [:]) == NSDictionary(dictionary: other.userInfo ?? [:]))
  }
}
