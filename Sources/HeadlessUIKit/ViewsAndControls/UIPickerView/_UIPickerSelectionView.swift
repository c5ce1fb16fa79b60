import Foundation

/// The mark of the chosen rows: since iOS 14 a rounded field.
final class _UIPickerSelectionView: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = PickerMetrics.current.selectionRadius
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
