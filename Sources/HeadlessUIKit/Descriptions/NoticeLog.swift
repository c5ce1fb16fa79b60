internal import Synchronization

/// Notices from any thread, kept for those who have subscribed: each gets all that were noted since, whatever others have
/// taken.
final class NoticeLog<Notice: Sendable>: Sendable {
  /// One list for all subscriptions: a note costs the same however many there are, and however much each has had.
  private struct State {
    var notices: [Notice] = []
    /// How many notices were dropped from the front of the list, as every open subscription is later.
    var dropped = 0
    var next = 0
    /// The number of notices, dropped ones included, when each subscription began.
    var starts: [Int: Int] = [:]

    /// Drops what no subscription needs, once it is half of the list: each notice is moved twice on average.
    mutating func drop() {
      guard let first = starts.values.min() else { return (notices, dropped) = ([], 0) }
      let count = first - dropped
      guard count > notices.count / 2 else { return }
      notices.removeFirst(count)
      dropped = first
    }
  }

  private let state = Mutex(State())

  /// Keeps a notice for the open subscriptions; without one it is forgotten.
  func note(_ notice: Notice) {
    state.withLock { state in
      guard !state.starts.isEmpty else { return }
      state.notices.append(notice)
    }
  }

  /// Has notices kept from now on.
  ///
  /// - Returns: What `endSubscription(_:)` is called with, once.
  func subscribe() -> Int {
    state.withLock { state in
      state.next += 1
      state.starts[state.next] = state.dropped + state.notices.count
      return state.next
    }
  }

  /// What was noted since a subscription began, in order; ends it.
  func endSubscription(_ subscription: Int) -> [Notice] {
    state.withLock { state in
      guard let start = state.starts.removeValue(forKey: subscription) else { return [] }
      let kept = Array(state.notices[(start - state.dropped)...])
      state.drop()
      return kept
    }
  }
}
