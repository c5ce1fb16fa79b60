public import Foundation

/// How days of a calendar view are chosen.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  func isSelected(_ day: Date, in calendar: Calendar) -> Bool { false }
  func canSelect(_ day: DateComponents) -> Bool { false }
  /// A person touches a day.
  func touch(_ day: DateComponents, in calendar: Calendar) {}

  /// Asks anew which days can be chosen.
  open func updateSelectableDates() { view?.contentsDidChange() }

  /// The parts that tell a day.
  static let parts: Set<Calendar.Component> = [.era, .year, .month, .day]

  static func isSame(_ parts: DateComponents, _ day: Date, _ calendar: Calendar) -> Bool {
    guard let date = (parts.calendar ?? calendar).date(from: parts) else { return false }
    return calendar.isDate(date, inSameDayAs: day)
  }
}

/// One day, or none.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate gets no call for what the app chooses.
  open var selectedDate: DateComponents? {
    didSet { view?.contentsDidChange() }
  }
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  override func isSelected(_ day: Date, in calendar: Calendar) -> Bool {
    selectedDate.map { UICalendarSelection.isSame($0, day, calendar) } ?? false
  }
  override func canSelect(_ day: DateComponents) -> Bool {
    guard let delegate else { return true }
    return OptionalMethod.call { delegate.dateSelection(self, canSelectDate: day) } ?? true
  }
  override func touch(_ day: DateComponents, in calendar: Calendar) {
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// Any number of days.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate gets no call for what the app chooses.
  open var selectedDates: [DateComponents] = [] {
    didSet { view?.contentsDidChange() }
  }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override func isSelected(_ day: Date, in calendar: Calendar) -> Bool {
    selectedDates.contains { UICalendarSelection.isSame($0, day, calendar) }
  }
  override func canSelect(_ day: DateComponents) -> Bool {
    guard let delegate else { return true }
    return OptionalMethod.call { delegate.multiDateSelection(self, canSelectDate: day) } ?? true
  }
  override func touch(_ day: DateComponents, in calendar: Calendar) {
    guard let date = calendar.date(from: day) else { return }
    if let index = selectedDates.firstIndex(where: { UICalendarSelection.isSame($0, date, calendar) }) {
      selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}
