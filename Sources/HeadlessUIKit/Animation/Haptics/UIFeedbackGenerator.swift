public import Foundation

/// What a device does for its owner to feel. Nothing is felt here: calls do nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  public init(view: UIView) { super.init() }

  /// Readies the engine.
  open func prepare() {}
}

/// A feedback generator for changes of a selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  /// Does nothing: haptic feedback isn't simulated.
  open func selectionChanged(at location: CGPoint) {}
}
