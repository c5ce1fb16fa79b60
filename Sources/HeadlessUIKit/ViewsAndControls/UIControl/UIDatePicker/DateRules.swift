import Foundation

/// Which dates a picker can have, and the words that it shows them in.
struct DateRules {
  var mode = UIDatePicker.Mode.dateAndTime
  var earliest: Date?
  var latest: Date?
  /// 1, or a divisor of 60.
  var minuteInterval = 1
  let words: DateWords

  var calendar: Calendar { words.calendar }

  /// The nearest date within the bounds. Bounds that exclude each other count as none, as Apple documents.
  func clamped(_ date: Date) -> Date {
    if let earliest, let latest, earliest > latest { return date }
    if let earliest, date < earliest { return earliest }
    if let latest, date > latest { return latest }
    return date
  }

  func contains(_ date: Date) -> Bool { clamped(date) == date }

  /// Whether any part of the date's day is within the bounds.
  func containsDay(of date: Date) -> Bool {
    guard let day = calendar.dateInterval(of: .day, for: date) else { return contains(date) }
    if let earliest, let latest, earliest > latest { return true }
    if let earliest, day.end <= earliest { return false }
    if let latest, day.start > latest { return false }
    return true
  }

  /// The date at the last step of the minute interval.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    let excess = minute % minuteInterval
    return excess == 0 ? date : date.addingTimeInterval(TimeInterval(-60 * excess))
  }
}
