/// What waits for a window's next layout.
@MainActor final class WindowUpdates {
  private var actions: [() -> Void] = []
  private(set) var isScheduled = false

  var isEmpty: Bool { actions.isEmpty }

  func add(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Has `update` called in the main actor's next turn, for those who don't update the window themselves.
  func schedule(_ update: @escaping @MainActor () -> Void) {
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor [weak self] in
      self?.isScheduled = false
      update()
    }
  }

  /// Does what waits; what is added meanwhile waits for the next time.
  func run() {
    let waiting = actions
    actions = []
    for action in waiting { action() }
  }
}
