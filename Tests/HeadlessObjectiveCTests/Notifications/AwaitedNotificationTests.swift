import Foundation
import HeadlessObjectiveC
import Testing

@MainActor @Suite struct AwaitedNotificationTests {
  private static let name = Notification.Name("AwaitedNotificationTests")

  private final class Sender: Sendable {}

  @Test func notificationsAreAwaitedOneAfterAnother() async {
    let center = NotificationCenter()
    let sender = Sender()
    let all = center.notifications(named: Self.name).makeAsyncIterator()
    let some = center.notifications(named: Self.name, object: sender).makeAsyncIterator()
    center.post(name: Self.name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: sender)
    center.post(name: Self.name, object: sender, userInfo: ["number": 2])
    #expect(await numbers(all, 2) == [1, 2])
    #expect(await numbers(some, 1) == [2])
  }

  private func numbers(_ iterator: NotificationCenter.Notifications.Iterator, _ count: Int) async -> [Int] {
    var iterator = iterator
    var found: [Int] = []
    while found.count < count, let notification = await iterator.next(isolation: MainActor.shared) {
      if let number = notification.userInfo?["number"] as? Int { found.append(number) }
    }
    return found
  }

  @Test func aTaskThatIsCancelledWaitsNoLonger() async {
    let notifications = NotificationCenter().notifications(named: Self.name)
    let task = Task { @MainActor in
      for await _ in notifications { return false }
      return true
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value)
  }
}
