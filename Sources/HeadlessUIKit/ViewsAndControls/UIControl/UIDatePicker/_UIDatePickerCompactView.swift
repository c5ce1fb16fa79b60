import Foundation

/// What a compact date picker shows: a field for the day, one for the time.
final class _UIDatePickerCompactView: UIView {
  private let day = _UIDatePickerCompactLabel()
  private let time = _UIDatePickerCompactLabel()
  /// Where the fields stand that have more room than they need.
  var alignment = UIControl.ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  init() {
    super.init(frame: .zero)
    for field in [day, time] { addSubview(field) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ date: Date, _ rules: DateRules, isEnabled: Bool) {
    switch rules.mode {
    case .yearAndMonth: day.label.text = rules.words.text(date, template: "yMMMM")
    default: day.label.text = rules.words.text(date, dateStyle: .medium, timeStyle: .none)
    }
    time.label.text = rules.words.text(date, dateStyle: .none, timeStyle: .short)
    day.isHidden = rules.mode == .time
    time.isHidden = rules.mode == .date || rules.mode == .yearAndMonth
    for field in [day, time] { field.label.textColor = isEnabled ? .label : .tertiaryLabel }
    setNeedsLayout()
  }

  private var fields: [_UIDatePickerCompactLabel] { [day, time].filter { !$0.isHidden } }

  /// In points.
  var naturalSize: CGSize {
    let sizes = fields.map(\.naturalSize)
    let spacing = CompactDateMetrics.spacing * CGFloat(max(sizes.count - 1, 0))
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + spacing, height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rounding = PixelRounding(scale: layoutScale)
    let natural = naturalSize
    // Where there is less room than the text size asks for, each field gives way, and its text is set smaller. By how much
    // UIKit lets it shrink isn't known.
    let share = natural.width > bounds.width ? max(bounds.width, 0) / natural.width : 1
    let excess = max(bounds.width - natural.width, 0)
    var x: CGFloat
    switch alignment {
    case .left: x = 0
    case .right: x = excess
    case .leading: x = isRightToLeft ? excess : 0
    case .trailing: x = isRightToLeft ? 0 : excess
    default: x = rounding.round(excess / 2)
    }
    for field in isRightToLeft ? fields.reversed() : fields {
      var size = field.naturalSize
      size.width = share < 1 ? rounding.roundDown(size.width * share) : size.width
      field.frame = CGRect(
        x: x, y: rounding.round((bounds.height - size.height) / 2), width: size.width, height: size.height)
      x += size.width + CompactDateMetrics.spacing * share
    }
  }
}
