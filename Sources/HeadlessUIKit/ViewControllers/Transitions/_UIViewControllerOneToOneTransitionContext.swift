import Foundation

/// The system's context of a transition from one controller to another: of presentations, and of containers whose
/// delegates supply animators. The name is UIKit's.
///
/// An animator whose animations jump to their end calls `completeTransition(_:)` before it returns. The transition ends
/// with the window's next update all the same, so that what runs alongside has its turn and the views are laid out first.
final class _UIViewControllerOneToOneTransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// The role of one of the transition's controllers. Frames are in points, in the container's coordinates.
  struct Side {
    var controller: UIViewController?
    /// Nil if the animator must not move the view.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  private let from: Side
  private let to: Side

  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private enum Course { case automatic, interactive, cancelled }
  private var course = Course.automatic
  var isInteractive: Bool { course == .interactive }
  var transitionWasCancelled: Bool { course == .cancelled }
  private(set) var percentComplete: CGFloat = 0
  private weak var coordinator: TransitionCoordinator?
  private weak var window: UIWindow?
  private var end: ((Bool) -> Void)?
  private var outcome: Bool?
  /// Whether a pending update of the window will end the transition.
  private var isWaitingForUpdate = false

  init(
    container: UIView, style: UIModalPresentationStyle = .none, isAnimated: Bool = true, from: Side, to: Side
  ) {
    containerView = container
    presentationStyle = style
    self.isAnimated = isAnimated
    self.from = from
    self.to = to
    super.init()
  }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    [from, to].first { $0.controller === controller }
  }

  // MARK: Running

  /// Runs the animator, or lets the interaction controller start it, with the blocks alongside.
  ///
  /// - Parameter end: called once, after the window's next update or, for an interaction, after the update that follows its end;
  ///   with false if the transition is to be reverted.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil, alongside coordinator: TransitionCoordinator,
    in window: UIWindow?, end: @escaping (Bool) -> Void
  ) {
    self.animator = animator
    self.coordinator = coordinator
    self.window = window
    self.end = end
    if interaction?.wantsInteractiveStart == true { course = .interactive }
    coordinator.follow(self, duration: animator.transitionDuration(using: self))
    isWaitingForUpdate = true
    if let interaction, isInteractive {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    if !isInteractive { runAlongside() }
    if CountedTime.isHeldHere { waitForTime() } else { waitForUpdate() }
  }

  /// While moments are shown an animator completes when its time has been counted. One that hasn't a second later never does.
  private func waitForTime() {
    isWaitingForUpdate = false
    CountedTime.current.addAlone(delay: 0, duration: duration + 1) { [self] in
      if end != nil, outcome == nil, !isWaitingForUpdate { waitForUpdate() }
    }
  }

  /// Blocks alongside have the animator's duration.
  private func runAlongside() {
    guard CountedTime.isHeldHere, let coordinator, coordinator.transitionDuration > 0 else {
      coordinator?.runAnimations()
      return
    }
    var course = AnimationState.Course()
    course.curve = coordinator.completionCurve
    AnimationState.current.run(coordinator.transitionDuration, course, { coordinator.runAnimations() }, nil)
  }

  // MARK: Driven by a finger

  /// The animator's animations while an interaction drives them.
  private var driven: DrivenAnimations?

  /// Starts the animator, and has its animations and those alongside wait at their start for `updateInteractiveTransition(_:)`.
  func startDriven() {
    let animations = DrivenAnimations()
    driven = animations
    AnimationState.current.drive(animations) {
      animator?.animateTransition(using: self)
      var course = AnimationState.Course()
      course.curve = coordinator?.completionCurve ?? .easeInOut
      AnimationState.current.run(duration, course, { coordinator?.runAnimations() }, nil)
    }
    animations.show(at: 0)
  }

  /// Runs driven animations on to their end, or back, as the interaction has ended.
  ///
  /// - Parameter speed: a factor of the animations' own speed.
  func release(speed: CGFloat) {
    guard let animations = driven else { return }
    driven = nil
    let factor = speed > 0 ? Double(speed) : 1
    let isEmpty = animations.isEmpty
    if transitionWasCancelled { animations.goBack(speed: factor) } else { animations.goOn(speed: factor) }
    if isEmpty, transitionWasCancelled { completeTransition(false) }
  }

  /// In seconds.
  private var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  /// Animators that complete later than the next update, as those that wait for a timer, get a few rounds more.
  private static let maximumRounds = 3

  private func waitForUpdate(round: Int = 0) {
    guard let window else { return update(round) }
    isWaitingForUpdate = true
    window.afterUpdate { [self] in update(round) }
  }

  private func update(_ round: Int) {
    isWaitingForUpdate = false
    if let outcome { return finish(outcome) }
    if isInteractive { return }
    if window != nil, round < Self.maximumRounds { return waitForUpdate(round: round + 1) }
    if let animator {
      UsageWarning.print(
        "The animator \(type(of: animator)) hasn't called completeTransition(_:) of its context. The transition from "
          + "\(name(from)) to \(name(to)) is ended without it. Call it in the completion of the animations.")
    }
    finish(!transitionWasCancelled)
  }

  private func name(_ side: Side) -> String { side.controller.map { "\(type(of: $0))" } ?? "nothing" }

  private func finish(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    outcome = didComplete
    if !didComplete { course = .cancelled } else if isInteractive { course = .automatic }
    end(didComplete)
    animator?.animationEnded(didComplete)
  }

  // MARK: Calls from animators and interaction controllers

  func completeTransition(_ didComplete: Bool) {
    guard outcome == nil, end != nil else { return }
    outcome = didComplete
    if !isWaitingForUpdate { waitForUpdate() }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    driven?.show(at: Double(percentComplete) * duration)
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  func pauseInteractiveTransition() {}

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    course = isCancelled ? .cancelled : .automatic
    coordinator?.interactionDidChange()
    if CountedTime.isHeldHere { waitForTime() } else if !isWaitingForUpdate { waitForUpdate() }
  }
}
