internal import Foundation

/// The animation state of a test: whether animations are enabled, and the animations whose blocks are running.
@MainActor final class AnimationState {
  /// The enclosing host's state; nil for the process's.
  private let outer: AnimationState?
  /// The value set in this state; nil to inherit the enclosing state's.
  private var ownAreEnabled: Bool?
  /// The durations of the nested animations in seconds, the outermost first.
  var durations: [TimeInterval] = []
  /// The accumulated delays of the nested animations, in seconds.
  private var delays: [TimeInterval] = []
  /// The curves of the nested animations.
  private(set) var curves: [UIView.AnimationCurve] = []
  /// The animations between `beginAnimations` and `commitAnimations`, by nesting depth. The next animation at the same depth
  /// replaces one that is never committed.
  var described: [Int: DescribedAnimation] = [:]
  /// Receives the animations that begin while an interactive transition is set up.
  private var driven: DrivenAnimations?
  /// Only used in the process's state; see ``recorder``.
  private var recorder: AnimatedChanges?

  private init(within outer: AnimationState?) {
    self.outer = outer
  }

  /// The state of the running code.
  static var current: AnimationState { of(.ofTest) }

  /// The state that the running code changes: the process's while a constant is being initialised.
  static var ofSetting: AnimationState { of(.ofTestSetting) }

  /// Records the changes that an animator's block makes; read by every change of a view. Blocks of all tests run one after another on
  /// the main thread, so the process has one recorder, which is faster to find than a test's.
  static var recorder: AnimatedChanges? {
    get { of(.process).recorder }
    set { of(.process).recorder = newValue }
  }

  private static func of(_ host: StateHost) -> AnimationState {
    if let known = host.ofAnimations { return unsafeDowncast(known, to: AnimationState.self) }
    let made = AnimationState(within: host.outer.map(of))
    host.ofAnimations = made
    return made
  }

  var areEnabled: Bool {
    get { ownAreEnabled ?? outer?.areEnabled ?? true }
    set { ownAreEnabled = newValue }
  }

  /// The timing of an animation.
  struct Course {
    var delay: TimeInterval = 0
    /// Whether an inner animation has its own duration.
    var overrides = false
    var autoreverses = false
    /// Whether the animation repeats forever; its end is never reported.
    var repeats = false
    var curve = UIView.AnimationCurve.easeInOut
    /// Overrides the curve if set.
    var spring: UISpringTimingParameters?
    /// Overrides the curve and the spring if set: the progress after a time in seconds.
    var computed: (@MainActor (TimeInterval) -> CGFloat)?
    /// Whether the system's own spring with its own duration, ``SystemMotion``, replaces the curve and the duration.
    var isSystems = false

    init() {}

    init(_ options: UIView.AnimationOptions, delay: TimeInterval = 0, spring: UISpringTimingParameters? = nil) {
      self.spring = spring
      self.delay = delay
      overrides = options.contains(.overrideInheritedDuration)
      autoreverses = options.contains(.autoreverse)
      repeats = options.contains(.repeat)
      curve = options.curve
      isSystems = spring == nil && options.hasSystemsCurve
      if isSystems { overrides = true }
    }

    /// The animation's progress after a time in seconds: from 0 to 1, or beyond for springs.
    @MainActor func progress(after seconds: TimeInterval, of duration: TimeInterval) -> CGFloat {
      if let computed { return computed(seconds) }
      guard duration > 0 else { return 1 }
      if isSystems { return SystemMotion.spring.value(at: min(max(seconds, 0), duration)) }
      var part = CGFloat(seconds / duration)
      if autoreverses {
        part = part.truncatingRemainder(dividingBy: 2)
        if part > 1 { part = 2 - part }
      } else if repeats {
        part = part.truncatingRemainder(dividingBy: 1)
      }
      part = min(max(part, 0), 1)
      return spring?.value(at: part) ?? CAMediaTimingFunction(name: curve.timingFunctionName).value(at: part)
    }
  }

