import Foundation

/// The card that a controller's view lies on: a window's root, or a sheet. Named as UIKit's.
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

  /// Gives the view a frame in points, in the superview's coordinates, to which its transform comes on top.
  func place(_ frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
