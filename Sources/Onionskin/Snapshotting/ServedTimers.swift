internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// Runs timers of the main actor while a test is suspended.
///
/// Swift Testing's process leaves the main queue to threads that never run their run loops: a timer that a test adds there would
/// wait for ever. While work is waiting the queue stays with the thread that has done the work before, so that its loop can be
/// run between one piece of work and the next. XCTest runs the main run loop itself.
///
/// What set a timer up isn't known: those that fire while a test serves them have the test's state and its current traits.
final class ServedTimers: Sendable {
  /// In seconds: how long other work of the main queue may have to wait.
  private static let slice: TimeInterval = 0.005
  private let isOver = Mutex(false)
  /// Called on the thread of the main actor alone, with blocks that stay there.
  nonisolated(unsafe) private let inTest = TaskTraits.continuation

  /// Begins to serve; on the main actor's thread, where there is something to serve.
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
