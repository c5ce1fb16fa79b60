internal import Foundation

/// An animation from a layer's old contents to its new ones.
open class CATransition: CAAnimation {
  /// Stored but unused: animations jump to their end, and their course isn't shown.
  open var type: CATransitionType = .fade
  /// Stored but unused: animations jump to their end, and their course isn't shown.
  open var subtype: CATransitionSubtype?
  /// Stored but unused: animations jump to their end, and their course isn't shown.
  open var startProgress: Float = 0
  /// Stored but unused: animations jump to their end, and their course isn't shown.
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
