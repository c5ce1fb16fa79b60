import Foundation

/// Runs the controllers' blocks alongside a transition: animations when the views have their final positions, and completions after
/// the next layout.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage { case waiting, animating, complete }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  // Not strong: the controllers store the coordinator, which a window that is released before the transition's end doesn't remove.
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var stage = Stage.waiting
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  /// The context of the animator that runs the transition; nil where the system does.
  private var context: _UIViewControllerOneToOneTransitionContext?
  /// In seconds. The system's own transitions set the duration that UIKit's coordinators report for them.
  var transitionDuration: TimeInterval = 0
  private(set) var initiallyInteractive = false
  /// The rotation of the interface; nil if it doesn't rotate.
  var turn: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?

  init(
    container: UIView, style: UIModalPresentationStyle = .none, isAnimated: Bool, from: UIViewController?,
    to: UIViewController?
  ) {
    containerView = container
    presentationStyle = style
    self.isAnimated = isAnimated
    self.from = from
    self.to = to
    super.init()
  }

  /// Makes an animator's transition the current one.
  func follow(_ context: _UIViewControllerOneToOneTransitionContext, duration: TimeInterval) {
    self.context = context
    initiallyInteractive = context.isInteractive
    transitionDuration = duration
  }

  var isInterruptible: Bool { false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var percentComplete: CGFloat { stage == .waiting || isInteractive ? context?.percentComplete ?? 0 : 1 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform {
    guard let turn else { return .identity }
    return CGAffineTransform(rotationAngle: CGFloat(turn.to.quarterTurns - turn.from.quarterTurns) * .pi / 2)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard stage != .complete else { return false }
    if let animation {
      if stage == .waiting { animations.append(animation) } else { animation(self) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { notifyWhenInteractionChanges(handler) }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionHandlers.append(handler) }

  /// An interaction controller finished or cancelled.
  func interactionDidChange() {
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  func runAnimations() {
    stage = .animating
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  func complete() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
    stage = .complete
    context = nil
  }
}

extension UIInterfaceOrientation {
  /// The clockwise rotation of the interface on its device.
  fileprivate var quarterTurns: Int {
    switch self {
    case .portrait, .unknown: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: -1
    }
  }
}
