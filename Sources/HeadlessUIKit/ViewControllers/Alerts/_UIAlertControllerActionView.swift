import Foundation

/// A button of an alert. Named as UIKit's.
final class _UIAlertControllerActionView: UIControl {
  let action: UIAlertAction
  let label = UILabel()
  private let inset: CGFloat

  init(_ action: UIAlertAction, font: UIFont, inset: CGFloat) {
    self.action = action
    self.inset = inset
    super.init(frame: .zero)
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    isAccessibilityElement = true
    addAction(UIAction { [weak action] _ in action.map { _ = $0.alert?.performTap(on: $0) } }, for: .touchUpInside)
    showColor()
  }

  @available(*, unavailable, message: "made by alerts")
  required init?(coder: NSCoder) { nil }

  /// The width of the title and its insets, in points.
  var naturalWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
      + 2 * inset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: inset, dy: 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    showColor()
  }

  private func showColor() {
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    if !isEnabled {
      label.textColor = .tertiaryLabel
    } else {
      label.textColor = action.titleColor ?? (action.style == .destructive ? .systemRed : tintColor)
    }
  }
}

/// The line between two parts of an alert. Named as UIKit's.
final class _UIInterfaceActionVibrantSeparatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
  }

  @available(*, unavailable, message: "made by alerts")
  required init?(coder: NSCoder) { nil }
}
