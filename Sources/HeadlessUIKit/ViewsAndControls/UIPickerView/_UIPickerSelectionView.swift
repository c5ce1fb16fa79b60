import Foundation

/// The mark of the chosen rows: since iOS 14 a rounded field.
final class _UIPickerSelectionView: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = PickerMetrics.selectionRadius
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The measures of pickers, in points. Apple gives none: those are what developers have published of views on iOS 14 to
/// 17, and the font's size; the room between components is estimated from pictures.
enum PickerMetrics {
  static let naturalSize = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  static let selectionHeight: CGFloat = 34
  static let selectionRadius: CGFloat = 8
  /// On either side of the components and of the mark.
  static let margin: CGFloat = 9
  static let spacing: CGFloat = 5
  static let fontSize: CGFloat = 21
  /// On either side of a row's title.
  static let titleMargin: CGFloat = 9
}
