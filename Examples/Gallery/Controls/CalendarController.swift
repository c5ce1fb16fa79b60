import UIKit

/// A calendar with chosen and decorated days.
public final class CalendarController: ControlSheetController, UICalendarViewDelegate {
  override var rows: [UIView] {
    let calendar = UICalendarView()
    var days = Calendar(identifier: .gregorian)
    days.locale = Locale(identifier: "en_US")
    calendar.calendar = days
    calendar.locale = Locale(identifier: "en_US")
    calendar.visibleDateComponents = DateComponents(calendar: days, year: 2024, month: 6)
    calendar.delegate = self
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    selection.selectedDates = [7, 8, 21].map { DateComponents(calendar: days, year: 2024, month: 6, day: $0) }
    calendar.selectionBehavior = selection
    return [calendar]
  }

  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch dateComponents.day {
    case 12: .default(color: .systemOrange, size: .large)
    case 14: .image(UIImage(systemName: "ferry"), color: .systemTeal)
    case 27: .default()
    default: nil
    }
  }
}
