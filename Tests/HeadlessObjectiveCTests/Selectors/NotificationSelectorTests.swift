import Foundation
import HeadlessObjectiveC
import Testing

/// Notifications and timers that call methods by selectors.
@MainActor @Suite struct NotificationSelectorTests {
  @MainActor private final class Listener: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func value(_ notification: Notification) { calls.append("value \(notification.name.rawValue)") }
    func reference(_ notification: NSNotification) { calls.append("reference \(notification.name.rawValue)") }
    func fired(_ timer: Timer) {
      calls.append("fired")
      timer.invalidate()
    }
  }

  private let center = NotificationCenter()
  private let a = Notification.Name("a")
  private let b = Notification.Name("b")

  @Test func methodsAreCalledWithTheNotification() {
    let listener = Listener()
    center.addObserver(listener, selector: Selector("plain", Listener.plain), name: a, object: nil)
    center.addObserver(listener, selector: Selector("value:", Listener.value), name: a, object: nil)
    center.addObserver(listener, selector: Selector("reference:", Listener.reference), name: b, object: nil)
    center.post(name: a, object: nil)
    #expect(listener.calls.sorted() == ["plain", "value a"])
    center.post(name: b, object: nil)
    #expect(listener.calls.last == "reference b" && listener.calls.count == 3)
  }

  @Test func onlyTheObjectsNotificationsCount() {
    let (listener, object) = (Listener(), NSObject())
    center.addObserver(listener, selector: Selector("plain", Listener.plain), name: a, object: object)
    center.post(name: a, object: nil)
    center.post(name: a, object: NSObject())
    #expect(listener.calls == [])
    center.post(name: a, object: object)
    #expect(listener.calls == ["plain"])
  }

  @Test func observersAreRemovedWholeOrByName() {
    let listener = Listener()
    let plain = Selector("plain", Listener.plain)
    for name in [a, b] { center.addObserver(listener, selector: plain, name: name, object: nil) }
    center.removeObserver(listener, name: a, object: nil)
    center.post(name: a, object: nil)
    #expect(listener.calls == [])
    center.post(name: b, object: nil)
    #expect(listener.calls == ["plain"])
    center.removeObserver(listener)
    center.post(name: b, object: nil)
    #expect(listener.calls == ["plain"])
  }

  @Test func closuresAreRemovedByTheirTokensAsBefore() {
    nonisolated(unsafe) var calls = 0
    let token = center.addObserver(forName: a, object: nil, queue: nil) { _ in calls += 1 }
    center.post(name: a, object: nil)
    center.removeObserver(token)
    center.post(name: a, object: nil)
    #expect(calls == 1)
  }

  @Test func observersAreNotKept() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Selector("plain", Listener.plain), name: a, object: nil)
    }
    #expect(gone == nil)
    center.post(name: a, object: nil)
  }

  @Test func centersLetGoOfObserversThatAreGone() {
    weak var heldByMethod: NSObject?
    do {
      let held = NSObject()
      heldByMethod = held
      let selector = Selector("plain") { (listener: Listener) in { _ = held } }
      center.addObserver(Listener(), selector: selector, name: a, object: nil)
    }
    let listener = Listener()
    center.addObserver(listener, selector: Selector("plain", Listener.plain), name: a, object: nil)
    #expect(heldByMethod == nil)
    center.post(name: a, object: nil)
    #expect(listener.calls == ["plain"])
  }

  @Test func timersCallTheirTargets() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 1000, target: listener, selector: Selector("fired:", Listener.fired), userInfo: nil, repeats: true)
    timer.fire()
    #expect(listener.calls == ["fired"])
    #expect(!timer.isValid)
  }
}
