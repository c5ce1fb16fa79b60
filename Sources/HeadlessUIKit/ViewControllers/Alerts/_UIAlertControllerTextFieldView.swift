import Foundation

/// The box around a text field of an alert. Named as UIKit's. Apple doesn't publish what it looks like; the line and the
/// corners are estimated from pictures.
final class _UIAlertControllerTextFieldView: UIView {
  private let field: UIView

  init(around field: UIView) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    layer.cornerRadius = 6
    addSubview(field)
    showLine()
  }

  @available(*, unavailable, message: "made by alerts")
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: 7, dy: 0)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLine()
  }

  private func showLine() {
    layer.borderWidth = 1 / layoutScale
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
