import Foundation

/// The animations of a transition that a finger drives: they are under way as far as the finger has come, and run on, or back, once
/// it lets go.
///
/// Views have the values of the end meanwhile, and the screen shows how far they have come, as with a paused property animator.
@MainActor final class DrivenAnimations {
  private struct Entry {
    let changes: AnimatedChanges?
    /// In seconds after the start.
    let delay: TimeInterval
    /// In seconds.
    let duration: TimeInterval
    let course: AnimationState.Course
    let completion: ((Bool) -> Void)?

    var end: TimeInterval { delay + duration }

    @MainActor func show(at time: TimeInterval) {
      changes?.show(at: time < delay ? 0 : course.progress(after: time - delay, of: duration)) { $0 }
    }
  }

  private var entries: [Entry] = []
  /// How far the animations have come, in seconds.
  private var time: TimeInterval = 0

  init() {}

  var isEmpty: Bool { entries.isEmpty }

  func add(
    _ changes: AnimatedChanges?, delay: TimeInterval, duration: TimeInterval, _ course: AnimationState.Course,
    _ completion: ((Bool) -> Void)?
  ) {
    entries.append(
      Entry(changes: changes, delay: delay, duration: duration, course: course, completion: completion))
  }

  /// Shows the animations as they are after a time in seconds.
  func show(at time: TimeInterval) {
    self.time = time
    for entry in entries { entry.show(at: time) }
  }

  /// Runs from where the animations are to their end, in counted time.
  ///
  /// - Parameter speed: how fast they run, as a factor of their own speed.
  func goOn(speed: Double) {
    let start = time
    for entry in entries {
      entry.changes?.hide()
      let showing = MomentShowing(
        show: { entry.show(at: start + $0 * speed) }, hide: { entry.changes?.hide() })
      CountedTime.current.add(delay: 0, duration: max(entry.end - start, 0) / speed, showing: showing) {
        entry.completion?(true)
      }
    }
    entries = []
  }

  /// Runs back to the start, in counted time; the views have the values of the start then.
  ///
  /// - Parameter speed: how fast they run, as a factor of their own speed.
  func goBack(speed: Double) {
    let start = time
    for entry in entries {
      entry.show(at: 0)
      let showing = MomentShowing(
        show: { entry.show(at: max(start - $0 * speed, 0)) }, hide: { entry.show(at: 0) })
      CountedTime.current.add(delay: 0, duration: max(start, 0) / speed, showing: showing) {
        entry.changes?.hide()
        entry.changes?.setToStart()
        entry.completion?(true)
      }
    }
    entries = []
  }
}
