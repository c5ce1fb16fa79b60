import Foundation
import HeadlessCharts
import Testing

/// Ranges of dates and numbers.
@Suite struct ChartBinTests {
  @Test func datesAreDividedByUnitsOfTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    func day(_ month: Int, _ day: Int) throws -> Date {
      try #require(calendar.date(from: DateComponents(year: 2024, month: month, day: day)))
    }
    let months = try (1...4).map { try day($0, 1) }
    let (first, last, leapDay, late) = (try day(1, 15), try day(3, 2), try day(2, 29), try day(12, 1))
    let bins = DateBins(unit: .month, range: first...last, calendar: calendar)
    #expect(bins.thresholds == months)
    #expect(bins.count == 3 && bins[1].lowerBound == months[1])
    #expect(bins.index(for: leapDay) == 1 && bins.index(for: months[0]) == 0)
    #expect(bins.index(for: late) == 2 && bins.index(for: .distantPast) == 0)
    #expect(DateBins(unit: .day, data: [], calendar: calendar).isEmpty)
    #expect(DateBins(timeInterval: 60, range: first...(first + 150)).count == 3)
  }

  @Test func numbersAreDividedBySizes() {
    let bins = NumberBins(size: 5, range: 3.0...12)
    #expect(bins.thresholds == [0, 5, 10, 15])
    #expect(bins.index(for: 5) == 1 && bins[0].contains(4.9) && !bins[0].contains(5) && bins[2].contains(15))
    #expect(NumberBins(data: [0.0, 19], desiredCount: 4).thresholds == [0, 5, 10, 15, 20])
  }
}
