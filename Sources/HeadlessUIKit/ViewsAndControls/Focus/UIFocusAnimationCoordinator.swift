public import Foundation

/// Coordinates animations with focus updates. The focus system isn't simulated; animations are made at once, followed by
/// completions.
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

/// The duration of a focus update.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

private final class UnmovedFocus: NSObject, UIFocusAnimationContext {
  let duration: TimeInterval = 0
}
