internal import HeadlessObjectiveC

/// The open transactions of a thread.
final class TransactionStack {
  private static let ofThread = ThreadValue { TransactionStack() }

  /// A transaction that has begun.
  struct Level {
    var group: TransactionGroup?
    var values: [String: Any] = [:]
  }

  /// The explicit transactions of the thread, from the outermost to the innermost.
  var levels: [Level] = []

  static var current: TransactionStack { ofThread.value }

  /// The calling thread's transactions, the implicit one first.
  static var all: [Level] {
    let levels = current.levels
    return ImplicitTransaction.level.map { [$0] + levels } ?? levels
  }

  static var innermost: Level? { current.levels.last ?? ImplicitTransaction.level }

  /// Changes the innermost transaction, which is the implicit one if the thread has begun no other.
  static func changeInnermost(_ change: (inout Level) -> Void) {
    let stack = current
    if stack.levels.isEmpty {
      ImplicitTransaction.change(change)
    } else {
      // A copy, because code that runs during the change reads the levels.
      var level = stack.levels[stack.levels.count - 1]
      change(&level)
      stack.levels[stack.levels.count - 1] = level
    }
  }
}

/// The transaction for changes outside of all others. Only the main thread's is stored, in ``CountedTime``, whose next moment
/// commits it. A thread without a run loop never commits its implicit transaction on iOS either, and has none here.
enum ImplicitTransaction {
  static var level: TransactionStack.Level? {
    guard MainThread.isCurrent else { return nil }
    // Unsafe: only the main thread reads the stored value.
    nonisolated(unsafe) var level: TransactionStack.Level?
    MainActor.assumeIsolated { level = CountedTime.current.implicitTransaction }
    return level
  }

  static func change(_ change: (inout TransactionStack.Level) -> Void) {
    guard MainThread.isCurrent else {
      // The block is called nevertheless, when the main thread runs it.
      var level = TransactionStack.Level()
      change(&level)
      level.group?.commit()
      return
    }
    // Unsafe: this is the main thread, and the function doesn't leave it.
    withoutActuallyEscaping(change) { change in
      nonisolated(unsafe) let change = change
      MainActor.assumeIsolated { CountedTime.current.changeImplicitTransaction(change) }
    }
  }

  static func commit() {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { CountedTime.current.commitImplicitTransaction() }
  }
}

extension CountedTime {
  func changeImplicitTransaction(_ change: (inout TransactionStack.Level) -> Void) {
    var level = implicitTransaction ?? TransactionStack.Level()
    let isNew = implicitTransaction == nil
    if isNew { add(delay: 0, duration: 0) { [weak self] in self?.commitImplicitTransaction() } }
    change(&level)
    implicitTransaction = level
  }

  func commitImplicitTransaction() {
    guard let level = implicitTransaction else { return }
    implicitTransaction = nil
    level.group?.commit()
  }
}
