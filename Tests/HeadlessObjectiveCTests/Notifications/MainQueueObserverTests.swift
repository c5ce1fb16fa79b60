import Foundation
import HeadlessObjectiveC
import Testing

/// `addObserver(forName:object:queue:using:)` with the main queue, as most apps call it.
@MainActor @Suite struct MainQueueObserverTests {
  private nonisolated static let name = Notification.Name("MainQueueObserverTests")

  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private func observe(_ center: NotificationCenter, _ log: Log) -> any NSObjectProtocol {
    center.addObserver(forName: Self.name, object: nil, queue: .main) { note in
      let number = note.userInfo?["number"] as? Int ?? 0
      MainActor.assumeIsolated { log.lines.append("called \(number)") }
    }
  }

  /// Without the library's own method this never ends.
  @Test func whoPostsOnTheMainQueueIsAnsweredAtOnce() {
    let (center, log) = (NotificationCenter(), Log())
    let token = observe(center, log)
    center.post(name: Self.name, object: nil, userInfo: ["number": 1])
    log.lines.append("posted")
    center.removeObserver(token)
    center.post(name: Self.name, object: nil)
    #expect(log.lines == ["called 1", "posted"])
  }

  @Test func whoPostsElsewhereWaitsForTheMainQueue() async {
    let (center, log) = (NotificationCenter(), Log())
    let token = observe(center, log)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        center.post(name: Self.name, object: nil, userInfo: ["number": 2])
        log.lines.append("posted")
        continuation.resume()
      }
    }
    #expect(log.lines == ["called 2", "posted"])
    center.removeObserver(token)
  }
}
