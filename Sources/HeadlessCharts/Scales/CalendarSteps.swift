internal import Foundation

/// Dates along an axis, at the starts of calendar units.
struct CalendarSteps {
  let unit: Calendar.Component
  let dates: [Date]

  private static let candidates: [(Calendar.Component, Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
    (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600),
    (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
    (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.month, 6, 15_778_476), (.year, 1, 31_556_952),
    (.year, 2, 63_113_904), (.year, 5, 157_784_760), (.year, 10, 315_569_520), (.year, 50, 1_577_847_600),
  ]

  /// The smallest unit that results in at most the desired number of dates.
  init(in range: ClosedRange<Double>, calendar: Calendar, desiredCount: Int?) {
    let most = Double(max(desiredCount ?? RoundSteps.desiredCount, 2))
    let length = range.upperBound - range.lowerBound
    let chosen = CalendarSteps.candidates.first { length / $0.seconds < most } ?? CalendarSteps.candidates.last!
    self.init(every: chosen.0, count: chosen.1, in: range, calendar: calendar)
  }

  /// Dates at every `count` units, from the start of the unit that contains the start of the range.
  init(every unit: Calendar.Component, count: Int, in range: ClosedRange<Double>, calendar: Calendar) {
    self.unit = unit
    let (first, last) = (
      Date(timeIntervalSinceReferenceDate: range.lowerBound), Date(timeIntervalSinceReferenceDate: range.upperBound)
    )
    guard count > 0, let start = calendar.dateInterval(of: unit, for: first)?.start else {
      dates = []
      return
    }
    var found: [Date] = []
    var index = 0
    // More of them can't be distinguished on any screen.
    while index < 1000, let next = calendar.date(byAdding: unit, value: index * count, to: start), next <= last {
      if next >= first { found.append(next) }
      index += 1
    }
    dates = found
  }
}
