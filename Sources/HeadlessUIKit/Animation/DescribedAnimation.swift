internal import Foundation

/// An animation between `beginAnimations` and `commitAnimations`: its settings, and what it changes.
///
/// The changes are recorded only while a test inspects moments: an animation that is never committed would otherwise record those
/// of all code after it.
@MainActor final class DescribedAnimation {
  private let name: String?
  private let context: UnsafeMutableRawPointer?
  /// The delegate, retained until the animation's end, as in UIKit.
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// The delay in seconds.
  var delay: TimeInterval = 0
  var repeatCount: Float = 0
  var autoreverses = false
  var curve = UIView.AnimationCurve.easeInOut
  private let changes: AnimatedChanges?
  /// The transitions of views that the animation was given. Their durations follow at the commit.
  private var transitions: [CATransition] = []

  private init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
    let isRecorded =
      CountedTime.isHeldHere && AnimationState.current.areEnabled && AnimationState.recorder == nil
    changes = isRecorded ? AnimatedChanges() : nil
    changes?.startRecording()
  }

  static var current: DescribedAnimation? {
    let state = AnimationState.current
    return state.described[state.durations.count]
  }

  static func begin(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    let state = AnimationState.current
    state.described[state.durations.count]?.giveUp()
    state.described[state.durations.count] = DescribedAnimation(name, context)
  }

  static func commit() {
    let state = AnimationState.current
    guard let animation = state.described.removeValue(forKey: state.durations.count) else { return }
    animation.run(duration: state.durations.last ?? 0)
  }

  /// Ends the recording of an animation that is never committed.
  func giveUp() { changes?.stopRecording() }

  /// Shows a view's change as one of its contents.
  func add(_ transition: CATransition, to layer: CALayer) {
    layer.add(transition, forKey: kCATransition)
    // The layer keeps a copy.
    if let kept = layer.animation(forKey: kCATransition) as? CATransition { transitions.append(kept) }
  }

  private func run(duration: TimeInterval) {
    changes?.stopRecording()
    let state = AnimationState.current
    for transition in transitions {
      transition.duration = duration
      transition.timingFunction = CAMediaTimingFunction(name: curve.timingFunctionName)
    }
    let isWatched = delegate != nil && (willStart != nil || didStop != nil)
    guard isWatched || changes?.isEmpty == false else { return }
    guard state.areEnabled else {
      tell(willStart, [name, context])
      tellEnd(finished: true)
      return
    }
    if let driven = state.drivenAnimations {
      tell(willStart, [name, context])
      return driven.add(changes, delay: delay, duration: duration, course) { self.tellEnd(finished: $0) }
    }
    count(duration)
  }

  private func count(_ duration: TimeInterval) {
    // Apps may set the largest possible number of repetitions; the end of such an animation isn't awaited.
    let isEndless = repeatCount > 1e6
    let runs = Double(max(repeatCount, 1)) * (autoreverses ? 2 : 1)
    let (changes, course) = (changes, course)
    let showing = changes.map { changes in
      MomentShowing(
        show: { changes.showMoment(at: course.progress(after: $0, of: duration)) }, hide: { changes.hideMoment() })
    }
    if delay > 0 { changes?.show(at: 0) { $0 } }
    if isEndless, let showing { CountedTime.current.addRepetition(delay: delay, showing: showing) }
    CountedTime.current.add(
      delay: delay, duration: isEndless ? 0 : duration * runs, showing: isEndless ? nil : showing,
      onBegin: {
        changes?.hide()
        self.tell(self.willStart, [self.name, self.context])
      },
      onEnd: { if !isEndless { self.tellEnd(finished: true) } })
  }

  private var course: AnimationState.Course {
    var course = AnimationState.Course()
    course.autoreverses = autoreverses
    course.repeats = repeatCount > 1
    course.curve = curve
    return course
  }

  private func tellEnd(finished: Bool) { tell(didStop, [name, NSNumber(value: finished), context]) }

  /// A method in a selector receives the first one or two arguments; a method found by name receives all.
  private func tell(_ selector: Selector?, _ arguments: [Any?]) {
    guard let delegate, let selector else { return }
    if RuntimeMembers.call(delegate, NSStringFromSelector(selector), arguments) != nil { return }
    selector.call(on: delegate, sender: arguments[0], second: arguments[1])
  }
}
