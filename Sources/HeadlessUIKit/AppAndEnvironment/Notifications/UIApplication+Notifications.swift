import Foundation

// Notes of the system's as before iOS 10. What is scheduled is kept for tests to look at, and never shown.

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
  /// Keeps a copy.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    guard let copy = notification.copy() as? UILocalNotification else { return }
    let date = copy.fireDate ?? .distantPast
    let place = notifications.scheduled.firstIndex { ($0.fireDate ?? .distantPast) > date }
    notifications.scheduled.insert(copy, at: place ?? notifications.scheduled.endIndex)
  }
  /// Shows nothing: there is no home screen, and no banner above the app's screen.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    notifications.scheduled.removeAll { $0.isSameNote(as: notification) }
  }
  public func cancelAllLocalNotifications() { notifications.scheduled = [] }
}

/// What the app asked of the system's notes.
struct OldNotifications {
  var settings: UIUserNotificationSettings?
  var scheduled: [UILocalNotification] = []
}

extension UILocalNotification {
  /// What is scheduled is a copy: it is compared by its values and its time.
  func isSameNote(as other: UILocalNotification) -> Bool {
    self === other
      || (fireDate == other.fireDate && alertBody == other.alertBody && alertTitle == other.alertTitle
        && category == other.category
        && NSDictionary(dictionary: userInfo ?? [:]) == NSDictionary(dictionary: other.userInfo ?? [:]))
  }
}
