import Foundation
import HeadlessUIKit
import Testing

/// Notifications of the app as messages of a type of their own, as iOS 26 has them.
@MainActor @Suite struct ApplicationMessageTests {
  @Test func messagesReachWhoObservesThem() {
    let center = NotificationCenter()
    var count = 0
    let token = center.addObserver(of: UIApplication.self, for: .willEnterForeground) { _ in count += 1 }
    center.post(UIApplication.WillEnterForegroundMessage(), subject: .shared)
    center.post(UIApplication.WillResignActiveMessage(), subject: .shared)
    #expect(count == 1)
    center.removeObserver(token)
    center.post(UIApplication.WillEnterForegroundMessage(), subject: .shared)
    #expect(count == 1)
  }
}
