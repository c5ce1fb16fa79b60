import HeadlessObjectiveC
import Observation

extension _AnyNode {
  /// Evaluates what may read `@Observable` objects; a change of what was read invalidates the node.
  package final func observing<Result>(_ evaluate: () -> Result) -> Result {
    withObservationTracking(evaluate) { [weak self] in
      // A change on another thread arrives on the main one, as it does in SwiftUI.
      _onMainActor { self?.invalidate() }
    }
  }
}

/// Runs at once on the main thread, and later on it from others.
package func _onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(action)
  } else {
    Task { @MainActor in action() }
  }
}
