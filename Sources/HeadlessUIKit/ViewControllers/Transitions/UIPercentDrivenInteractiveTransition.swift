public import Foundation

/// An interaction controller that goes through an animator's animations as far as `update(_:)` sets.
///
/// The transition starts the animator, whose animations the screen shows as far as they have come: those of `UIView.animate` and
/// property animators. They run on to their end with `finish()` and back with `cancel()`, in counted time.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?

  public override init() {
    super.init()
  }

  /// The animator's duration, in seconds; 0 without a running transition.
  open private(set) var duration: CGFloat = 0
  /// The last argument of `update(_:)`, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the animations after the interaction, as a factor of their own speed.
  open var completionSpeed: CGFloat = 1
  /// Stored but unused: animations jump to their end, and their course isn't shown.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The timing of the remaining animation, which replaces `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    let animator = (transitionContext as? _UIViewControllerOneToOneTransitionContext)?.animator
    duration = CGFloat(animator?.transitionDuration(using: transitionContext) ?? 0)
    (transitionContext as? _UIViewControllerOneToOneTransitionContext)?.startDriven()
  }

  open func pause() { context?.pauseInteractiveTransition() }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func cancel() {
    guard let context = takeContext() else { return }
    context.cancelInteractiveTransition()
    if let context = context as? _UIViewControllerOneToOneTransitionContext {
      context.release(speed: completionSpeed)
    } else {
      context.completeTransition(false)
    }
  }

  open func finish() {
    guard let context = takeContext() else { return }
    context.finishInteractiveTransition()
    (context as? _UIViewControllerOneToOneTransitionContext)?.release(speed: completionSpeed)
  }

  private func takeContext() -> (any UIViewControllerContextTransitioning)? {
    defer {
      context = nil
      duration = 0
    }
    return context
  }
}
