import Foundation

/// The bar at the top of a sheet, which indicates that it can be dragged. Named as UIKit's.
final class _UIGrabber: UIView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = SheetMetrics.current.grabberSize.height / 2
  }

  @available(*, unavailable, message: "made by sheets")
  required init?(coder: NSCoder) { nil }
}
