import Foundation

/// The animations of an interactive transition: their progress follows the touch, and they finish or reverse when it ends.
///
/// Views have the final values meanwhile, and the screen shows the progress, as with a paused property animator.
@MainActor final class DrivenAnimations {
  /// An animation that a finger drives.
  struct Entry {
    /// In seconds after the start of the transition.
    let end: TimeInterval
    /// Shows the animation as it is after a time in seconds since the start of the transition.
    let show: (TimeInterval) -> Void
    /// The views show their own values, which are those of the end.
    let hide: () -> Void
    /// Ends the animation; the views get the values of the start if it ran back.
    let finish: (_ isBack: Bool) -> Void
  }

  private var entries: [Entry] = []
  /// How far the animations have come, in seconds.
  private var time: TimeInterval = 0

  init() {}

  var isEmpty: Bool { entries.isEmpty }

  func add(_ entry: Entry) { entries.append(entry) }

  func add(
    _ changes: AnimatedChanges?, delay: TimeInterval, duration: TimeInterval, _ course: AnimationState.Course,
    _ completion: ((Bool) -> Void)?
  ) {
    add(
      Entry(
        end: delay + duration,
        show: { changes?.show(at: $0 < delay ? 0 : course.progress(after: $0 - delay, of: duration)) { $0 } },
        hide: { changes?.hide() },
        finish: { isBack in
          if isBack {
            changes?.hide()
            changes?.setToStart()
          }
          completion?(true)
        }))
  }

  /// Shows the animations as they are after a time in seconds.
  func show(at time: TimeInterval) {
    self.time = time
    for entry in entries { entry.show(time) }
  }

  /// Runs from where the animations are to their end, in counted time.
  ///
  /// - Parameter speed: how fast they run, as a factor of their own speed.
  func goOn(speed: Double) {
    let start = time
    for entry in entries {
      entry.hide()
      let showing = MomentShowing(show: { entry.show(start + $0 * speed) }, hide: entry.hide)
      CountedTime.current.add(delay: 0, duration: max(entry.end - start, 0) / speed, showing: showing) {
        entry.finish(false)
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
      entry.show(0)
      let showing = MomentShowing(show: { entry.show(max(start - $0 * speed, 0)) }, hide: { entry.show(0) })
      CountedTime.current.add(delay: 0, duration: max(start, 0) / speed, showing: showing) { entry.finish(true) }
    }
    entries = []
  }
}
