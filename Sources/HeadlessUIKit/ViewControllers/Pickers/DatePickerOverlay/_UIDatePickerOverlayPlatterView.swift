import Foundation

/// The rounded plate of a compact date picker's calendar. Named as UIKit's.
final class _UIDatePickerOverlayPlatterView: UIView {
  private let content = UIView(frame: .zero)

  init(_ picker: UIDatePicker) {
    super.init(frame: .zero)
    isOpaque = false
    // The shadow of a popover; iOS's own figures aren't published.
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 32
    layer.shadowOffset = .zero
    content.backgroundColor = .systemBackground
    content.clipsToBounds = true
    content.layer.cornerRadius = DatePickerMetrics.current.overlayCornerRadius
    content.layer.cornerCurve = .continuous
    addSubview(content)
    accessibilityViewIsModal = true
    show(picker)
  }

  @available(*, unavailable, message: "made by date pickers")
  required init?(coder: NSCoder) { nil }

  func show(_ picker: UIDatePicker) {
    for other in content.subviews { other.removeFromSuperview() }
    content.addSubview(picker)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    for picker in content.subviews { picker.frame = bounds }
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: DatePickerMetrics.current.overlayCornerRadius).cgPath
  }
}
