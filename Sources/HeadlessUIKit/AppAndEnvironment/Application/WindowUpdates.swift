internal import Foundation

/// The actions that wait for a window's next layout.
@MainActor final class WindowUpdates {
  private var actions: [() -> Void] = []
  private(set) var isScheduled = false

  var isEmpty: Bool { actions.isEmpty }

  func add(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Calls `update` in the main actor's next job or the next run loop iteration, whichever comes first, for code that doesn't
  /// update the window itself. A main actor job that runs the run loop, such as a test of Swift Testing, blocks the actor's other
  /// jobs.
  func schedule(_ update: @escaping @MainActor () -> Void) {
    guard !isScheduled else { return }
    isScheduled = true
    // Another test, with another screen, may be running the run loop.
    let inTest = TaskTraits.continuation
    let turns = RunLoopTurns.current
    let number = turns.add { [weak self] in inTest { self?.turn(update) } }
    Task { @MainActor [weak self] in
      turns.remove(number)
      self?.turn(update)
    }
  }

  private func turn(_ update: () -> Void) {
    guard isScheduled else { return }
    isScheduled = false
    update()
  }

  /// Runs the waiting actions; actions added meanwhile wait for the next call.
  func run() {
    let waiting = actions
    actions = []
    for action in waiting { action() }
  }
}
