internal import Foundation
internal import Synchronization

/// The clock of animations: the machine's, moved on by the time that is counted and not waited for.
package enum MediaClock {
  private struct State {
    /// Seconds that have been counted so far.
    var counted: CFTimeInterval = 0
    /// What the clock shows while time is being counted.
    var shown: CFTimeInterval?
    /// The counted time that layers show; nil where they show the end of what runs.
    var moment: CFTimeInterval?
  }

  private static let state = Mutex(State())

  /// In seconds.
  package static var now: CFTimeInterval {
    state.withLock { $0.shown ?? ProcessInfo.processInfo.systemUptime + $0.counted }
  }

  /// The counted time that layers show, in seconds of ``CountedTime``; nil where they show the end of what runs.
  static var moment: CFTimeInterval? { state.withLock(\.moment) }

  static func showMoment(_ moment: CFTimeInterval?) { state.withLock { $0.moment = moment } }

  /// Stops the clock at a time.
  package static func stop(at time: CFTimeInterval) { state.withLock { $0.shown = time } }

  /// Lets the clock go on from where it was stopped.
  package static func goOn() {
    state.withLock { state in
      guard let shown = state.shown else { return }
      state.counted = max(state.counted, shown - ProcessInfo.processInfo.systemUptime)
      state.shown = nil
    }
  }
}
