internal import Foundation

/// An animation from a layer's old contents to its new ones.
open class CATransition: CAAnimation {
  /// Kept without effect: animations jump to their end; what they show on their way isn't seen.
  open var type: CATransitionType = .fade
  /// Kept without effect: animations jump to their end; what they show on their way isn't seen.
  open var subtype: CATransitionSubtype?
  /// Kept without effect: animations jump to their end; what they show on their way isn't seen.
  open var startProgress: Float = 0
  /// Kept without effect: animations jump to their end; what they show on their way isn't seen.
  open var endProgress: Float = 1

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }
}
