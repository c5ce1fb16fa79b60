import Foundation

/// The wheels of a date picker.
final class _UIDatePickerWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private var rules: DateRules?
  private var wheels: [DateWheel] = []
  private var widths: [CGFloat] = []
  private var date = Date.distantPast
  /// The day in the middle of a wheel of days.
  private var first = Date.distantPast
  /// The user turned a wheel.
  var onChange: ((Date) -> Void)?

  init() {
    super.init(frame: CGRect(origin: .zero, size: PickerMetrics.current.naturalSize))
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ date: Date, _ rules: DateRules) {
    self.rules = rules
    self.date = date
    first = date
    wheels = DateWheel.all(rules)
    widths = wheels.map { width(of: $0, rules) }
    reloadAllComponents()
    turnToDate()
  }

  private func turnToDate() {
    guard let rules else { return }
    for (component, wheel) in wheels.enumerated() {
      selectRow(wheel.row(of: date, rules, first: first), inComponent: component, animated: false)
    }
  }

  private func width(of wheel: DateWheel, _ rules: DateRules) -> CGFloat {
    let font = UIFont.systemFont(ofSize: PickerMetrics.current.fontSize)
    let widest = wheel.widestRows.map { row in
      NSAttributedString(string: wheel.title(row: row, rules, first: first), attributes: [.font: font]).size().width
    }
    return (widest.max() ?? 0).rounded(.up) + 2 * PickerMetrics.current.titleMargin
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels[component].numberOfRows
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    guard let rules else { return nil }
    let wheel = wheels[component]
    let result = wheel.date(turning: date, to: row, rules, first: first)
    let isWithin = rules.mode == .countDownTimer || rules.contains(result) || result == date
    return NSAttributedString(
      string: wheel.title(row: row, rules, first: first),
      attributes: [.foregroundColor: isWithin ? titleColor ?? UIColor.label : UIColor.tertiaryLabel])
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let rules else { return }
    date = rules.clamped(wheels[component].date(turning: date, to: row, rules, first: first))
    reloadAllComponents()
    turnToDate()
    onChange?(date)
  }

  /// Days are aligned to the end of their wheel, unlike the following wheels.
  override func titleAlignment(_ component: Int) -> NSTextAlignment {
    guard wheels.indices.contains(component) else { return .center }
    switch wheels[component].unit {
    case .wholeDay: return isRightToLeft ? .left : .right
    default: return .center
    }
  }
}
