/// The owner of notices. A waiting test's code runs interleaved with that of other tests in one process: notices in a listener's
/// task belong to the listener, notices of other tasks don't.
package final class NoticeListener: Sendable {
  /// The listeners of the running code, from the outermost to the innermost.
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

  /// Wraps a block that runs later, outside of the task, so that its notices belong to the current listeners.
  package static var continuation: @Sendable (() -> Void) -> Void {
    let listeners = current
    return { block in $current.withValue(listeners) { block() } }
  }

  /// The source of a notice.
  enum Source: Sendable {
    /// Code that works for listeners.
    case listeners([NoticeListener])
    /// A task without listeners.
    case otherTask
    /// A thread or a queue other than the main one, whose owner is unknown.
    case otherThread
    /// A timer or the main queue, whose owner is unknown.
    case unknown

    static var current: Source {
      let listeners = NoticeListener.current
      if !listeners.isEmpty { return .listeners(listeners) }
      guard withUnsafeCurrentTask(body: { $0 == nil }) else { return .otherTask }
      return MainThread.isCurrent ? .unknown : .otherThread
    }

    func concerns(_ listener: NoticeListener, includingThreads: Bool) -> Bool {
      switch self {
      case .listeners(let listeners): listeners.contains { $0 === listener }
      case .otherTask: false
      case .otherThread: includingThreads
      case .unknown: true
      }
    }
  }
}
