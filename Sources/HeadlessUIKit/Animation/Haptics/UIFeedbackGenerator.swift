public import Foundation

/// A generator of haptic feedback. Calls do nothing: haptic feedback isn't simulated.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  public init(view: UIView) { super.init() }

  /// Does nothing: haptic feedback isn't simulated.
  open func prepare() {}
}

/// A feedback generator for changes of a selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  /// Does nothing: haptic feedback isn't simulated.
  open func selectionChanged(at location: CGPoint) {}
}
