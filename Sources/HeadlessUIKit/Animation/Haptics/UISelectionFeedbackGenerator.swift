public import Foundation

/// For a choice that changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  /// Does nothing: there is no battery, no loudspeaker, no sensor and no light.
  open func selectionChanged(at location: CGPoint) {}
}
