internal import Foundation

// The target `CCurrentLocale` replaces Foundation's own properties by these.

/// `Locale.current` and `Locale.autoupdatingCurrent`: the hosted screen's locale, or that of Apple's simulators, US English.
@_silgen_name("HeadlessObjectiveC_currentLocale")
package func currentLocale() -> Locale { HostedLocale.current ?? Locale(identifier: "en_US") }

/// `Calendar.current` and `Calendar.autoupdatingCurrent`: the calendar that is usual in the current locale, with its first weekday.
@_silgen_name("HeadlessObjectiveC_currentCalendar")
package func currentCalendar() -> Calendar {
  let locale = currentLocale()
  var calendar = Calendar(identifier: locale.calendar.identifier)
  calendar.locale = locale
  calendar.timeZone = .current
  return calendar
}

/// `Locale.preferredLanguages`: that of the current locale.
@_silgen_name("HeadlessObjectiveC_preferredLanguages")
package func preferredLanguages() -> [String] { [currentLocale().identifier(.bcp47)] }
