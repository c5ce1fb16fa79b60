public import Foundation

/// A calendar of one month with decorations, which the user can change to others.
///
/// A calendar without a visible month shows that of the screen's clock: January 2007.
@preconcurrency @MainActor open class UICalendarView: UIView {
  private let month = _UICalendarMonthView()
  private var needsContents = true
  private var shownDay = HostedClock.now

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.read(self, as: UICalendarView.self, coder)
  }

  private func prepare() {
    isOpaque = false
    addSubview(month)
    month.onTurn = { [weak self] in self?.personDidTurn() }
    month.onSelection = { [weak self] in self?.personDidTouch($0) }
  }

  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { contentsDidChange() }
  }
  /// Nil if days can't be selected.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      contentsDidChange()
    }
  }
  /// Whether days have space for decorations.
  open var wantsDateDecorations = true {
    didSet { contentsDidChange() }
  }
  /// The days that can be seen and chosen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { contentsDidChange() }
  }

  open var calendar: Calendar {
    get { ownCalendar ?? locale.calendar }
    set {
      ownCalendar = newValue
      contentsDidChange()
    }
  }
  /// The screen's until it is set: English by default.
  open var locale: Locale {
    get { ownLocale ?? .current }
    set {
      ownLocale = newValue
      contentsDidChange()
    }
  }
  open var timeZone: TimeZone? {
    didSet { contentsDidChange() }
  }
  open var fontDesign: UIFontDescriptor.SystemDesign = .default {
    didSet { contentsDidChange() }
  }
  private var ownCalendar: Calendar?
  private var ownLocale: Locale?
  private var knownWords: DateWords?

  private var words: DateWords {
    var calendar = calendar
    if ownCalendar == nil { calendar.timeZone = .current }
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    if let knownWords, knownWords.locale == locale, knownWords.calendar == calendar { return knownWords }
    let made = DateWords(locale: locale, calendar: calendar)
    knownWords = made
    return made
  }

  /// The month that is visible.
  open var visibleDateComponents: DateComponents {
    get {
      var parts = words.calendar.dateComponents([.era, .year, .month], from: shownDay)
      parts.calendar = words.calendar
      return parts
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let day = words.calendar.date(from: dateComponents) else { return }
    shownDay = day
    contentsDidChange()
  }

  /// Updates the decorations of visible days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { contentsDidChange() }

  // MARK: The user's doings

  private func personDidTurn() {
    let previous = visibleDateComponents
    shownDay = month.grid?.start ?? shownDay
    contentsDidChange()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  private func personDidTouch(_ day: Date) {
    selectionBehavior?.touch(parts(day), in: words.calendar)
  }

  private func parts(_ day: Date) -> DateComponents {
    let calendar = words.calendar
    var parts = calendar.dateComponents(UICalendarSelection.parts, from: day)
    parts.calendar = calendar
    return parts
  }

  // MARK: Contents

  func contentsDidChange() {
    needsContents = true
    setNeedsLayout()
  }

  private func refreshContents() {
    guard needsContents else { return }
    needsContents = false
    let words = words
    let range = availableDateRange
    month.words = words
    month.fontDesign = fontDesign
    month.isSelected = { [weak self] in self?.selectionBehavior?.isSelected($0, in: words.calendar) ?? false }
    month.isSelectable = { [weak self] day in
      guard let self else { return false }
      // A day that ends where the range begins isn't in it.
      let isWithin =
        words.calendar.dateInterval(of: .day, for: day).map { $0.end > range.start && $0.start <= range.end } ?? true
      return isWithin && (selectionBehavior?.canSelect(parts(day)) ?? true)
    }
    month.canShow = { words.calendar.dateInterval(of: .month, for: $0.start)?.intersects(range) ?? true }
    month.decoration =
      wantsDateDecorations
      ? { [weak self] day in
        guard let self else { return nil }
        return delegate?.calendarView(self, decorationFor: parts(day))?.makeView()
      } : nil
    month.grid = MonthGrid(of: shownDay, calendar: words.calendar)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: CalendarMetrics.current.width, height: CalendarMetrics.current.viewHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshContents()
    month.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: layoutMargins.left, bottom: 0, right: layoutMargins.right))
  }
}
