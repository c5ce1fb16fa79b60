public import Foundation

/// Takes what is to happen while the focus moves. Nothing moves it here; what is added happens at once, and what is to follow
/// after it.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(UnmovedFocus())
    completion?()
  }
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(UnmovedFocus())
    completion?()
  }
}

/// How long the focus takes to move.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

private final class UnmovedFocus: NSObject, UIFocusAnimationContext {
  let duration: TimeInterval = 0
}
