internal import Foundation

/// The time on the screens that are shown: what pickers and calendars without a date of their own show.
///
/// Screens have to look the same every day, so that it isn't the process's time but that of Apple's own pictures, which
/// their status bars show too: 9:41 in the morning of 9 January 2007, in the process's time zone. What an app asks
/// Foundation for is the real time all the same.
package enum HostedClock {
  /// The time of the screen that is shown, as each test sets it.
  package static var now: Date { of(.ofTest).value ?? standard }

  /// The time that texts and bars count from or to: that of the test, or else the process's, as on iOS.
  ///
  /// What an app counts is either over or made from `Date()`: "1 hour ago" is then the same every day, and a timer that has
  /// ended stands still. Only a fixed time that isn't over yet needs a test that sets the clock.
  package static var counting: Date { of(.ofTest).value ?? Date() }

  /// The time that holds in a host; nil for the standard time.
  static func of(_ host: StateHost) -> HostValue<HostedClock, Date> { host.value { HostValue(within: $0) } }

  private static var standard: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)
    return calendar.date(from: parts) ?? Date(timeIntervalSince1970: 1_168_335_660)
  }
}
