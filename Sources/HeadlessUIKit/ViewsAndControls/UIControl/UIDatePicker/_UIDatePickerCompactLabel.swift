import Foundation

/// A date or a time on a rounded field, as compact date pickers show it.
final class _UIDatePickerCompactLabel: UIView {
  let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = CompactDateMetrics.cornerRadius
    layer.cornerCurve = .continuous
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// In points.
  var naturalSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + 2 * CompactDateMetrics.padding.width,
      height: text.height + 2 * CompactDateMetrics.padding.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(CompactDateMetrics.padding.width, bounds.width / 2), dy: 0)
  }
}

/// The measures of compact date pickers, in points. At the standard text size a label is 34.33 high, as published of iOS
/// 14 and later; the rest is estimated from pictures.
enum CompactDateMetrics {
  static let padding = CGSize(width: 12, height: 7)
  static let cornerRadius: CGFloat = 8
  static let spacing: CGFloat = 5
}
