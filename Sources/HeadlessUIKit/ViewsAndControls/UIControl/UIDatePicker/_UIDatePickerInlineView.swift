import Foundation

/// The view of an inline date picker: a month of days, and the time below.
final class _UIDatePickerInlineView: UIView {
  private let month = _UICalendarMonthView()
  private let timeTitle = UILabel()
  /// Of the time.
  let time = _UIDatePickerCompactView()
  private var date = Date.distantPast
  private var rules: DateRules?
  /// The user chose a day.
  var onChange: ((Date) -> Void)?

  init() {
    super.init(frame: .zero)
    for view in [month, timeTitle, time] { addSubview(view) }
    timeTitle.font = .preferredFont(forTextStyle: .body)
    timeTitle.adjustsFontForContentSizeCategory = true
    timeTitle.text = "Time"
    timeTitle.adjustsFontSizeToFitWidth = true
    timeTitle.minimumScaleFactor = 0.3
    time.alignment = .trailing
    month.onSelection = { [weak self] in self?.choose(day: $0) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ date: Date, _ rules: DateRules) {
    if self.rules?.words !== rules.words || date != self.date {
      month.grid = MonthGrid(of: date, calendar: rules.calendar)
    }
    self.date = date
    self.rules = rules
    month.words = rules.words
    month.isHidden = rules.mode == .time
    month.isSelected = { rules.calendar.isDate($0, inSameDayAs: date) }
    month.isSelectable = { rules.containsDay(of: $0) }
    timeTitle.isHidden = rules.mode == .date
    time.isHidden = rules.mode == .date
    var timeRules = rules
    timeRules.mode = .time
    time.show(date, timeRules, isEnabled: true)
    month.contentsDidChange()
    setNeedsLayout()
  }

  /// The day changes, the time stays.
  private func choose(day: Date) {
    guard let rules else { return }
    let calendar = rules.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let clock = calendar.dateComponents([.hour, .minute, .second], from: date)
    (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
    onChange?(calendar.date(from: parts) ?? day)
  }

  /// In points.
  var naturalSize: CGSize {
    let time = timeTitle.isHidden ? 0 : CalendarMetrics.current.timeHeight
    return CGSize(
      width: CalendarMetrics.current.width, height: (month.isHidden ? 0 : CalendarMetrics.current.pickerHeight) + time)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let timeHeight = timeTitle.isHidden ? 0 : CalendarMetrics.current.timeHeight
    month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - timeHeight))
    let row = CGRect(x: 0, y: bounds.height - timeHeight, width: bounds.width, height: timeHeight)
      .insetBy(dx: min(CalendarMetrics.current.margin, bounds.width / 2), dy: 0)
    // At the largest text sizes there isn't space for both: then each has half of it at most.
    let gap = DatePickerMetrics.current.labelSpacing
    let title = min(timeTitle.intrinsicContentSize.width, max((row.width - gap) / 2, 0))
    let rest = max(row.width - title - gap, 0)
    timeTitle.frame = CGRect(
      x: isRightToLeft ? row.maxX - title : row.minX, y: row.minY, width: title, height: row.height)
    time.frame = CGRect(
      x: isRightToLeft ? row.minX : row.minX + title + gap, y: row.minY, width: rest, height: row.height)
  }
}
