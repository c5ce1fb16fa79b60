public import Foundation

/// What an animator works with: the two controllers of a transition, their views, and the view that holds both.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of the views in transition. The animator adds the coming view to it.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether an interaction controller drives the transition just now.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// `.none` for transitions within a container.
  var presentationStyle: UIModalPresentationStyle { get }

  /// For interaction controllers: how far the transition has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// Every animator calls this when its animations are over: the transition ends then, and not before.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil where the view isn't for the animator to move: the presenter's that stays below what is presented.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var targetTransform: CGAffineTransform { get }
  /// In points, in the container's coordinates; zero for what isn't on the screen before.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In points, in the container's coordinates; zero for what isn't on the screen afterwards.
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
