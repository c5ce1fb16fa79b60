import Foundation
import HeadlessObjectiveC
import Testing

private final class Listener: NSObject {
  var heard: [String] = []
  func hear(_ word: String) { heard.append(word) }
}

/// `perform(_:with:afterDelay:)` and its cancellation.
@MainActor @Suite struct DelayedPerformTests {
  private let hear = Selector("hear:") { (listener: Listener) in { (word: String) in listener.hear(word) } }

  private func runLoop(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test func aCallComesFromTheRunLoop() {
    let listener = Listener()
    listener.perform(hear, with: "later", afterDelay: 0)
    #expect(listener.heard.isEmpty)
    runLoop { !listener.heard.isEmpty }
    #expect(listener.heard == ["later"])
  }

  @Test func callsWithEqualArgumentsAreTakenBack() {
    let listener = Listener()
    listener.perform(hear, with: "one", afterDelay: 0)
    listener.perform(hear, with: "two", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: hear, object: "one")
    runLoop { !listener.heard.isEmpty }
    #expect(listener.heard == ["two"])
  }

  @Test func allOfATargetsCallsAreTakenBack() {
    let (listener, other) = (Listener(), Listener())
    listener.perform(hear, with: "one", afterDelay: 0)
    other.perform(hear, with: "two", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    runLoop { !other.heard.isEmpty }
    #expect(listener.heard.isEmpty && other.heard == ["two"])
  }
}
