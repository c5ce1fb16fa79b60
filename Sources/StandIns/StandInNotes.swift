internal import HeadlessObjectiveC
internal import Synchronization

/// What screens ask stand-ins that no test gave an answer for, kept for the snapshots that are being taken.
package final class StandInNotes: Sendable {
  private struct State {
    var next = 0
    /// The sentences noted since each subscription began.
    var open: [Int: [String]] = [:]
  }

  private let state = Mutex(State())

  private init() {}

  private static var ofProcess: StandInNotes { StateHost.process.value { _ in StandInNotes() } }

  /// Keeps a sentence without its end for the open subscriptions; without one it is forgotten.
  package static func note(_ sentence: String) {
    ofProcess.state.withLock { state in
      for key in state.open.keys { state.open[key]?.append(sentence) }
    }
  }

  /// Has sentences kept from now on.
  ///
  /// - Returns: What `endSubscription(_:)` is called with, once.
  package static func subscribe() -> Int {
    ofProcess.state.withLock { state in
      state.next += 1
      state.open[state.next] = []
      return state.next
    }
  }

  /// What was noted since a subscription began, in order; ends it.
  package static func endSubscription(_ subscription: Int) -> [String] {
    ofProcess.state.withLock { $0.open.removeValue(forKey: subscription) ?? [] }
  }
}
