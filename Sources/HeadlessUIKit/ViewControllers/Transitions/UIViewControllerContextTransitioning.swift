public import Foundation

/// The context of a transition for its animator: the two controllers, their views, and the container of both.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of the views in transition. The animator adds the appearing view to it.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether an interaction controller currently drives the transition.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// `.none` for transitions within a container.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Sets the transition's progress, from 0 to 1; called by interaction controllers.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// Ends the transition; every animator calls it when its animations have finished.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view; nil if the animator must not move it, such as a presenter's view that stays below the presented one.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var targetTransform: CGAffineTransform { get }
  /// Returns the initial frame in the container's coordinates, in points; zero if the view isn't on the screen before.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame in the container's coordinates, in points; zero if the view isn't on the screen afterwards.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The key of one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The key of one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
