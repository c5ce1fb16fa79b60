import Foundation

/// A month of days with its name, as inline date pickers and calendar views show it.
final class _UICalendarMonthView: UIView {
  /// The visible month; the user may change it.
  var grid: MonthGrid? {
    didSet { contentsDidChange() }
  }
  var words: DateWords?
  var isSelected: (_ day: Date) -> Bool = { _ in false }
  var isSelectable: (_ day: Date) -> Bool = { _ in true }
  /// The decoration of a day; nil if days have none.
  var decoration: ((_ day: Date) -> UIView?)?
  var onSelection: ((_ day: Date) -> Void)?
  var onTurn: (() -> Void)?
  /// The months that can be turned to.
  var canShow: (MonthGrid) -> Bool = { _ in true }

  private let title = UILabel()
  private let titleChevron = UIImageView(image: CalendarSymbols.title)
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [_UICalendarDayView] = []
  private var needsContents = true
  var fontDesign = UIFontDescriptor.SystemDesign.default

  init() {
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: CalendarMetrics.current.headerFontSize, weight: .semibold)
    previousButton.setImage(CalendarSymbols.back, for: .normal)
    nextButton.setImage(CalendarSymbols.forward, for: .normal)
    previousButton.accessibilityLabel = "Previous Month"
    nextButton.accessibilityLabel = "Next Month"
    previousButton.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    nextButton.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    for view in [title, titleChevron, previousButton, nextButton] { addSubview(view) }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("handleTap:", _UICalendarMonthView.handleTap)))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func contentsDidChange() {
    needsContents = true
    setNeedsLayout()
  }

  func turn(by months: Int) {
    guard let other = grid?.moved(by: months), canShow(other) else { return }
    grid = other
    onTurn?()
  }

  private func handleTap(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    guard let cell = days.first(where: { $0.frame.contains(point) }), isSelectable(cell.day) else { return }
    onSelection?(cell.day)
  }

  // MARK: Contents

  private func refreshContents() {
    guard needsContents, let grid, let words else { return }
    needsContents = false
    title.text = words.text(grid.start, template: "yMMMM")
    title.font = UIFont.systemFont(ofSize: CalendarMetrics.current.headerFontSize, weight: .semibold).with(fontDesign)
    previousButton.isEnabled = canShow(grid.moved(by: -1))
    nextButton.isEnabled = canShow(grid.moved(by: 1))
    showWeekdays(words)
    while days.count > grid.numberOfDays { days.removeLast().removeFromSuperview() }
    while days.count < grid.numberOfDays {
      let view = _UICalendarDayView()
      days.append(view)
      addSubview(view)
    }
    for (index, view) in days.enumerated() {
      let day = grid.date(ofDay: index + 1)
      view.fontDesign = fontDesign
      view.show(
        day, text: words.number(index + 1), isSelected: isSelected(day), isSelectable: isSelectable(day),
        isToday: grid.calendar.isDate(day, inSameDayAs: HostedClock.now), decoration: decoration.map { $0(day) })
    }
  }

  private func showWeekdays(_ words: DateWords) {
    while weekdays.count < 7 {
      let label = UILabel()
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      weekdays.append(label)
      addSubview(label)
    }
    for (label, name) in zip(weekdays, words.weekdays) {
      label.font = UIFont.systemFont(ofSize: CalendarMetrics.current.weekdayFontSize, weight: .semibold).with(
        fontDesign)
      label.text = name.uppercased(with: words.locale)
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    refreshContents()
    layOutHeader()
    guard let grid else { return }
    let rounding = PixelRounding(scale: layoutScale)
    // The width of a day places the first and last at most as far from the edge as the title.
    let column = bounds.width / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = mirrored(
        CGRect(
          x: CGFloat(index) * column, y: CalendarMetrics.current.headerHeight, width: column,
          height: CalendarMetrics.current.weekdaysHeight), rounding)
    }
    let top = CalendarMetrics.current.headerHeight + CalendarMetrics.current.weekdaysHeight
    // Six weeks are kept free, so that months turn without a change of height.
    let row = max(0, bounds.height - top) / 6
    for (index, view) in days.enumerated() {
      let place = grid.place(ofDay: index + 1)
      view.frame = mirrored(
        CGRect(x: CGFloat(place.column) * column, y: top + CGFloat(place.week) * row, width: column, height: row),
        rounding)
    }
  }

  private func layOutHeader() {
    let rounding = PixelRounding(scale: layoutScale)
    let height = CalendarMetrics.current.headerHeight
    let size = title.intrinsicContentSize
    let margin = CalendarMetrics.current.margin
    title.frame = mirrored(
      CGRect(x: margin, y: (height - size.height) / 2, width: size.width, height: size.height), rounding)
    let chevron = titleChevron.image?.size ?? .zero
    titleChevron.frame = mirrored(
      CGRect(
        x: margin + size.width + 6, y: (height - chevron.height) / 2, width: chevron.width, height: chevron.height),
      rounding)
    let side = CalendarMetrics.current.chevronDistance
    for (index, button) in [nextButton, previousButton].enumerated() {
      button.frame = mirrored(
        CGRect(x: bounds.width - side * CGFloat(index + 1), y: 0, width: side, height: height), rounding)
    }
  }

  /// A frame in reading direction, on whole pixels, turned round where that is from right to left.
  private func mirrored(_ frame: CGRect, _ rounding: PixelRounding) -> CGRect {
    let frame = frame.mirrored(in: bounds.width, if: isRightToLeft)
    return CGRect(
      x: rounding.round(frame.minX), y: rounding.round(frame.minY), width: frame.width, height: frame.height)
  }

  package override var snapshotText: String? { title.text }
}

/// The chevrons of calendars.
@MainActor enum CalendarSymbols {
  static let title = symbol("chevron.forward", 13, .bold)
  static let back = symbol("chevron.backward", 20, .medium)
  static let forward = symbol("chevron.forward", 20, .medium)

  private static func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
  }
}

extension UIFont {
  /// The same font in a design; unchanged if there is none.
  func with(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
    guard design != .default, let descriptor = fontDescriptor.withDesign(design) else { return self }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
