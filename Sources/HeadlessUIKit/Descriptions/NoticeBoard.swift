internal import Synchronization

/// Where something is noted for everybody who listens, from any thread: what one of them has heard is taken from nobody else.
final class NoticeBoard<Notice: Sendable>: Sendable {
  /// One list for all who listen: a note costs the same however many they are, and however much they have heard.
  private struct Log {
    var notices: [Notice] = []
    /// How many notices were dropped from the front of the list, as nobody who listens had begun by then.
    var dropped = 0
    var next = 0
    /// The number of notices, dropped ones included, when each began to listen.
    var starts: [Int: Int] = [:]

    /// What nobody will hear any more goes, and once it is half of the list: each notice is moved twice on average.
    mutating func drop() {
      guard let first = starts.values.min() else { return (notices, dropped) = ([], 0) }
      let count = first - dropped
      guard count > notices.count / 2 else { return }
      notices.removeFirst(count)
      dropped = first
    }
  }

  private let log = Mutex(Log())

  func note(_ notice: Notice) {
    log.withLock { log in
      guard !log.starts.isEmpty else { return }
      log.notices.append(notice)
    }
  }

  /// Begins to listen.
  ///
  /// - Returns: What `heard(by:)` wants to be called with, once.
  func listen() -> Int {
    log.withLock { log in
      log.next += 1
      log.starts[log.next] = log.dropped + log.notices.count
      return log.next
    }
  }

  /// What was noted since somebody began to listen, in order; listens no more.
  func heard(by ear: Int) -> [Notice] {
    log.withLock { log in
      guard let start = log.starts.removeValue(forKey: ear) else { return [] }
      let heard = Array(log.notices[(start - log.dropped)...])
      log.drop()
      return heard
    }
  }
}
