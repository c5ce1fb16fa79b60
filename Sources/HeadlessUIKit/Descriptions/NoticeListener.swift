/// Whose code notices come from. Code of a test that waits runs among the code of others, in one process: what is noted in a
/// task that listens is that listener's, and what another task notes isn't.
package final class NoticeListener: Sendable {
  /// Those that the running code works for, from the outermost to the innermost.
  @TaskLocal private static var current: [NoticeListener] = []

  package init() {}

  /// Runs `action`, whose notices are this listener's.
  package func hear<Result>(_ action: () throws -> Result) rethrows -> Result {
    try NoticeListener.$current.withValue(NoticeListener.current + [self], operation: action)
  }

  /// Runs `action`, whose notices are this listener's.
  package func hear<Result>(
    isolation: isolated (any Actor)? = #isolation, _ action: () async throws -> Result
  ) async rethrows -> Result {
    try await NoticeListener.$current.withValue(
      NoticeListener.current + [self], operation: action, isolation: isolation)
  }

  /// What a block that runs later, outside of the task, is run by, so that its notices belong to those of the code that calls
  /// this.
  package static var continuation: (() -> Void) -> Void {
    let listeners = current
    return { block in $current.withValue(listeners) { block() } }
  }

  /// Where a notice comes from.
  enum Source: Sendable {
    /// From code that works for listeners.
    case listeners([NoticeListener])
    /// From a task that works for none, or from another thread.
    case otherTask
    /// From a timer or the main queue: nothing says for whom it was set up.
    case unknown

    static var current: Source {
      let listeners = NoticeListener.current
      if !listeners.isEmpty { return .listeners(listeners) }
      return MainThread.isCurrent && withUnsafeCurrentTask { $0 == nil } ? .unknown : .otherTask
    }

    func concerns(_ listener: NoticeListener) -> Bool {
      switch self {
      case .listeners(let listeners): listeners.contains { $0 === listener }
      case .otherTask: false
      case .unknown: true
      }
    }
  }
}
