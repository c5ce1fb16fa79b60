internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// Runs timers of the main actor while a test is suspended.
///
/// In Swift Testing's process, the main queue is served by threads that never run their run loops, so a timer that a test adds
/// there would never fire. While work is pending, the queue stays on the same thread, whose loop is run between two pieces of work.
/// XCTest runs the main run loop itself.
///
/// What set a timer up isn't known: those that fire while a test serves them have the test's state and its current traits.
final class ServedTimers: Sendable {
  /// The maximum delay of other work on the main queue, in seconds.
  private static let slice: TimeInterval = 0.005
  private let isOver = Mutex(false)
  /// Called on the thread of the main actor alone, with blocks that stay there.
  nonisolated(unsafe) private let inTest = TaskTraits.continuation

  /// Starts serving; called on the main actor's thread.
  init() {
    if MainThread.isInMainQueue, !Thread.isMainThread { DispatchQueue.main.async { self.serve() } }
  }

  func end() { isOver.withLock { $0 = true } }

  private func serve() {
    guard !isOver.withLock({ $0 }) else { return }
    var hasRun = false
    inTest { hasRun = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: ServedTimers.slice)) }
    if hasRun {
      DispatchQueue.main.async { self.serve() }
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + ServedTimers.slice) { self.serve() }
    }
  }
}
