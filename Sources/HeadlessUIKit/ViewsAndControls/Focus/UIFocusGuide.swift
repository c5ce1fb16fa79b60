/// A region that leads the focus elsewhere. Kept: nothing moves a focus here.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Stored but unused: only finger touches are simulated.
  open var isEnabled = true
  /// Stored but unused: only finger touches are simulated.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
