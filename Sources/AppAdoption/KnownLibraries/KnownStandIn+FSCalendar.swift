extension KnownStandIn {
  /// A plain month.
  static let calendar = #"""
    import UIKit

    public enum FSCalendarScope: UInt { case month, week }
    public enum FSCalendarScrollDirection: UInt { case vertical, horizontal }
    public enum FSCalendarPlaceholderType: UInt { case none, fillHeadTail, fillSixRows }
    public enum FSCalendarMonthPosition: UInt { case previous, current, next, notFound = 4_294_967_295 }
    public enum FSCalendarSeparators: UInt { case none, interRows }
    public struct FSCalendarCaseOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let headerUsesDefaultCase: FSCalendarCaseOptions = []
      public static let headerUsesUpperCase = FSCalendarCaseOptions(rawValue: 1)
      public static let headerUsesCapitalized = FSCalendarCaseOptions(rawValue: 2)
      public static let weekdayUsesDefaultCase: FSCalendarCaseOptions = []
      public static let weekdayUsesUpperCase = FSCalendarCaseOptions(rawValue: 1 << 4)
      public static let weekdayUsesSingleUpperCase = FSCalendarCaseOptions(rawValue: 2 << 4)
    }

    /// Colours and fonts, which the plain calendar uses for its header, weekdays and days.
    @preconcurrency @MainActor public final class FSCalendarAppearance: NSObject {
      public var titleFont: UIFont! = .systemFont(ofSize: 13.5)
      public var subtitleFont: UIFont! = .systemFont(ofSize: 10)
      public var weekdayFont: UIFont! = .systemFont(ofSize: 14)
      public var headerTitleFont: UIFont! = .systemFont(ofSize: 16)
      public var titleOffset = CGPoint.zero
      public var subtitleOffset = CGPoint.zero
      public var eventOffset = CGPoint.zero
      public var imageOffset = CGPoint.zero
      public var headerTitleOffset = CGPoint.zero
      public var headerTitleColor: UIColor! = UIColor(red: 31 / 255, green: 119 / 255, blue: 219 / 255, alpha: 1)
      public var headerDateFormat: String! = "MMMM yyyy"
      public var headerMinimumDissolvedAlpha: CGFloat = 0.2
      public var headerSeparatorColor: UIColor!
      public var headerTitleAlignment = NSTextAlignment.center
      public var weekdayTextColor: UIColor! = UIColor(red: 31 / 255, green: 119 / 255, blue: 219 / 255, alpha: 1)
      public var titleDefaultColor: UIColor! = .black
      public var titleSelectionColor: UIColor! = .white
      public var titleTodayColor: UIColor! = .white
      public var titlePlaceholderColor: UIColor! = .lightGray
      public var titleWeekendColor: UIColor?
      public var subtitleDefaultColor: UIColor! = .darkGray
      public var subtitleSelectionColor: UIColor! = .white
      public var subtitleTodayColor: UIColor! = .white
      public var subtitlePlaceholderColor: UIColor! = .lightGray
      public var subtitleWeekendColor: UIColor?
      public var selectionColor: UIColor! = UIColor(red: 31 / 255, green: 119 / 255, blue: 219 / 255, alpha: 1)
      public var todayColor: UIColor! = UIColor(red: 198 / 255, green: 51 / 255, blue: 42 / 255, alpha: 1)
      public var todaySelectionColor: UIColor!
      public var eventDefaultColor: UIColor! = UIColor(red: 31 / 255, green: 119 / 255, blue: 219 / 255, alpha: 0.75)
      public var eventSelectionColor: UIColor! = UIColor(red: 31 / 255, green: 119 / 255, blue: 219 / 255, alpha: 0.75)
      public var borderDefaultColor: UIColor?
      public var borderSelectionColor: UIColor?
      public var borderRadius: CGFloat = 1
      public var caseOptions: FSCalendarCaseOptions = []
      public var separators = FSCalendarSeparators.none
    }

    @preconcurrency @MainActor public protocol FSCalendarDataSource: NSObjectProtocol {
      func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String?
      func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String?
      func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage?
      func minimumDate(for calendar: FSCalendar) -> Date
      func maximumDate(for calendar: FSCalendar) -> Date
      func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell
      func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int
    }
    extension FSCalendarDataSource {
      public func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String? { nil }
      public func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String? { nil }
      public func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage? { nil }
      public func minimumDate(for calendar: FSCalendar) -> Date { .distantPast }
      public func maximumDate(for calendar: FSCalendar) -> Date { .distantFuture }
      public func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell {
        FSCalendarCell()
      }
      public func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { 0 }
    }

    @preconcurrency @MainActor public protocol FSCalendarDelegate: NSObjectProtocol {
      func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool
      func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition)
      func calendar(_ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool
      func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition)
      func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool)
      func calendar(_ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date, at monthPosition: FSCalendarMonthPosition)
      func calendarCurrentPageDidChange(_ calendar: FSCalendar)
    }
    extension FSCalendarDelegate {
      public func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool { true }
      public func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {}
      public func calendar(_ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool { true }
      public func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition) {}
      public func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) {}
      public func calendar(_ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date, at monthPosition: FSCalendarMonthPosition) {}
      public func calendarCurrentPageDidChange(_ calendar: FSCalendar) {}
    }

    @preconcurrency @MainActor public protocol FSCalendarDelegateAppearance: FSCalendarDelegate {
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date) -> UIColor?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date) -> [UIColor]?
      func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date) -> UIColor?
    }
    extension FSCalendarDelegateAppearance {
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date) -> UIColor? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date) -> [UIColor]? { nil }
      public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date) -> UIColor? { nil }
    }

    open class FSCalendarCell: UICollectionViewCell {
      open weak var titleLabel: UILabel!
      open weak var subtitleLabel: UILabel!
      open weak var imageView: UIImageView!
      open weak var shapeLayer: CAShapeLayer!
      open var isPlaceholder = false
    }
    public final class FSCalendarHeaderView: UIView {}
    public final class FSCalendarWeekdayView: UIView { public var weekdayLabels: [UILabel] = [] }

    /// A plain month: its name, the weekdays' letters and the numbers of its days, of which today's and the selected ones are filled.
    /// It doesn't scroll, isn't touched, and draws no events, images or subtitles.
    open class FSCalendar: UIView {
      open weak var delegate: (any FSCalendarDelegate)? { didSet { setNeedsDisplay() } }
      open weak var dataSource: (any FSCalendarDataSource)? { didSet { setNeedsDisplay() } }
      public let appearance = FSCalendarAppearance()
      open var calendarHeaderView = FSCalendarHeaderView()
      open var calendarWeekdayView = FSCalendarWeekdayView()
      open var today: Date? = Date() { didSet { setNeedsDisplay() } }
      open var currentPage = Date() { didSet { setNeedsDisplay() } }
      open var locale = Locale.current { didSet { setNeedsDisplay() } }
      open var timeZone = TimeZone.current
      @IBInspectable open var identifier = "gregorian"
      @IBInspectable open var firstWeekday: UInt = 1 { didSet { setNeedsDisplay() } }
      @IBInspectable open var headerHeight: CGFloat = 40 { didSet { setNeedsDisplay() } }
      @IBInspectable open var weekdayHeight: CGFloat = 30 { didSet { setNeedsDisplay() } }
      @IBInspectable open var rowHeight: CGFloat = 38
      @IBInspectable open var allowsSelection = true
      @IBInspectable open var allowsMultipleSelection = false
      @IBInspectable open var pagingEnabled = true
      @IBInspectable open var scrollEnabled = true
      open var isScrollEnabled = true
      open var adjustsBoundingRectWhenChangingMonths = false
      open var swipeToChooseGesture = UILongPressGestureRecognizer()
      open var scope = FSCalendarScope.month { didSet { setNeedsDisplay() } }
      open var scrollDirection = FSCalendarScrollDirection.horizontal
      open var placeholderType = FSCalendarPlaceholderType.fillSixRows
      open private(set) var selectedDates: [Date] = []
      open var selectedDate: Date? { selectedDates.last }
      open var scopeGesture = UIPanGestureRecognizer()
      open var minimumDate: Date { dataSource?.minimumDate(for: self) ?? .distantPast }
      open var maximumDate: Date { dataSource?.maximumDate(for: self) ?? .distantFuture }
      open var gregorian: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.firstWeekday, calendar.locale, calendar.timeZone) = (Int(firstWeekday), locale, timeZone)
        return calendar
      }

      public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
      }
      public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
      }

      open func reloadData() { setNeedsDisplay() }
      open func select(_ date: Date?) { select(date, scrollToDate: true) }
      open func select(_ date: Date?, scrollToDate: Bool) {
        guard let date else { return }
        if !allowsMultipleSelection { selectedDates = [] }
        if !selectedDates.contains(where: { gregorian.isDate($0, inSameDayAs: date) }) { selectedDates.append(date) }
        if scrollToDate { currentPage = date }
        setNeedsDisplay()
      }
      open func deselect(_ date: Date) {
        selectedDates.removeAll { gregorian.isDate($0, inSameDayAs: date) }
        setNeedsDisplay()
      }
      open func setCurrentPage(_ currentPage: Date, animated: Bool) { self.currentPage = currentPage }
      open func setScope(_ scope: FSCalendarScope, animated: Bool) { self.scope = scope }
      open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
      open func dequeueReusableCell(
        withIdentifier identifier: String, for date: Date, at position: FSCalendarMonthPosition
      ) -> FSCalendarCell { FSCalendarCell() }
      open func cell(for date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell? { nil }
      open func date(for cell: FSCalendarCell) -> Date? { nil }
      open func monthPosition(for cell: FSCalendarCell) -> FSCalendarMonthPosition { .notFound }
      open func visibleCells() -> [FSCalendarCell] { [] }
      open func frame(for date: Date) -> CGRect { .zero }
      open func configureAppearance() { setNeedsDisplay() }
      open func handleScopeGesture(_ sender: UIPanGestureRecognizer) {}

      open override func draw(_ rect: CGRect) {
        let calendar = gregorian
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone, formatter.dateFormat) = (locale, timeZone, appearance.headerDateFormat)
        write(
          formatter.string(from: currentPage), appearance.headerTitleFont, appearance.headerTitleColor,
          in: CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight))
        let column = bounds.width / 7
        for (place, symbol) in formatter.shortStandaloneWeekdaySymbols.enumerated() {
          let x = column * CGFloat((place - Int(firstWeekday) + 8) % 7)
          write(
            symbol, appearance.weekdayFont, appearance.weekdayTextColor,
            in: CGRect(x: x, y: headerHeight, width: column, height: weekdayHeight))
        }
        let unit: Calendar.Component = scope == .month ? .month : .weekOfYear
        guard let interval = calendar.dateInterval(of: unit, for: currentPage),
          let start = calendar.dateInterval(of: .weekOfYear, for: interval.start)?.start
        else { return }
        let rows: CGFloat = scope == .month ? 6 : 1
        let top = headerHeight + weekdayHeight
        let height = (bounds.height - top) / rows
        for day in 0..<(Int(rows) * 7) {
          guard let date = calendar.date(byAdding: .day, value: day, to: start), date < interval.end else { break }
          guard date >= interval.start else { continue }
          let cell = CGRect(
            x: column * CGFloat(day % 7), y: top + height * CGFloat(day / 7), width: column, height: height)
          draw(date, in: cell, calendar)
        }
      }

      private func draw(_ date: Date, in cell: CGRect, _ calendar: Calendar) {
        let styles = delegate as? any FSCalendarDelegateAppearance
        let isSelected = selectedDates.contains { calendar.isDate($0, inSameDayAs: date) }
        let isToday = today.map { calendar.isDate($0, inSameDayAs: date) } ?? false
        var fill = styles?.calendar(self, appearance: appearance, fillDefaultColorFor: date)
        var text = styles?.calendar(self, appearance: appearance, titleDefaultColorFor: date) ?? appearance.titleDefaultColor
        if isToday { (fill, text) = (appearance.todayColor, appearance.titleTodayColor) }
        if isSelected { (fill, text) = (appearance.selectionColor, appearance.titleSelectionColor) }
        if let fill {
          let side = min(cell.width, cell.height) * 5 / 6
          let frame = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
          fill.setFill()
          UIBezierPath(roundedRect: frame, cornerRadius: side / 2 * appearance.borderRadius).fill()
        }
        let title = dataSource?.calendar(self, titleFor: date) ?? "\(calendar.component(.day, from: date))"
        write(title, appearance.titleFont, text, in: cell)
      }

      private func write(_ text: String, _ font: UIFont!, _ color: UIColor!, in frame: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [
          .font: font ?? UIFont.systemFont(ofSize: 14), .foregroundColor: color ?? UIColor.black,
        ]
        let size = (text as NSString).size(withAttributes: attributes)
        (text as NSString).draw(
          at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), withAttributes: attributes)
      }
    }

    """#
}
