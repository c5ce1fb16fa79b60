internal import Foundation

/// An animation from a layer's old contents to its new contents. Pictures of a moment show the transition; pictures at rest show
/// only the new contents.
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type: CATransitionType = .fade
  /// The side from which the new contents move in.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition starts, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1.
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
