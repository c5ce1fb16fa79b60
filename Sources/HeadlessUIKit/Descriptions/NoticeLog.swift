internal import Synchronization

/// Notices from any thread, kept for the subscribers: each gets all that were noted since, whatever others have taken. A
/// subscription of a listener gets what the listener's own code notes (see ``NoticeListener``).
final class NoticeLog<Notice: Sendable>: Sendable {
  /// One list for all subscriptions: a note costs the same however many there are, and however much each has had.
  private struct State {
    var notices: [(notice: Notice, source: NoticeListener.Source)] = []
    /// How many notices were dropped from the front of the list, as every open subscription is later.
    var dropped = 0
    var next = 0
    /// The number of notices, dropped ones included, when each subscription began.
    var starts: [Int: (position: Int, listener: NoticeListener?)] = [:]

    /// Drops what no subscription needs, once it is half of the list: each notice is moved twice on average.
    mutating func drop() {
      guard let first = starts.values.map(\.position).min() else { return (notices, dropped) = ([], 0) }
      let count = first - dropped
      guard count > notices.count / 2 else { return }
      notices.removeFirst(count)
      dropped = first
    }
  }

  private let state = Mutex(State())

  /// Keeps a notice for the open subscriptions; without one it is forgotten.
  func note(_ notice: Notice) {
    let source = NoticeListener.Source.current
    state.withLock { state in
      guard !state.starts.isEmpty else { return }
      state.notices.append((notice, source))
    }
  }

  /// Has notices kept from now on.
  ///
  /// - Parameter listener: whose notices; nil for all.
  /// - Returns: What `endSubscription(_:)` is called with, once.
  func subscribe(for listener: NoticeListener? = nil) -> Int {
    state.withLock { state in
      state.next += 1
      state.starts[state.next] = (state.dropped + state.notices.count, listener)
      return state.next
    }
  }

  /// What was noted since a subscription began, in order; ends it.
  func endSubscription(_ subscription: Int) -> [Notice] {
    state.withLock { state in
      guard let start = state.starts.removeValue(forKey: subscription) else { return [] }
      let kept = state.notices[(start.position - state.dropped)...].filter { entry in
        start.listener.map { entry.source.concerns($0) } ?? true
      }
      state.drop()
      return kept.map(\.notice)
    }
  }
}
