internal import Foundation

/// The time on hosted screens, shown by pickers and calendars without a date of their own.
///
/// Pictures must not depend on the day. The time is therefore that of Apple's own pictures, also in their status bars: 9:41 in the
/// morning of 9 January 2007, in the process's time zone. Foundation still returns the real time to apps.
package enum HostedClock {
  /// The time of the hosted screen; set by tests.
  package static var now: Date { of(.ofTest).value ?? standard }

  /// The current time for relative dates and timers in texts and bars: the time set by the test, or else the process's, as on iOS.
  ///
  /// Relative dates made from `Date()`, such as "1 hour ago", are the same every day, and timers that have ended don't change. A
  /// test needs to set the clock only for a fixed date in the future.
  package static var counting: Date { of(.ofTest).value ?? Date() }

  /// The time set in a host; nil for the standard time.
  static func of(_ host: StateHost) -> HostValue<HostedClock, Date> { host.value { HostValue(within: $0) } }

  private static var standard: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)
    return calendar.date(from: parts) ?? Date(timeIntervalSince1970: 1_168_335_660)
  }
}
