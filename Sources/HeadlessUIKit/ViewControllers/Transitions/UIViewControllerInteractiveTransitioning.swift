public import Foundation

/// Drives a transition interactively.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition; `finishInteractiveTransition()` or `cancelInteractiveTransition()`, and
  /// `completeTransition(_:)`, of the context end it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Optional: how fast the rest runs, as a factor; 1 by default.
  var completionSpeed: CGFloat { get }
  /// Optional: how the rest runs.
  var completionCurve: UIView.AnimationCurve { get }
  /// Optional: whether the transition begins as an interactive one; by default it does.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
