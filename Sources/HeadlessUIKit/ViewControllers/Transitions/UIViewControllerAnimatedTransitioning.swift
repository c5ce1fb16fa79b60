public import Foundation

/// Animates a transition between two controllers. A picture at rest shows the end of the animations; one of a moment their
/// progress, in simulated time.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the coming view to the container, animates, and calls the context's `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Optional: the animator that an interaction may pause. `animateTransition(using:)` starts it; it isn't paused here.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Optional: the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

// Optional in UIKit.
extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalMethod.missing(UIViewPropertyAnimator(duration: 0, curve: .linear))
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}
