internal import Foundation

/// An animation from a layer's old contents to its new ones. Moments that are looked at show it; at rest the new ones are visible.
open class CATransition: CAAnimation {
  /// How the new contents come.
  open var type: CATransitionType = .fade
  /// Where contents that move come from.
  open var subtype: CATransitionSubtype?
  /// Where the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where the transition ends, from 0 to 1.
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
