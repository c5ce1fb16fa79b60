import Foundation
import HeadlessObjectiveC
import Testing

/// Calendar methods that write units into variables.
@Suite struct CalendarIntervalTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }()
  /// 2001-01-10, a Wednesday, at noon.
  private static let date = Date(timeIntervalSinceReferenceDate: 9.5 * 86_400)

  @Test func theObjectiveCClassWritesAnObject() {
    var start: NSDate?
    var length: TimeInterval = 0
    #expect((Self.calendar as NSCalendar).range(of: .day, start: &start, interval: &length, for: Self.date))
    #expect(start?.timeIntervalSinceReferenceDate == 9 * 86_400 && length == 86_400)
  }
}
