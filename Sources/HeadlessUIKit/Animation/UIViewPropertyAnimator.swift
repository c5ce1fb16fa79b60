public import Foundation

/// Animates changes of views, and can be paused, scrubbed, stopped and turned around.
///
/// Time is counted here: an animator that is started is at its end at once, or back at its start where it is reversed, and
/// completions follow when its time is counted, as those of `UIView.animate(withDuration:animations:completion:)`. One
/// that is paused or scrubbed stays where it is. As on iOS, views have the values of the end then, and the screen shows how
/// far they have come; so does a picture of the screen, and `CALayer.presentation()`.
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
  /// Kept without effect: animations jump to their end; what they show on their way isn't seen.
  open var isUserInteractionEnabled = true
  /// Kept without effect: animations jump to their end; what they show on their way isn't seen.
  open var isManualHitTestingEnabled = false
  /// Whether the animation may be paused and stopped. Kept: it is never seen to run.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a fraction of the way; else it is one of the time, from which the curve gives the way.
  open var scrubsLinearly = true {
    didSet { if oldValue != scrubsLinearly { show() } }
  }
  /// Whether the animator stays active at its end, to be turned around or finished.
  open var pausesOnCompletion = false

  open private(set) var state: UIViewAnimatingState = .inactive {
    didSet { changes.isPending = state == .stopped || (state == .active && !changes.isEmpty) }
  }
  open private(set) var isRunning = false

  /// Whether the animation runs from its end to its start. What is on the screen stays where it is when that changes.
  open var isReversed = false {
    didSet {
      // Before the start there is nothing on the screen: a reversed animator starts from the end.
      if oldValue != isReversed, state == .inactive { position = 1 - position }
    }
  }

  /// How far the animation has come in its direction. Setting it pauses the animator where it is and shows it there.
  open var fractionComplete: CGFloat {
    get { isReversed ? 1 - position : position }
    set {
      let fraction = min(max(newValue, 0), 1)
      if state == .inactive {
        guard fraction != fractionComplete else { return }
        pauseAnimation()
      }
      guard state == .active else { return }
      position = isReversed ? 1 - fraction : fraction
      show()
    }
  }

  /// How far what is on the screen is from the start, from 0 to 1, whatever the direction.
  private var position: CGFloat = 0
  private let changes = PendingChanges()
  private var animations: [(block: () -> Void, delayFactor: CGFloat)] = []
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

  deinit { changes.release() }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
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

  /// Adds changes that begin when a share of the animation's time is over, from 0 to 1, and take the rest of it.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(delayFactor, 0), 1)
    guard state == .inactive else {
      checkIsNotStopped("add animations to")
      // What is added on the way takes the rest of the way.
      let begin = isReversed ? 0 : position + (1 - position) * factor
      run(animation, in: begin...1)
      return show()
    }
    animations.append((animation, factor))
  }

  /// Adds changes; those of an animator that is under way are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds what is done after the end, with the position that the animation ended at; in the order of adding.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Runs from where the animation is to its end, which is the start where it is reversed.
  open func startAnimation() {
    checkIsNotStopped("start")
    activate()
    runToEnd()
  }

  private func runToEnd() {
    isRunning = true
    position = isReversed ? 0 : 1
    show()
    isRunning = false
    if !pausesOnCompletion { complete(at: isReversed ? .start : .end, runs: true) }
  }

  /// Starts when the delay is over in counted time; until then the screen shows the start.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    guard delay > 0, AnimationState.areEnabled else { return startAnimation() }
    checkIsNotStopped("start")
    activate()
    CountedTime.shared.add(
      delay: delay, duration: 0, onBegin: { [self] in if state == .active, !isRunning { runToEnd() } }, onEnd: {})
  }

  /// Stops where the animation is, to go on from there; one that hasn't begun begins, and shows its start.
  open func pauseAnimation() {
    checkIsNotStopped("pause")
    activate()
    isRunning = false
  }

  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  /// Ends the animation where it is: views take the values that are on the screen. With false the animator waits for
  /// `finishAnimation(at:)`; with true that is all, and completions aren't called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    changes.recorded.hide()
    changes.recorded.set(to: position, pace: pace)
    if withoutFinishing {
      changes.recorded.forget()
      completions = []
      state = .inactive
    } else {
      state = .stopped
    }
  }

  /// Finishes a stopped animation: views take the values of the start or the end, or keep those where it was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!")
    if finalPosition == .end { changes.recorded.setToEnd() }
    complete(at: finalPosition)
  }

  private func checkIsNotStopped(_ action: String) {
    precondition(state != .stopped, "It is an error to \(action) an animator that is stopped; finish it first.")
  }

  private func activate() {
    guard state == .inactive else { return }
    position = isReversed ? 1 : 0
    let blocks = animations
    animations = []
    for (block, delayFactor) in blocks { run(block, in: delayFactor...1) }
    state = .active
    show()
  }

  private func run(_ block: () -> Void, in window: ClosedRange<CGFloat>) {
    changes.recorded.record(in: window) { AnimationState.run(duration, block, nil) }
    changes.isPending = state == .active && !changes.isEmpty
  }

  /// - Parameter runs: whether the animation has run just now, which takes its duration in counted time.
  private func complete(at position: UIViewAnimatingPosition, runs: Bool = false) {
    changes.recorded.hide()
    if position == .start { changes.recorded.setToStart() }
    changes.recorded.forget()
    state = .inactive
    let blocks = completions
    completions = []
    guard runs, AnimationState.areEnabled, !blocks.isEmpty else { return blocks.forEach { $0(position) } }
    // The time that the animation takes is counted from here on.
    CountedTime.shared.add(delay: 0, duration: duration) { for block in blocks { block(position) } }
  }

  // MARK: On the screen

  private func show() {
    if state == .active { changes.recorded.show(at: position, pace: pace) }
  }

  private func pace(_ fraction: CGFloat) -> CGFloat {
    guard !scrubsLinearly else { return fraction }
    if let cubic = timingParameters?.cubicTimingParameters { return cubic.value(at: fraction) }
    return timingParameters?.springTimingParameters?.value(at: fraction) ?? fraction
  }
}

