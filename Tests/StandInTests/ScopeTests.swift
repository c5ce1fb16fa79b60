import Foundation
import Onionskin
import Testing
import UIKit
import UserNotifications

/// The tests to which answers apply.
@MainActor @Suite struct ScopeTests {
  private func status() async -> UNAuthorizationStatus {
    await UNUserNotificationCenter.current().notificationSettings().authorizationStatus
  }

  @Test func answersHoldWithinTheirCall() async {
    #expect(await status() == .notDetermined)
    await withAnswers(NotificationAnswers(authorizationStatus: .denied)) {
      #expect(await status() == .denied)
      await withAnswers(NotificationAnswers(authorizationStatus: .authorized)) {
        #expect(await status() == .authorized)
        #expect(await Task { await status() }.value == .authorized)
      }
      #expect(await status() == .denied)
    }
    #expect(await status() == .notDetermined)
  }

  @Test(.answers(NotificationAnswers(authorizationStatus: .provisional))) func traitsGiveAnswers() async {
    #expect(await status() == .provisional)
  }

  @Test func sharedObjectsAreTheTestsOwn() {
    let outer = UNUserNotificationCenter.current()
    let inner = withAnswers(NotificationAnswers()) {
      let center = UNUserNotificationCenter.current()
      #expect(withAnswers(NotificationAnswers()) { UNUserNotificationCenter.current() } === center)
      return center
    }
    #expect(outer !== inner && UNUserNotificationCenter.current() === outer)
  }

  @Test func aRequestIsRememberedByTheCenter() async throws {
    try await withAnswers(NotificationAnswers(authorizationStatus: .notDetermined, grantsRequest: true)) {
      let center = UNUserNotificationCenter.current()
      let isGranted = try await center.requestAuthorization(options: [.alert])
      #expect(isGranted)
      #expect(await status() == .authorized)
      let settings = await center.notificationSettings()
      #expect(settings.alertSetting == .enabled && settings.alertStyle == .banner)
    }
  }

  @Test func notificationsAreKeptUntilTheyAreDelivered() async throws {
    try await withAnswers(NotificationAnswers()) {
      let center = UNUserNotificationCenter.current()
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
      content.title = "Coffee"
      #expect(request.content.title == "Tea")
      try await center.add(request)
      try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
      #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Coffee"])
      center.deliver(UNNotification(request: request))
      #expect(await center.pendingNotificationRequests().isEmpty)
      #expect(await center.deliveredNotifications().count == 1)
      center.removeAllDeliveredNotifications()
      #expect(await center.deliveredNotifications().isEmpty)
    }
  }

  // MARK: Warnings

  /// A screen's questions are noted in the snapshots that are being taken, unless the test answers them.
  @Test func questionsWithoutAnswersAreNoted() async {
    let subscription = StandInNotes.subscribe()
    _ = await status()
    await withAnswers(NotificationAnswers()) { _ = await status() }
    let notes = StandInNotes.endSubscription(subscription).filter { $0.contains("NotificationAnswers") }
    #expect(
      notes.contains(
        "UserNotifications is asked whether notifications are allowed, and the test sets no NotificationAnswers"))
    #expect(StandInNotes.endSubscription(subscription) == [])
  }
}
