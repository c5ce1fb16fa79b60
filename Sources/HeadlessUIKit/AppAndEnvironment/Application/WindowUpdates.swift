internal import Foundation

/// What waits for a window's next layout.
@MainActor final class WindowUpdates {
  private var actions: [() -> Void] = []
  private(set) var isScheduled = false
  private var timer: Timer?

  var isEmpty: Bool { actions.isEmpty }

  func add(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Has `update` called in the main actor's next turn, or in the run loop's, for code that doesn't update the window
  /// itself. Work of the main actor that runs the run loop, as a test of Swift Testing, keeps its tasks waiting.
  func schedule(_ update: @escaping @MainActor () -> Void) {
    guard !isScheduled else { return }
    isScheduled = true
    // The run loop may be turned by another test, whose screen isn't this window's.
    nonisolated(unsafe) let inTest = TaskTraits.continuation
    let timer = Timer(timeInterval: 0, repeats: false) { [weak self] _ in
      MainThread.runSoon { inTest { self?.turn(update) } }
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
    Task { @MainActor [weak self] in
      timer.invalidate()
      self?.turn(update)
    }
  }

  private func turn(_ update: () -> Void) {
    guard isScheduled else { return }
    isScheduled = false
    timer?.invalidate()
    timer = nil
    update()
  }

  /// Does what waits; what is added meanwhile waits for the next time.
  func run() {
    let waiting = actions
    actions = []
    for action in waiting { action() }
  }
}
