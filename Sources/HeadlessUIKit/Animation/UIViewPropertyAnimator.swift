public import Foundation

/// Animates changes of views, and can be paused and turned around.
///
/// Here an animation that is started is at its end at once, and a paused one shows where it would end: the values of views
/// are those of the end on iOS, too, only what is on the screen is on its way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating,
  @preconcurrency NSCopying
{
  /// How the animation's pace changes.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// In seconds.
  open private(set) var duration: TimeInterval
  /// In seconds, from the start of the animator.
  open private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  open private(set) var state: UIViewAnimatingState = .inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0 {
    didSet { if state == .inactive, fractionComplete != oldValue { pauseAnimation() } }
  }

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut))
    copy.animations = animations
    copy.completions = completions
    return copy
  }

  // MARK: What is animated

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  /// Adds changes; those of an animator that runs or pauses are done at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  /// Adds what is done after the end, with the position that the animation ended at.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  open func startAnimation() {
    precondition(state != .stopped, "It is an error to start an animator that is stopped; finish it first.")
    activate()
    isRunning = true
    fractionComplete = 1
    isRunning = false
    if !pausesOnCompletion { complete(at: isReversed ? .start : .end) }
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  open func pauseAnimation() {
    precondition(state != .stopped, "It is an error to pause an animator that is stopped; finish it first.")
    activate()
    isRunning = false
  }

  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  /// Ends the animation where it is: for good, or to be finished.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Finishes a stopped animation. The changes stay, whatever the position: what was there before isn't known here.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!")
    complete(at: finalPosition)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let blocks = animations
    animations = []
    for block in blocks { AnimationState.run(duration, block, nil) }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    state = .inactive
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }
}