/// What an animator has changed. Apart from it, for an animator that goes ends its showing without being asked on the main
/// actor.
private final class PendingChanges: @unchecked Sendable {
  @MainActor lazy var recorded = AnimatedChanges()
  /// Whether the animator is stopped, or has changes on the screen that aren't finished.
  @MainActor var isPending = false

  @MainActor var isEmpty: Bool { recorded.isEmpty }

  /// UIKit raises an exception for an animator that is released on its way. Here that is told, and the views show their own
  /// values again.
  func release() {
    if MainThread.isCurrent { MainActor.assumeIsolated(giveUp) } else { Task { @MainActor in giveUp() } }
  }

  @MainActor private func giveUp() {
    guard isPending else { return }
    recorded.hide()
    UsageWarning.print(
      "It is an error to release a paused or stopped property animator. Property animators must either finish animating "
        + "or be explicitly stopped and finished before they can be released.")
  }
}

extension UIView.AnimationOptions {
  /// The curve that the options name.
  var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0b11)) ?? .easeInOut }
}

extension UICubicTimingParameters {
  /// The progress at a fraction of the time.
  func value(at fraction: CGFloat) -> CGFloat {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y)
    ).value(at: fraction)
  }
}

extension UISpringTimingParameters {
  /// The progress at a fraction of the time, for a spring that is within a thousandth of its rest when the time is over.
  func value(at fraction: CGFloat) -> CGFloat {
    guard fraction < 1 else { return 1 }
    let ratio = max(dampingRatio, 0.01)
    let frequency = log(1000) / min(ratio, 1)
    return SpringCurve(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: initialVelocity.dx
    ).value(at: Double(fraction))
  }
}
