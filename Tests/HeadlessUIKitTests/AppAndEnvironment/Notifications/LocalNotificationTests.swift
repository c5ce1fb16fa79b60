import Testing
import UIKit

/// Local notifications of apps before iOS 10.
@MainActor @Suite(.serialized) struct LocalNotificationTests {
  private func note(_ text: String, at seconds: TimeInterval) -> UILocalNotification {
    let note = UILocalNotification()
    note.alertBody = text
    note.fireDate = Date(timeIntervalSince1970: seconds)
    return note
  }

  @Test func whatIsScheduledIsACopyInTheOrderOfTime() {
    let app = UIApplication.shared
    app.cancelAllLocalNotifications()
    defer { app.cancelAllLocalNotifications() }
    let late = note("late", at: 20)
    app.scheduleLocalNotification(late)
    app.scheduleLocalNotification(note("early", at: 10))
    late.alertBody = "changed"
    #expect(app.scheduledLocalNotifications?.map(\.alertBody) == ["early", "late"])
    app.cancelLocalNotification(note("late", at: 20))
    #expect(app.scheduledLocalNotifications?.map(\.alertBody) == ["early"])
  }

  @Test func settingsAreKept() {
    let action = UIMutableUserNotificationAction()
    action.identifier = "snooze"
    let category = UIMutableUserNotificationCategory()
    category.identifier = "alarm"
    category.setActions([action], for: .minimal)
    UIApplication.shared.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .sound], categories: [category]))
    let settings = UIApplication.shared.currentUserNotificationSettings
    #expect(settings?.types == [.alert, .sound])
    #expect(settings?.categories?.first?.actions(for: .minimal)?.first?.identifier == "snooze")
    #expect(settings?.categories?.first?.actions(for: .default) == nil)
  }
}
