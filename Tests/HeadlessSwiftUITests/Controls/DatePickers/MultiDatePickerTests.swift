import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct MultiDatePickerTests {
  private struct Page: View {
    @State private var days: Set<DateComponents> = [DateComponents(era: 1, year: 2007, month: 1, day: 10)]
    let notes: Notes

    var body: some View {
      MultiDatePicker("Days", selection: $days)
        .onChange(of: days) { notes.add($1.compactMap(\.day).sorted().map(String.init).joined(separator: " ")) }
    }
  }

  private func day<Content: View>(_ name: String, _ shown: ShownView<Content>) throws -> CGPoint {
    let frame = try #require(shown.frame(of: name))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// A touch selects a day, and another one deselects it. The calendar shows January 2007, the month of the screen's clock.
  @Test func touchesSelectDays() throws {
    let notes = Notes()
    let shown = ShownView(Page(notes: notes))
    defer { shown.screen.close() }
    let calendar = try #require(shown.first(UICalendarView.self))
    let behavior = try #require(calendar.selectionBehavior as? UICalendarSelectionMultiDate)
    #expect(behavior.selectedDates.map(\.day) == [10])
    for name in ["17", "10"] {
      let place = try day(name, shown)
      shown.tap(place.x, place.y)
    }
    #expect(notes.entries == ["10 17", "17"])
  }

  /// Apple's documentation: the bounds are a range without its end.
  @Test func daysOutsideOfTheBoundsArentSelected() throws {
    let notes = Notes()
    let calendar = Calendar.current
    func date(_ day: Int) throws -> Date {
      try #require(calendar.date(from: DateComponents(year: 2007, month: 1, day: day)))
    }
    let days = Binding<Set<DateComponents>>(
      get: { [] }, set: { notes.add($0.compactMap(\.day).map(String.init).joined()) })
    let shown = ShownView(MultiDatePicker("Days", selection: days, in: try date(10)..<date(20)))
    defer { shown.screen.close() }
    for name in ["9", "10", "19", "20"] {
      let place = try day(name, shown)
      shown.tap(place.x, place.y)
      shown.first(UICalendarView.self).map {
        ($0.selectionBehavior as? UICalendarSelectionMultiDate)?.selectedDates = []
      }
    }
    #expect(notes.entries == ["10", "19"])
  }
}
