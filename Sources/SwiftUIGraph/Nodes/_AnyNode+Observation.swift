import HeadlessObjectiveC
import Observation

extension _AnyNode {
  /// Evaluates a closure that may read `@Observable` objects; a change of a property that was read invalidates the node.
  package final func observing<Result>(_ evaluate: () -> Result) -> Result {
    withObservationTracking(evaluate) { [weak self] in
      // A change on another thread invalidates on the main thread, as in SwiftUI.
      _onMainActor { self?.invalidate() }
    }
  }
}

/// Runs immediately on the main thread, and asynchronously on it from others.
package func _onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(action)
  } else {
    Task { @MainActor in action() }
  }
}
