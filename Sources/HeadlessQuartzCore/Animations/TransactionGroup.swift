/// Calls a transaction's completion block when it has been committed and all that began to move in it after the block was set
/// has come to its end. One thread's, as transactions are.
package final class TransactionGroup {
  let completion: () -> Void
  private var running = 0
  private var isCommitted = false

  init(_ completion: @escaping () -> Void) { self.completion = completion }

  package func begin() { running += 1 }

  package func end() {
    running -= 1
    tellIfOver()
  }

  func commit() {
    isCommitted = true
    tellIfOver()
  }

  private func tellIfOver() {
    if isCommitted, running == 0 { completion() }
  }
}

extension [TransactionGroup] {
  /// Those that wait for what begins now on the calling thread.
  package static var waiting: [TransactionGroup] { CATransaction.groups }

  /// Has all wait until the function that is returned is called.
  package func begin() -> () -> Void {
    for group in self { group.begin() }
    return { for group in self { group.end() } }
  }
}
