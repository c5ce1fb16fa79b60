import Foundation

/// The view of a compact date picker: a field for the day, one for the time.
final class _UIDatePickerCompactView: UIView {
  enum Field { case day, time }

  private let day = _UIDatePickerCompactLabel()
  private let time = _UIDatePickerCompactLabel()
  private var putsTimeFirst = false
  /// The picker that a field shows.
  private(set) lazy var overlay = _UIDatePickerOverlayPresentation(of: self)
  /// The alignment of fields with excess width.
  var alignment = UIControl.ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  init() {
    super.init(frame: .zero)
    for field in [day, time] { addSubview(field) }
    // In XCTest's order of the fields on iOS.
    (day.accessibilityLabel, time.accessibilityLabel) = ("Date Picker", "Time Picker")
    day.addAction(UIAction { [weak self] _ in self?.overlay.toggle(.day) }, for: .touchUpInside)
    time.addAction(UIAction { [weak self] _ in self?.overlay.toggle(.time) }, for: .touchUpInside)
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
    for field in [day, time] { field.isEnabled = isEnabled }
    putsTimeFirst = rules.words.putsTimeFirst
    setNeedsLayout()
  }

  func field(_ field: Field) -> _UIDatePickerCompactLabel { field == .day ? day : time }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { overlay.close(animated: false) }
  }

  private var fields: [_UIDatePickerCompactLabel] {
    (putsTimeFirst ? [time, day] : [day, time]).filter { !$0.isHidden }
  }

  /// At accessibility text sizes the fields are stacked.
  private var isStacked: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  /// In points.
  var naturalSize: CGSize {
    let sizes = fields.map(\.naturalSize)
    let spacing = DatePickerMetrics.current.labelSpacing * CGFloat(max(sizes.count - 1, 0))
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return isStacked
      ? CGSize(width: widths.max() ?? 0, height: heights.reduce(0, +) + spacing)
      : CGSize(width: widths.reduce(0, +) + spacing, height: heights.max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isStacked { layOutBelowEachOther() } else { layOutInRow() }
  }

  private func layOutInRow() {
    let rounding = PixelRounding(scale: layoutScale)
    let natural = naturalSize
    // If the width is insufficient, each field shrinks, with a smaller font. UIKit's minimum scale isn't known.
    let share = natural.width > bounds.width ? max(bounds.width, 0) / natural.width : 1
    var x = start(of: natural.width)
    for field in isRightToLeft ? fields.reversed() : fields {
      var size = field.naturalSize
      size.width = share < 1 ? rounding.roundDown(size.width * share) : size.width
      field.frame = CGRect(
        x: x, y: rounding.round((bounds.height - size.height) / 2), width: size.width, height: size.height)
      x += size.width + DatePickerMetrics.current.labelSpacing * share
    }
  }

  private func layOutBelowEachOther() {
    let rounding = PixelRounding(scale: layoutScale)
    var y = (bounds.height - naturalSize.height) / 2
    for field in fields {
      let size = field.naturalSize
      let width = min(size.width, max(bounds.width, 0))
      field.frame = CGRect(x: start(of: width), y: rounding.round(y), width: width, height: size.height)
      y += size.height + DatePickerMetrics.current.labelSpacing
    }
  }

  /// Left or right, or another for the middle.
  var effectiveAlignment: UIControl.ContentHorizontalAlignment {
    switch alignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: alignment
    }
  }

  /// The position of an item of a width, from the left.
  private func start(of width: CGFloat) -> CGFloat {
    let excess = max(bounds.width - width, 0)
    switch effectiveAlignment {
    case .left: return 0
    case .right: return excess
    default: return PixelRounding(scale: layoutScale).round(excess / 2)
    }
  }
}
