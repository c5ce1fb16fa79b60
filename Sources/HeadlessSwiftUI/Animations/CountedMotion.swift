internal import HeadlessQuartzCore
internal import SwiftUIGraph

/// Evaluates the animations of a graph at moments of the test's counted time.
@MainActor final class CountedMotion: _GraphMotion.Clock {
  init() {}

  var now: Double? { CountedTime.isHeldHere ? CountedTime.current.now : nil }

  func run(
    _ duration: Double, show: @escaping (Double) -> Void, hide: @escaping () -> Void, end: @escaping () -> Void
  ) {
    let showing = MomentShowing(show: show, hide: hide)
    if duration.isFinite {
      CountedTime.current.add(delay: 0, duration: duration, showing: showing, onEnd: end)
    } else {
      CountedTime.current.addRepetition(delay: 0, showing: showing)
    }
  }
}
