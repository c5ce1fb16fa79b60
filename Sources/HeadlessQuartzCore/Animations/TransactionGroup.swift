internal import Dispatch
internal import Foundation
internal import HeadlessObjectiveC

/// Calls a transaction's completion block when it has been committed and all that began to move in it after the block was set
/// has come to its end. One thread's, as transactions are.
package final class TransactionGroup {
  let completion: () -> Void
  private var running = 0
  private var isCommitted = false
  private var isTold = false
  /// Whether it waits for an animation that Core Animation adds by itself: one stands for all of a transaction.
  private var waitsForImplicitAnimation = false

  init(_ completion: @escaping () -> Void) { self.completion = completion }

  package func begin() { running += 1 }

  package func end() {
    running -= 1
    guard isCommitted, running == 0, !isTold else { return }
    isTold = true
    completion()
  }

  /// The block comes in counted time's next moment at the earliest: one that commits the next transaction would call itself.
  func commit() {
    guard !isCommitted else { return }
    isCommitted = true
    guard running == 0, !isTold else { return }
    isTold = true
    // Unsafe: the thread that commits is done with the block.
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
    // Unsafe: the group is the main thread's, which this is.
    nonisolated(unsafe) let group = self
    MainActor.assumeIsolated {
      CountedTime.current.addAlone(delay: 0, duration: duration) { group.end() }
    }
  }
}

extension [TransactionGroup] {
  /// Those that wait for what begins now on the calling thread.
  package static var waiting: [TransactionGroup] { TransactionStack.all.compactMap(\.group) }

  /// Has all wait until the function that is returned is called.
  package func begin() -> () -> Void {
    for group in self { group.begin() }
    return { for group in self { group.end() } }
  }
}
