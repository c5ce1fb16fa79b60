/// A region that leads the focus elsewhere. Stored but unused: focus isn't simulated.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Stored but unused: only finger touches are simulated.
  open var isEnabled = true
  /// Stored but unused: only finger touches are simulated.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
