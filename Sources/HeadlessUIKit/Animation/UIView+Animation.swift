public import Foundation

extension UIView {
  /// The options of an animation. Time is counted and doesn't pass in real time.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Updates properties and layout within the animation, as on iOS 26; here it is equivalent to `.layoutSubviews`.
    public static let flushUpdates: AnimationOptions = .layoutSubviews
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Stored but unused: time is counted, not shown.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// Runs `animations` immediately, and `completion` when the animation ends in counted time: a snapshot shows the end of an
  /// animation, when the screen first comes to rest. Animations that begin more than half a second after all others have ended run
  /// only when a test waits for them. Repeating and reversing animations also end with the values set in the block; the completion
  /// of a repeating one isn't called.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.current.run(duration, AnimationState.Course(options, delay: delay), animations, completion)
  }

  /// Runs `animations` immediately, and `completion` when the animation ends in counted time.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.current.run(duration, animations, completion)
  }

  /// Runs `animations` immediately.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationState.current.run(duration, animations, nil)
  }

  /// Runs `animations` immediately, and `completion` when the animation ends in counted time.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    AnimationState.current.run(
      duration, AnimationState.Course(options, delay: delay, spring: spring), animations, completion)
  }

  /// Runs `animations` immediately, and `completion` when the spring rests in counted time, which is later than its perceptual
  /// duration.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      duration: duration, bounce: bounce,
      initialVelocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity))
    AnimationState.current.run(
      duration, AnimationState.Course(options, delay: delay, spring: spring), animations, completion)
  }

  /// Runs `animations` immediately, with key frames in the order of the code, and `completion` when the animation ends in counted
  /// time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let own = AnimationOptions(rawValue: options.rawValue)
    AnimationState.current.run(duration, AnimationState.Course(own, delay: delay), animations, completion)
  }

  /// Runs `animations` immediately; a scrubbed animator shows each key frame at its time.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationState.recorder else { return animations() }
    recorder.recordKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Removes the views from their superviews, which is the result of the system's animation, and runs the other changes
  /// immediately.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.current.run(
      0, AnimationState.Course(),
      {
        parallelAnimations?()
        for view in views { view.removeFromSuperview() }
      }, completion)
  }

  /// Runs `animations` immediately; a repeating animation ends with the values after its last repetition.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }

  /// Runs `animations` immediately, and `completion` when the animation ends in counted time.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.current.run(
      duration, { view.dissolve(duration, options) { animations?() } }, completion)
  }

  /// Replaces the first view with the second one, or hides the first and shows the second.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.current.run(
      duration,
      {
        (fromView.superview ?? fromView).dissolve(duration, options) {
          if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
          } else if let superview = fromView.superview {
            superview.addSubview(toView)
            fromView.removeFromSuperview()
          }
        }
      }, completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationState.current.runWithoutAnimation(actionsWithoutAnimation)
  }

  /// Enables or disables animations. While they are disabled, delays and durations are zero, and completions are called
  /// immediately.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.ofSetting.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { AnimationState.current.areEnabled }

  /// The duration of the animation whose block is running, in seconds; 0 outside of animations.
  public class var inheritedAnimationDuration: TimeInterval { AnimationState.current.durations.last ?? 0 }
}

extension UIView {
  // Animations without blocks. Changes between `beginAnimations` and `commitAnimations` take effect immediately, like all changes;
  // pictures of moments show them on their way, added to other animations as those of blocks are.

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationState.current.durations.append(0.2)
    DescribedAnimation.begin(animationID, context)
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func commitAnimations() {
    DescribedAnimation.commit()
    _ = AnimationState.current.durations.popLast()
  }

  /// Sets the object that is notified when the current animation begins and ends.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelegate(_ delegate: Any?) {
    DescribedAnimation.current?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the delegate's method for the beginning: without parameters, or with the animation's name and context.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationWillStart(_ selector: Selector?) { DescribedAnimation.current?.willStart = selector }

  /// Sets the delegate's method for the end: without parameters, or with the animation's name, whether it finished, and its
  /// context.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDidStop(_ selector: Selector?) { DescribedAnimation.current?.didStop = selector }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    guard !AnimationState.current.durations.isEmpty else { return }
    AnimationState.current.durations[AnimationState.current.durations.count - 1] = duration
  }

  /// Sets the delay in seconds, of the delegate's calls and of what pictures of moments show.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) { DescribedAnimation.current?.delay = delay }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: AnimationCurve) { DescribedAnimation.current?.curve = curve }

  /// Has no effect: changes are added to those of animations under way, which begins at the current state in either case.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Sets the number of repetitions before the delegate is notified of the end; 0 means one run.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    DescribedAnimation.current?.repeatCount = repeatCount
  }

  /// Sets whether each run is also reversed before the delegate is notified of the end.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    DescribedAnimation.current?.autoreverses = repeatAutoreverses
  }

  /// Shows the changes in a view as a flip, in pictures of moments. Curls aren't simulated.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    DescribedAnimation.current?.show(transition, in: view)
  }
}

extension UIView {
  /// Performs the changes of a transition. In pictures of moments a cross-dissolve fades from the old appearance to the new one;
  /// its changes aren't animated then, unless the options contain `allowAnimatedContent`.
  fileprivate func dissolve(_ duration: TimeInterval, _ options: AnimationOptions, _ change: () -> Void) {
    guard CountedTime.isHeldHere, AnimationState.current.areEnabled, duration > 0, let look = options.transition else {
      return change()
    }
    let transition = CATransition(look)
    transition.duration = duration
    transition.timingFunction = CAMediaTimingFunction(name: options.curve.timingFunctionName)
    layer.add(transition, forKey: kCATransition)
    if options.contains(.allowAnimatedContent) { return change() }
    AnimationState.current.runWithoutAnimation(change)
  }
}

extension CATransition {
  fileprivate convenience init(_ look: (type: CATransitionType, subtype: CATransitionSubtype?)) {
    self.init()
    type = look.type
    subtype = look.subtype
  }
}

extension DescribedAnimation {
  fileprivate func show(_ transition: UIView.AnimationTransition, in view: UIView) {
    guard CountedTime.isHeldHere, AnimationState.current.areEnabled else { return }
    let options: UIView.AnimationOptions =
      switch transition {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    if let look = options.transition { add(CATransition(look), to: view.layer) }
  }
}

extension UIView.AnimationOptions {
  /// The layer's transition for the options; nil where there is none, and for curls, which aren't simulated.
  fileprivate var transition: (type: CATransitionType, subtype: CATransitionSubtype?)? {
    switch UIView.AnimationOptions(rawValue: rawValue & 7 << 20) {
    case .transitionCrossDissolve: (.fade, nil)
    case .transitionFlipFromLeft: (.flip, .fromLeft)
    case .transitionFlipFromRight: (.flip, .fromRight)
    // Core Animation's top is the lower edge where y points down.
    case .transitionFlipFromTop: (.flip, .fromBottom)
    case .transitionFlipFromBottom: (.flip, .fromTop)
    default: nil
    }
  }
}
