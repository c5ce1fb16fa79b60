public import Foundation

/// A control for choosing a date, a time or a duration.
///
/// A picker without a date shows 9 January 2007, 9:41 in the morning; Apple's shows the present.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private var chosen = HostedClock.now
  private var duration: TimeInterval = 0
  private let wheels = _UIDatePickerWheels()
  private let compact = _UIDatePickerCompactView()
  private let inline = _UIDatePickerInlineView()
  private var needsContents = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
    frame.size = naturalSize
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.read(self, as: UIDatePicker.self, coder)
    // Whatever the document contains: iOS sets it with the style.
    contentHorizontalAlignment = .trailing
  }

  private func prepare() {
    isOpaque = false
    core.contentPriorities = ContentPriorities(hugsHorizontally: true, hugsVertically: true)
    contentHorizontalAlignment = .trailing
    wheels.onChange = { [weak self] in self?.personDidChoose($0) }
    inline.onChange = { [weak self] in self?.personDidChoose($0) }
    for overlay in [compact.overlay, inline.time.overlay] {
      overlay.makePicker = { [weak self] in self?.overlayPicker($0) }
      overlay.onBegin = { [weak self] in self?.sendActions(for: .editingDidBegin) }
      overlay.onEnd = { [weak self] in self?.sendActions(for: .editingDidEnd) }
    }
  }

  /// The colour of the wheels' titles, which apps set under the key `textColor`; nil for the usual one.
  final var titleColor: UIColor? {
    get { wheels.titleColor }
    set { wheels.titleColor = newValue }
  }

  // MARK: What is chosen

  open var datePickerMode: Mode = .dateAndTime {
    didSet {
      guard oldValue != datePickerMode else { return }
      closeOverlays()
      contentsDidChange()
    }
  }

  /// Within the bounds, and rounded to the minute interval if `roundsToMinuteInterval` is true.
  open var date: Date {
    get { roundsToMinuteInterval ? rules.rounded(chosen) : chosen }
    set { setDate(newValue, animated: false) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    chosen = rules.clamped(date)
    contentsDidChange()
  }

  open var minimumDate: Date? {
    didSet { boundsDidChange() }
  }
  open var maximumDate: Date? {
    didSet { boundsDidChange() }
  }

  private func boundsDidChange() {
    if datePickerMode != .countDownTimer { chosen = rules.clamped(chosen) }
    contentsDidChange()
  }

  /// In seconds: whole minutes, from 0 to 23:59 hours. Only for the count-down mode.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = min(max((newValue / 60).rounded(.down) * 60, 0), 86_340)
      contentsDidChange()
    }
  }

  /// In minutes: 1 by default. What doesn't divide 60 counts as 1.
  open var minuteInterval = 1 {
    didSet { if oldValue != minuteInterval { contentsDidChange() } }
  }
  open var roundsToMinuteInterval = true

  // MARK: Language

  /// Nil for the screen's, which is English by default.
  open var locale: Locale? {
    didSet { contentsDidChange() }
  }
  /// The locale's until it is set.
  open var calendar: Calendar! {
    get { ownCalendar ?? shownLocale.calendar }
    set {
      ownCalendar = newValue
      contentsDidChange()
    }
  }
  /// Nil for the calendar's, which defaults to the process's.
  open var timeZone: TimeZone? {
    didSet { contentsDidChange() }
  }

  private var ownCalendar: Calendar?
  private var shownLocale: Locale { locale ?? .current }
  private var knownWords: DateWords?

  private var words: DateWords {
    var calendar: Calendar = calendar
    if ownCalendar == nil { calendar.timeZone = .current }
    calendar.locale = shownLocale
    if let timeZone { calendar.timeZone = timeZone }
    if let knownWords, knownWords.locale == shownLocale, knownWords.calendar == calendar { return knownWords }
    let made = DateWords(locale: shownLocale, calendar: calendar)
    knownWords = made
    return made
  }

  private var rules: DateRules {
    DateRules(
      mode: datePickerMode, earliest: minimumDate, latest: maximumDate,
      minuteInterval: minuteInterval > 0 && 60 % minuteInterval == 0 ? minuteInterval : 1, words: words)
  }

  // MARK: Style

  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet {
      guard oldValue != preferredDatePickerStyle else { return }
      closeOverlays()
      contentsDidChange()
    }
  }

  /// The style that is shown, which isn't `.automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: return .wheels
    default: return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  // MARK: The user's choice

  private func personDidChoose(_ date: Date) {
    if datePickerMode == .countDownTimer {
      let parts = rules.calendar.dateComponents([.hour, .minute], from: date)
      duration = TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
      // iOS changes a duration of zero to the first other one.
      if duration == 0 { duration = TimeInterval(60 * rules.minuteInterval) }
    } else {
      chosen = rules.clamped(date)
    }
    contentsDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Over the screen

  /// The picker that a compact field shows: a calendar, or wheels for the time.
  private func overlayPicker(_ field: _UIDatePickerCompactView.Field) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = field == .day ? .date : .time
    picker.preferredDatePickerStyle = field == .day ? .inline : .wheels
    picker.addAction(
      UIAction { [weak self, unowned picker] _ in self?.personDidChoose(picker.date) }, for: .valueChanged)
    handOn(to: picker)
    return picker
  }

  /// Shows what this picker shows in one over the screen.
  private func handOn(to picker: UIDatePicker) {
    picker.tintColor = tintColor
    if picker.locale != locale { picker.locale = locale }
    if picker.ownCalendar != ownCalendar { picker.calendar = ownCalendar }
    if picker.timeZone != timeZone { picker.timeZone = timeZone }
    picker.minuteInterval = minuteInterval
    picker.roundsToMinuteInterval = roundsToMinuteInterval
    if picker.minimumDate != minimumDate { picker.minimumDate = minimumDate }
    if picker.maximumDate != maximumDate { picker.maximumDate = maximumDate }
    if picker.date != date { picker.date = date }
  }

  private func closeOverlays() {
    for overlay in [compact.overlay, inline.time.overlay] { overlay.close(animated: true) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsDidChange()
  }

  // MARK: Contents

  private func contentsDidChange() {
    needsContents = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentsDidChange()
  }

  /// Shows the parts of the style, with the date that they show.
  private func refreshContents() {
    guard needsContents else { return }
    needsContents = false
    let rules = rules
    let style = datePickerStyle
    for (part, partStyle) in [(wheels as UIView, UIDatePickerStyle.wheels), (compact, .compact), (inline, .inline)] {
      if style != partStyle { part.removeFromSuperview() } else if part.superview == nil { addSubview(part) }
    }
    switch style {
    case .wheels: wheels.show(shownDate(rules), rules)
    case .inline: inline.show(date, rules)
    default: compact.show(date, rules, isEnabled: isEnabled)
    }
    for overlay in [compact.overlay, inline.time.overlay] {
      if !isEnabled { overlay.close(animated: true) }
      if let picker = overlay.picker { handOn(to: picker) }
    }
    compact.alignment = contentHorizontalAlignment
    wheels.alpha = isEnabled ? 1 : 0.5
    inline.alpha = isEnabled ? 1 : 0.5
  }

  /// The date of the wheels: for a duration, that long after the start of a day.
  private func shownDate(_ rules: DateRules) -> Date {
    guard datePickerMode == .countDownTimer else { return date }
    let start = rules.calendar.startOfDay(for: HostedClock.now)
    return start.addingTimeInterval(max(duration, TimeInterval(60 * rules.minuteInterval)))
  }

  private var naturalSize: CGSize {
    refreshContents()
    switch datePickerStyle {
    case .wheels: return PickerMetrics.current.naturalSize
    case .inline: return inline.naturalSize
    default:
      let size = compact.naturalSize
      let rounding = PixelRounding(scale: layoutScale)
      return CGSize(width: rounding.roundUp(size.width), height: rounding.roundUp(size.height))
    }
  }

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet { compact.alignment = contentHorizontalAlignment }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshContents()
    for part in [wheels, compact, inline] where part.superview === self { part.frame = bounds }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  // MARK: Reports

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["datePickerStyle"] = "\(datePickerStyle)"
    if !isEnabled { style["isEnabled"] = "false" }
    return style
  }
}
