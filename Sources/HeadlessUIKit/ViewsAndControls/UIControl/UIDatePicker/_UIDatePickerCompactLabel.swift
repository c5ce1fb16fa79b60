import Foundation

/// A date or a time on a rounded field, as compact date pickers show it. A tap opens a calendar or wheels.
final class _UIDatePickerCompactLabel: UIControl {
  let label = UILabel()
  /// Whether what the field opens is open.
  var isActive = false {
    didSet { if oldValue != isActive { stateDidChange() } }
  }

  convenience init() {
    self.init(frame: .zero)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    label.isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = DatePickerMetrics.current.labelCornerRadius
    layer.cornerCurve = .continuous
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? label.text }
    set { super.accessibilityValue = newValue }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var prefersOwnTaps: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    label.textColor = isEnabled ? isActive ? tintColor : .label : .tertiaryLabel
    // As recorded from iOS by the Flutter package morph, at the end of its fading.
    label.alpha = isHighlighted ? 0.5 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  /// In points.
  var naturalSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + 2 * DatePickerMetrics.current.labelPadding.width,
      height: text.height + 2 * DatePickerMetrics.current.labelPadding.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(DatePickerMetrics.current.labelPadding.width, bounds.width / 2), dy: 0)
  }
}
