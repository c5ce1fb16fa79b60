internal import HeadlessObjectiveC

/// A thread's open transactions.
final class TransactionStack {
  private static let ofThread = ThreadValue { TransactionStack() }

  /// A transaction that has begun.
  struct Level {
    var group: TransactionGroup?
    var values: [String: Any] = [:]
  }

  /// Those that the thread has begun itself, from the outermost to the innermost.
  var levels: [Level] = []

  static var current: TransactionStack { ofThread.value }

  /// The calling thread's transactions, the implicit one first.
  static var all: [Level] {
    let levels = current.levels
    return ImplicitTransaction.level.map { [$0] + levels } ?? levels
  }

  static var innermost: Level? { current.levels.last ?? ImplicitTransaction.level }

  /// Changes the innermost transaction, which is the implicit one where the thread has begun none.
  static func changeInnermost(_ change: (inout Level) -> Void) {
    let stack = current
    if stack.levels.isEmpty {
      ImplicitTransaction.change(change)
    } else {
      // A copy: what a change begins looks at the levels.
      var level = stack.levels[stack.levels.count - 1]
      change(&level)
      stack.levels[stack.levels.count - 1] = level
    }
  }
}

/// The transaction that holds what is set outside of all others. The main thread's alone is kept, by ``CountedTime``, whose next
/// moment commits it; a thread without a run loop never commits its own on iOS either, and so has none here.
enum ImplicitTransaction {
  static var level: TransactionStack.Level? {
    guard MainThread.isCurrent else { return nil }
    // Unsafe: the main thread reads what it keeps.
    nonisolated(unsafe) var level: TransactionStack.Level?
    MainActor.assumeIsolated { level = CountedTime.current.implicitTransaction }
    return level
  }

  static func change(_ change: (inout TransactionStack.Level) -> Void) {
    guard MainThread.isCurrent else {
      // A block is called all the same, once the main thread comes to it.
      var level = TransactionStack.Level()
      change(&level)
      level.group?.commit()
      return
    }
    // Unsafe: this is the main thread, which the function doesn't leave.
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
