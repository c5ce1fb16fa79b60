public import Foundation

/// What a device does for its owner to feel. Nothing is felt here: calls do nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  public init(view: UIView) { super.init() }

  /// Readies the engine.
  open func prepare() {}
}

/// For a choice that changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  /// Does nothing: there is no battery, no loudspeaker, no sensor and no light.
  open func selectionChanged(at location: CGPoint) {}
}
