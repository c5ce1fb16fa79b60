internal import Foundation

/// Whether the views of a test animate, and what they animate just now.
@MainActor final class AnimationState {
  /// That of the code around the test; nil in the process's.
  private let outer: AnimationState?
  /// Nil where it wasn't set.
  private var ownAreEnabled: Bool?
  /// In seconds, from the outermost animation to the innermost.
  var durations: [TimeInterval] = []
  /// The sums of the delays that are being described, in seconds.
  private var delays: [TimeInterval] = []
  /// Of the animations that are being described.
  private(set) var curves: [UIView.AnimationCurve] = []
  /// What is said between `beginAnimations` and `commitAnimations`, by how many animations are described around it: one that is never
  /// committed is forgotten with the next at its place.
  var described: [Int: DescribedAnimation] = [:]
  /// Records the changes that an animator's block makes. Every change of a view asks for it.
  static var recorder: AnimatedChanges?

  private init(within outer: AnimationState?) {
    self.outer = outer
  }

  /// That of the code that runs.
  static var current: AnimationState { of(.ofTest) }

  /// That which the code that runs changes: the process's where a constant is being initialised.
  static var ofSetting: AnimationState { of(.ofTestSetting) }

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

  /// How an animation runs, as far as it matters for code that waits for its end.
  struct Course {
    var delay: TimeInterval = 0
    /// Whether an inner animation has its own duration.
    var overrides = false
    var autoreverses = false
    /// Whether the animation goes on for ever: its end is never reported.
    var repeats = false
    var curve = UIView.AnimationCurve.easeInOut
    /// Goes before the curve where there is one.
    var spring: UISpringTimingParameters?

    init() {}

    init(_ options: UIView.AnimationOptions, delay: TimeInterval = 0, spring: UISpringTimingParameters? = nil) {
      self.spring = spring
      self.delay = delay
      overrides = options.contains(.overrideInheritedDuration)
      autoreverses = options.contains(.autoreverse)
      repeats = options.contains(.repeat)
      curve = options.curve
    }

    /// How far the animation has come, from 0 to 1, or beyond as springs go, when seconds of its time are over.
    @MainActor func progress(after seconds: TimeInterval, of duration: TimeInterval) -> CGFloat {
      guard duration > 0 else { return 1 }
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

  /// Does `animations` at once, and `completion` when the animation has come to its end in counted time. What begins after a
  /// delay isn't visible before that is over.
  func run(
    _ duration: TimeInterval, _ course: Course, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = durations
    let delay = (delays.last ?? 0) + max(course.delay, 0)
    let own = course.overrides ? duration : outer.last ?? duration
    durations.append(own)
    delays.append(delay)
    curves.append(course.curve)
    let isRecorded = areEnabled && AnimationState.recorder == nil && (delay > 0 || own > 0)
    let changes = isRecorded ? AnimatedChanges() : nil
    if let changes { changes.record(in: 0...1, animations) } else { animations() }
    // Whatever the block began with `beginAnimations` and didn't commit, or committed and hadn't begun.
    durations = outer
    delays.removeLast()
    curves.removeLast()
    guard areEnabled else {
      completion?(true)
      return
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

  /// Forgets animations that one screen began and never committed, which the next one's would wait for.
  func reset() { durations = [] }

  /// Changes are neither animated nor written down.
  func runWithoutAnimation(_ actions: () -> Void) {
    let (before, recorderBefore) = (ownAreEnabled, AnimationState.recorder)
    areEnabled = false
    AnimationState.recorder = nil
    actions()
    ownAreEnabled = before
    AnimationState.recorder = recorderBefore
  }
}

/// Calls an animation's completion once: at the end, or after its layers' animations were taken off.
@MainActor private final class AnimationCompletion {
  private var completion: ((Bool) -> Void)?

  init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

  func call(finished: Bool) {
    let block = completion
    completion = nil
    block?(finished)
  }

  /// Code that takes an animation off is done before the completion is called.
  nonisolated func cancel() {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated {
      guard completion != nil else { return }
      CountedTime.current.add(delay: 0, duration: 0) { self.call(finished: false) }
    }
  }
}
