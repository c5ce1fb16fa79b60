import Foundation

/// The bar at the top of a sheet that says that it can be dragged. Named as UIKit's.
final class _UIGrabber: UIView {
  /// In points.
  static let size = CGSize(width: 36, height: 5)
  static let top: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = _UIGrabber.size.height / 2
  }

  @available(*, unavailable, message: "made by sheets")
  required init?(coder: NSCoder) { nil }
}
