internal import Dispatch
internal import Foundation
internal import HeadlessObjectiveC

/// Calls a transaction's completion block when the transaction has been committed and all movements that began in it after the
/// block was set have ended. A group belongs to one thread, as transactions do.
package final class TransactionGroup {
  let completion: () -> Void
  private var running = 0
  private var isCommitted = false
  private var isTold = false
  /// Whether the group waits for an implicit animation; one represents all of a transaction.
  private var waitsForImplicitAnimation = false

  init(_ completion: @escaping () -> Void) { self.completion = completion }

  package func begin() { running += 1 }

  package func end() {
    running -= 1
    guard isCommitted, running == 0, !isTold else { return }
    isTold = true
    completion()
  }

  /// Calls the block in counted time's next moment at the earliest: a block that commits another transaction would call itself
  /// recursively.
  func commit() {
    guard !isCommitted else { return }
    isCommitted = true
    guard running == 0, !isTold else { return }
    isTold = true
    // Unsafe: the committing thread doesn't use the block any more.
    nonisolated(unsafe) let block = completion
    guard MainThread.isCurrent else {
      DispatchQueue.main.async { block() }
      return
    }
    MainActor.assumeIsolated { CountedTime.current.add(delay: 0, duration: 0, onEnd: block) }
  }

  /// Waits for the end of an animation that a change of a layer's value begins.
  ///
  /// - Parameter duration: in seconds.
  func waitForImplicitAnimation(_ duration: TimeInterval) {
    guard !waitsForImplicitAnimation, !isCommitted, MainThread.isCurrent else { return }
    waitsForImplicitAnimation = true
    begin()
    // Unsafe: the group belongs to the main thread, which this code runs on.
    nonisolated(unsafe) let group = self
    MainActor.assumeIsolated {
      CountedTime.current.addAlone(delay: 0, duration: duration) { group.end() }
    }
  }
}

extension [TransactionGroup] {
  /// The groups that wait for movements that begin now on the calling thread.
  package static var waiting: [TransactionGroup] { TransactionStack.all.compactMap(\.group) }

  /// Makes all groups wait until the returned function is called.
  package func begin() -> () -> Void {
    for group in self { group.begin() }
    return { for group in self { group.end() } }
  }
}
