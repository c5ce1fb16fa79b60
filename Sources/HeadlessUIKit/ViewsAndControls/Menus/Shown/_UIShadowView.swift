import Foundation

/// The shadow of a translucent view: around it, but not under it, where it would be visible. Named as UIKit's.
final class _UIShadowView: UIView {
  private let caster = UIView()
  private let hole = CAShapeLayer()
  /// How far the shadow extends beyond the view, in points.
  private let reach: CGFloat

  /// - Parameters:
  ///   - radius: the blur radius of the shadow, in points. The values of iOS aren't published.
  ///   - drop: the vertical offset of the shadow, in points.
  init(radius: CGFloat, drop: CGFloat) {
    reach = 2 * radius + drop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    caster.layer.shadowColor = UIColor.black.cgColor
    caster.layer.shadowOpacity = 0.2
    caster.layer.shadowRadius = radius
    caster.layer.shadowOffset = CGSize(width: 0, height: drop)
    addSubview(caster)
    hole.fillRule = .evenOdd
    layer.mask = hole
  }

  @available(*, unavailable, message: "made by menus")
  required init?(coder: NSCoder) { nil }

  /// - Parameter outline: of what casts the shadow, in the superview's coordinates.
  func cast(_ outline: UIBezierPath, around bounds: CGRect) {
    frame = bounds.insetBy(dx: -reach, dy: -reach)
    caster.frame = self.bounds
    let own = UIBezierPath(cgPath: outline.cgPath)
    own.apply(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
    caster.layer.shadowPath = own.cgPath
    let ring = UIBezierPath(rect: self.bounds)
    ring.append(own)
    hole.frame = self.bounds
    hole.path = ring.cgPath
  }
}
