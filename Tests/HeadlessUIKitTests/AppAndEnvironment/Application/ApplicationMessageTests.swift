import Foundation
import HeadlessUIKit
import Testing

/// App notifications as typed messages, as in iOS 26.
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
