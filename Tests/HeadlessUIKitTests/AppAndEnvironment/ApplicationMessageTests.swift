import Foundation
import HeadlessUIKit
import Testing

/// Notifications of the app as messages of a type of their own, as iOS 26 has them.
@MainActor @Suite struct ApplicationMessageTests {
  @Test func messagesComeWithTheirNotifications() {
    let center = NotificationCenter()
    var count = 0
    let token = center.addObserver(of: UIApplication.self, for: .willEnterForeground) { _ in count += 1 }
    center.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    center.post(name: UIApplication.willResignActiveNotification, object: nil)
    #expect(count == 1)
    center.removeObserver(token)
    center.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    #expect(count == 1)
  }
}
