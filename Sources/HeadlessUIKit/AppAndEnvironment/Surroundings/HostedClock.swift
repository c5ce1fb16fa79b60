internal import Foundation
internal import Synchronization

/// The time on the screens that are shown: what pickers and calendars without a date of their own show.
///
/// Screens have to look the same every day, so that it isn't the process's time but that of Apple's own pictures, which
/// their status bars show too: 9:41 in the morning of 9 January 2007, in the process's time zone. What an app asks
/// Foundation for is the real time all the same.
package enum HostedClock {
  private static let state = Mutex<Date?>(nil)

  /// The time of the screen that is shown; a task with surroundings of its own has its own.
  package static var now: Date {
    let set = if let task = TaskSurroundings.current { task.date } else { state.withLock { $0 } }
    return set ?? standard
  }

  /// Nil goes back to the standard time.
  static func set(_ date: Date?) {
    if let task = TaskSurroundings.current { task.date = date } else { state.withLock { $0 = date } }
  }

  private static var standard: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)
    return calendar.date(from: parts) ?? Date(timeIntervalSince1970: 1_168_335_660)
  }
}
