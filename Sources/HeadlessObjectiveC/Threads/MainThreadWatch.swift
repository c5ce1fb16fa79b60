internal import Dispatch
internal import Synchronization

/// Finds out whether the main thread waits for something that will not come.
final class MainThreadWatch: Sendable {
  /// How often the main thread is looked at, and how often in succession it must have been found waiting.
  private static let interval: DispatchTimeInterval = .milliseconds(100)
  private static let neededLooks = 10

  private struct State {
    var isOver = false
    var looks = 0
    /// Whether the block that the main queue was given has run.
    var mainQueueRuns = false
  }
  private let state = Mutex(State())

  /// Looks at the main thread until it waits, a condition fails, or the watch ends.
  func begin(while isNeeded: @escaping @Sendable () -> Bool, whenItWaits action: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + MainThreadWatch.interval) { [self] in
      guard isNeeded(), !state.withLock({ $0.isOver }) else { return }
      if isMainThreadWaiting() { action() } else { begin(while: isNeeded, whenItWaits: action) }
    }
  }

  func end() { state.withLock { $0.isOver = true } }

  /// Whether the main thread has slept for a second, and not because its queue is empty.
  private func isMainThreadWaiting() -> Bool {
    let sleeps = ThreadState.isMainThreadAsleep
    let isFirst = state.withLock { state in
      if !sleeps || state.mainQueueRuns { (state.looks, state.mainQueueRuns) = (0, false) }
      guard sleeps else { return false }
      state.looks += 1
      return state.looks == 1
    }
    if isFirst {
      DispatchQueue.main.async { [self] in state.withLock { $0.mainQueueRuns = true } }
    }
    return state.withLock { $0.looks >= MainThreadWatch.neededLooks && !$0.mainQueueRuns }
  }
}
