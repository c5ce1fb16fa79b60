public import Foundation

/// The selection behaviour of a calendar view.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  func isSelected(_ day: Date, in calendar: Calendar) -> Bool { false }
  func canSelect(_ day: DateComponents) -> Bool { false }
  /// The user touches a day.
  func touch(_ day: DateComponents, in calendar: Calendar) {}

  /// Updates the days that can be selected.
  open func updateSelectableDates() { view?.contentsDidChange() }

  /// The components that identify a day.
  static let parts: Set<Calendar.Component> = [.era, .year, .month, .day]

  static func isSame(_ parts: DateComponents, _ day: Date, _ calendar: Calendar) -> Bool {
    guard let date = (parts.calendar ?? calendar).date(from: parts) else { return false }
    return calendar.isDate(date, inSameDayAs: day)
  }
}
