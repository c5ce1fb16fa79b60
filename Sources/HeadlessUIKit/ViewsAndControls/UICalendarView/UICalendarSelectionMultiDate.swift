public import Foundation

/// A selection of any number of days.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected days. Setting them doesn't call the delegate.
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
