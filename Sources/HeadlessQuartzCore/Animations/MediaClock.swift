internal import Foundation
internal import Synchronization

/// The clock of animations: the machine's clock plus the counted time. Each test has its own clock, which starts with the counted
/// time of the enclosing host's clock.
package final class MediaClock: Sendable {
  private struct State {
    /// The seconds that have been counted so far.
    var counted: CFTimeInterval = 0
    /// The clock's time while time is being counted.
    var shown: CFTimeInterval?
    /// The counted time that layers show; nil if they show the end of running animations.
    var moment: CFTimeInterval?
  }

  private let state: Mutex<State>

  private init(within outer: MediaClock?) {
    let counted = outer?.state.withLock(\.counted) ?? 0
    state = Mutex(State(counted: counted))
  }

  /// The clock of the test that the running code belongs to, or of the process.
  package static var current: MediaClock { of(.ofTest) }

  static func of(_ host: StateHost) -> MediaClock { host.value { MediaClock(within: $0) } }

  /// The clock's time, in seconds.
  package var now: CFTimeInterval {
    state.withLock { $0.shown ?? ProcessInfo.processInfo.systemUptime + $0.counted }
  }

  /// The counted time that layers show, in seconds of ``CountedTime``; nil if they show the end of running animations.
  var moment: CFTimeInterval? { state.withLock(\.moment) }

  func showMoment(_ moment: CFTimeInterval?) { state.withLock { $0.moment = moment } }

  /// Stops the clock at a time.
  func stop(at time: CFTimeInterval) { state.withLock { $0.shown = time } }

  /// Resumes the clock from the time at which it was stopped.
  func goOn() {
    state.withLock { state in
      guard let shown = state.shown else { return }
      state.counted = max(state.counted, shown - ProcessInfo.processInfo.systemUptime)
      state.shown = nil
    }
  }
}