  /// Runs `animations` immediately, and `completion` when the animation has ended in counted time. Changes with a delay aren't
  /// visible before it has passed.
  func run(
    _ duration: TimeInterval, _ course: Course, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = durations
    let delay = (delays.last ?? 0) + max(course.delay, 0)
    let resting = duration > 0 ? course.spring?.restingTime : nil
    let asked = course.isSystems && duration > 0 ? SystemMotion.duration : resting ?? duration
    let own = course.overrides ? asked : outer.last ?? asked
    durations.append(own)
    delays.append(delay)
    curves.append(course.curve)
    let isRecorded = areEnabled && AnimationState.recorder == nil && (delay > 0 || own > 0)
    let changes = isRecorded ? AnimatedChanges() : nil
    if let changes { changes.record(in: 0...1, animations) } else { animations() }
    // The block may have left `beginAnimations` and `commitAnimations` unbalanced.
    durations = outer
    delays.removeLast()
    curves.removeLast()
    guard areEnabled else {
      completion?(true)
      return
    }
    if let driven = drivenAnimations {
      return driven.add(changes, delay: delay, duration: own, course, completion)
    }
    if delay > 0 { changes?.show(at: 0) { $0 } }
    let isAwaited = completion != nil || ![TransactionGroup].waiting.isEmpty
    guard changes?.isEmpty == false || isAwaited else { return }
    let end = AnimationCompletion(completion)
    let group = ViewAnimationGroup { [weak end] in end?.cancel() }
    changes?.addAnimations(to: group, duration: own, delay: delay, curve: course.curve)
    let length = course.repeats ? 0 : course.autoreverses ? own * 2 : own
    let showing = changes.map { changes in
      MomentShowing(
        show: { changes.showMoment(at: course.progress(after: $0, of: own)) }, hide: { changes.hideMoment() })
    }
    if course.repeats, let showing { CountedTime.current.addRepetition(delay: delay, showing: showing) }
    CountedTime.current.add(
      delay: delay, duration: length, showing: course.repeats ? nil : showing, onBegin: { changes?.hide() },
      onEnd: {
        guard !course.repeats else { return }
        changes?.removeAnimations(of: group)
        end.call(finished: true)
      })
  }

  func run(_ duration: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    run(duration, Course(), animations, completion)
  }

  /// The animations of the interactive transition that is being set up, unless changes are being recorded.
  var drivenAnimations: DrivenAnimations? { AnimationState.recorder == nil ? driven : nil }

  /// Passes the animations that an action begins to `animations`, which run them.
  func drive(_ animations: DrivenAnimations, _ action: () -> Void) {
    let outer = driven
    driven = animations
    action()
    driven = outer
  }

  /// Discards animations that a screen began and never committed, so that they don't affect the next screen's.
  func reset() {
    durations = []
    if let recorder = AnimationState.recorder, recorder.isRecordingAll { recorder.stopRecording() }
  }

  /// Runs `actions` without animating or recording their changes.
  func runWithoutAnimation(_ actions: () -> Void) {
    let (before, recorderBefore) = (ownAreEnabled, AnimationState.recorder)
    areEnabled = false
    AnimationState.recorder = nil
    actions()
    ownAreEnabled = before
    AnimationState.recorder = recorderBefore
  }
}

/// Calls an animation's completion once: when it ends, or after its layers' animations are removed.
@MainActor private final class AnimationCompletion {
  private var completion: ((Bool) -> Void)?

  init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

  func call(finished: Bool) {
    let block = completion
    completion = nil
    block?(finished)
  }

  /// Calls the completion after the code that removes the animation has finished.
  nonisolated func cancel() {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated {
      guard completion != nil else { return }
      CountedTime.current.add(delay: 0, duration: 0) { self.call(finished: false) }
    }
  }
}
