internal import Synchronization

/// Notices from any thread, stored for subscriptions: each receives all notices since its start, independent of the others. A
/// listener's subscription receives the notices of the listener's own code (see ``NoticeListener``).
package final class NoticeLog<Notice: Sendable>: Sendable {
  /// One list for all subscriptions: the cost of a notice doesn't depend on their number or history.
  private struct State {
    var notices: [(notice: Notice, source: NoticeListener.Source)] = []
    /// The number of notices that were removed from the front of the list because every open subscription is newer.
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

  private let includesThreads: Bool

  /// Creates a log without notices.
  ///
  /// - Parameter includesThreads: whether notices of threads other than the main one, whose owner is unknown, go to every listener.
  package init(includesThreads: Bool = false) { self.includesThreads = includesThreads }

  /// Stores a notice for the open subscriptions; without one it is discarded.
  package func note(_ notice: Notice) {
    let source = NoticeListener.Source.current
    state.withLock { state in
      guard !state.starts.isEmpty else { return }
      state.notices.append((notice, source))
    }
  }

  /// Starts storing notices.
  ///
  /// - Parameter listener: the owner of the notices; nil for all.
  /// - Returns: a token for `endSubscription(_:)`, which is to be called once.
  package func subscribe(for listener: NoticeListener? = nil) -> Int {
    state.withLock { state in
      state.next += 1
      state.starts[state.next] = (state.dropped + state.notices.count, listener)
      return state.next
    }
  }

  /// Ends a subscription, and returns its notices in order.
  package func endSubscription(_ subscription: Int) -> [Notice] {
    state.withLock { state in
      guard let start = state.starts.removeValue(forKey: subscription) else { return [] }
      let kept = state.notices[(start.position - state.dropped)...].filter { entry in
        start.listener.map { entry.source.concerns($0, includingThreads: includesThreads) } ?? true
      }
      state.drop()
      return kept.map(\.notice)
    }
  }
}
