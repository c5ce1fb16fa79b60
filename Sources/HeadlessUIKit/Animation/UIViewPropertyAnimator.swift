public import Foundation

/// Animates changes of views, and can be paused, scrubbed, stopped and turned around.
///
/// Time is counted here: an animator that is started runs, as on iOS, until its time has been counted, and completions follow
/// then, as those of `UIView.animate(withDuration:animations:completion:)`. While it runs the screen shows where it leads to:
/// the end, or the start where it is reversed. One that is paused or scrubbed stays where it is. Views have the values of the
/// end then, and the screen shows how far they have come; so does a picture of the screen, and `CALayer.presentation()`.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating,
  @preconcurrency NSCopying
{
  /// The timing of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// In seconds.
  open private(set) var duration: TimeInterval
  /// In seconds, from the start of the animator.
  open private(set) var delay: TimeInterval = 0
  /// Stored but unused: animations jump to their end, and their course isn't shown.
  open var isUserInteractionEnabled = true
  /// Stored but unused: animations jump to their end, and their course isn't shown.
  open var isManualHitTestingEnabled = false
  /// Whether the animation may be paused and stopped. Stored: running animations aren't touched.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a fraction of the distance; otherwise it is one of the time, from which the curve determines the
  /// distance.
  open var scrubsLinearly = true {
    didSet { if oldValue != scrubsLinearly { show() } }
  }
  /// Whether the animator stays active at its end, to be turned around or finished.
  open var pausesOnCompletion = false

  open private(set) var state: UIViewAnimatingState = .inactive {
    didSet { notePending() }
  }
  /// Until the time that is left has been counted.
  open var isRunning: Bool { run != nil }

  /// Whether the animation runs from its end to its start. What is on the screen stays where it is when that changes.
  open var isReversed = false {
    willSet { if newValue != isReversed, isRunning { position = currentPosition } }
    didSet {
      guard oldValue != isReversed else { return }
      // Before the start nothing is displayed: a reversed animator starts from the end.
      if state == .inactive { position = 1 - position }
      if isRunning { begin() }
    }
  }

  /// The progress of the animation in its direction. Setting it pauses the animator and shows this progress.
  open var fractionComplete: CGFloat {
    get { isReversed ? 1 - currentPosition : currentPosition }
    set {
      let fraction = min(max(newValue, 0), 1)
      if state == .inactive, fraction == fractionComplete { return }
      if state == .inactive || isRunning { pauseAnimation() }
      guard state == .active else { return }
      position = isReversed ? 1 - fraction : fraction
      show()
    }
  }

  /// The part of the animation that is running.
  private struct Run {
    let counted: CountedTime
    /// In counted seconds.
    let start: TimeInterval
    /// In seconds.
    let duration: TimeInterval
    /// The fraction at which it began.
    let from: CGFloat
  }

  private var run: Run? {
    didSet { notePending() }
  }
  /// Counts what was begun: what has been paused since has no end.
  private var runs = 0
  /// The position of the animation, or its position when it was started, from 0 to 1, independent of the direction.
  private var position: CGFloat = 0
  private let changes = PendingChanges()
  private var animations: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    // Mass, stiffness and damping determine how long the spring moves.
    self.duration = parameters.springTimingParameters?.restingTime ?? duration
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

  /// Creates and starts an animator.
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
      // Animations added later take the remaining time.
      let position = currentPosition
      let begin = isReversed ? 0 : position + (1 - position) * factor
      record(animation, in: begin...1)
      return isRunning ? showDestination() : show()
    }
    animations.append((animation, factor))
  }

  /// Adds changes; those of a running animator are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds what is done after the end, with the position that the animation ended at; in the order of adding.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Runs from where the animation is to its end, which is the start where it is reversed.
  open func startAnimation() {
    checkIsNotStopped("start")
    guard !isRunning else { return }
    activate()
    begin()
  }

  /// - Parameter duration: the time that what is left takes, in seconds; nil for its part of the whole.
  private func begin(taking duration: TimeInterval? = nil) {
    let from = isReversed ? 1 - position : position
    let time = duration ?? self.duration * Double(1 - from)
    runs += 1
    guard AnimationState.current.areEnabled else { return end() }
    if let driven = AnimationState.current.drivenAnimations { return join(driven, from: from, time) }
    let counted = CountedTime.current
    run = Run(counted: counted, start: counted.now, duration: time, from: from)
    showDestination()
    let own = runs
    let showing = MomentShowing(
      show: { [weak self] _ in
        guard let self, runs == own, isRunning else { return }
        changes.recorded.show(at: currentPosition, pace: pace)
      },
      hide: { [weak self] in
        guard let self, runs == own, isRunning else { return }
        showDestination()
      })
    counted.add(delay: 0, duration: time, showing: showing) { [self] in
      if runs == own, isRunning { end() }
    }
  }

  /// Has a finger drive the way from a fraction of it to the end.
  private func join(_ driven: DrivenAnimations, from: CGFloat, _ time: TimeInterval) {
    let delay = self.delay
    let show = { [self] (fraction: CGFloat) in
      position = isReversed ? 1 - fraction : fraction
      changes.recorded.show(at: position, pace: pace)
    }
    driven.add(
      DrivenAnimations.Entry(
        end: delay + time,
        show: { [self] seconds in
          let part = time > 0 ? min(max(CGFloat((seconds - delay) / time), 0), 1) : 1
          show(from + (1 - from) * (scrubsLinearly ? curve(part) : part))
        },
        hide: { [self] in showDestination() },
        finish: { [self] isBack in
          if !isBack { return end() }
          show(from)
          complete(at: isReversed ? .end : .start)
        }))
  }

  private func end() {
    run = nil
    position = isReversed ? 0 : 1
    if pausesOnCompletion { show() } else { complete(at: isReversed ? .start : .end) }
  }

  /// Where the animation stands just now.
  private var currentPosition: CGFloat {
    guard let run else { return position }
    let passed = run.duration > 0 ? (run.counted.now - run.start) / run.duration : 0
    let part = min(max(CGFloat(passed), 0), 1)
    let fraction = run.from + (1 - run.from) * (scrubsLinearly ? curve(part) : part)
    return isReversed ? 1 - fraction : fraction
  }

  /// Stops the animation at its current position.
  private func showDestination() {
    if isReversed { changes.recorded.show(at: 0, pace: pace) } else { changes.recorded.hide() }
  }

  /// Starts when the delay is over in counted time; until then the screen shows the start.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    let isCounted = AnimationState.current.areEnabled && AnimationState.current.drivenAnimations == nil
    guard delay > 0, isCounted else { return startAnimation() }
    checkIsNotStopped("start")
    activate()
    CountedTime.current.add(
      delay: delay, duration: 0, onBegin: { [self] in if state == .active, !isRunning { begin() } }, onEnd: {})
  }

  /// Stops where the animation is, to go on from there; one that hasn't begun begins, and shows its start.
  open func pauseAnimation() {
    checkIsNotStopped("pause")
    activate()
    halt()
    show()
  }

  /// Keeps the animation where it has come to.
  private func halt() {
    position = currentPosition
    run = nil
  }

  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    checkIsNotStopped("continue")
    activate()
    halt()
    if let parameters { timingParameters = parameters }
    begin(taking: durationFactor > 0 ? duration * Double(durationFactor) : nil)
  }

  /// Ends the animation where it is: views take the values that are on the screen. With false the animator waits for
  /// `finishAnimation(at:)`; with true that is all, and completions aren't called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    changes.recorded.hide()
    changes.recorded.set(to: position, pace: pace)
    changes.removeAnimations()
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
    guard state == .stopped else {
      fatalError("finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    if finalPosition == .end { changes.recorded.setToEnd() }
    complete(at: finalPosition)
  }

  private func checkIsNotStopped(_ action: String) {
    if state == .stopped { fatalError("It is an error to \(action) an animator that is stopped; finish it first.") }
  }

  private func activate() {
    guard state == .inactive else { return }
    position = isReversed ? 1 : 0
    let blocks = animations
    animations = []
    for (block, delayFactor) in blocks { record(block, in: delayFactor...1) }
    state = .active
    changes.addAnimations(duration, timingParameters?.cubicTimingParameters?.animationCurve ?? .easeInOut)
    show()
  }

  private func record(_ block: () -> Void, in window: ClosedRange<CGFloat>) {
    changes.recorded.record(in: window) { AnimationState.current.run(duration, block, nil) }
    notePending()
  }

  private func notePending() {
    changes.isPending = state == .stopped || (state == .active && !isRunning && !changes.isEmpty)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    changes.recorded.hide()
    changes.removeAnimations()
    if position == .start { changes.recorded.setToStart() }
    changes.recorded.forget()
    state = .inactive
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }

  // MARK: On the screen

  private func show() {
    if state == .active { changes.recorded.show(at: position, pace: pace) }
  }

  private func pace(_ fraction: CGFloat) -> CGFloat {
    scrubsLinearly ? fraction : curve(fraction)
  }

  private func curve(_ fraction: CGFloat) -> CGFloat {
    if let cubic = timingParameters?.cubicTimingParameters { return cubic.value(at: fraction) }
    return timingParameters?.springTimingParameters?.value(at: fraction) ?? fraction
  }
}

extension UIView.AnimationOptions {
  /// The curve that the options name.
  var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0b11)) ?? .easeInOut }
  /// Whether the curve is the one without a name in the keyboard's notifications, 7.
  var hasSystemsCurve: Bool { rawValue >> 16 & 0b1111 == 7 }
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
  /// The progress at a fraction of the time until rest; a spring without a duration of its own is within a thousandth of its rest when the time is over.
  func value(at fraction: CGFloat) -> CGFloat {
    guard fraction < 1 else { return 1 }
    if let spring, let restingTime { return spring.value(at: Double(fraction) * restingTime) }
    let ratio = max(dampingRatio, 0.01)
    let frequency = log(1000) / min(ratio, 1)
    return SpringCurve(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: initialVelocity.dx
    ).value(at: Double(fraction))
  }
}
