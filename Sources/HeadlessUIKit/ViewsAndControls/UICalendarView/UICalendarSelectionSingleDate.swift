public import Foundation

/// A selection of at most one day.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected day. Setting it doesn't call the delegate.
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
