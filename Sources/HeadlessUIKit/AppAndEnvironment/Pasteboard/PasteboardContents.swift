internal import Foundation

/// The contents of a pasteboard, shared by all code that knows its name.
// Unchecked: a lock guards it. What apps copy may be reached from any thread, as on iOS.
final class PasteboardContents: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [[String: Any]] = []
  private var count = 0

  init() {}

  /// An independent copy.
  init(_ other: PasteboardContents) {
    (known, count) = other.lock.withLock { (other.known, other.count) }
  }

  var items: [[String: Any]] {
    get { lock.withLock { known } }
    set {
      lock.withLock {
        known = newValue
        count += 1
      }
    }
  }

  /// The number of times that the items were set.
  var changes: Int { lock.withLock { count } }
}
