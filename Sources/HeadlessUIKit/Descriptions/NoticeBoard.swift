internal import Synchronization

/// Where something is noted for everybody who listens, from any thread: what one of them has heard is taken from nobody else.
final class NoticeBoard<Notice: Sendable>: Sendable {
  private struct Ears {
    var next = 0
    var heard: [Int: [Notice]] = [:]
  }

  private let ears = Mutex(Ears())

  func note(_ notice: Notice) {
    ears.withLock { ears in
      for ear in ears.heard.keys { ears.heard[ear]?.append(notice) }
    }
  }

  /// Begins to listen.
  ///
  /// - Returns: What `heard(by:)` wants to be called with, once.
  func listen() -> Int {
    ears.withLock { ears in
      ears.next += 1
      ears.heard[ears.next] = []
      return ears.next
    }
  }

  /// What was noted since somebody began to listen, in order; listens no more.
  func heard(by ear: Int) -> [Notice] {
    ears.withLock { $0.heard.removeValue(forKey: ear) ?? [] }
  }
}
