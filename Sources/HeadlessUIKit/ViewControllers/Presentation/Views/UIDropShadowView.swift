import Foundation

/// The card of a controller's view: a window's root, or a sheet. Named as UIKit's.
final class UIDropShadowView: UIView {}

extension UIView {
  /// Rounds the corners and cuts off what reaches over them. The radius is in points as it appears, after the transform.
  func round(_ corners: CACornerMask, radius: CGFloat) {
    let scale = transform.a > 0 ? transform.a : 1
    layer.cornerRadius = radius / scale
    layer.maskedCorners = corners
    layer.cornerCurve = radius > 0 ? .continuous : .circular
    clipsToBounds = radius > 0
  }

  /// Sets the frame in points, in the superview's coordinates, before the transform is applied.
  func place(_ frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
