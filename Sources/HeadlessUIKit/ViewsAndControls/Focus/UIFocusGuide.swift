/// A region that leads the focus elsewhere. Kept: nothing moves a focus here.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Kept without effect: touches come from tests, and are fingers'.
  open var isEnabled = true
  /// Kept without effect: touches come from tests, and are fingers'.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
