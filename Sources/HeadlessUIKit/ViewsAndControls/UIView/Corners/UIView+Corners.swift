public import Foundation

extension UIView {
  /// The corner configuration of iOS 26. It doesn't clip: `clipsToBounds` does.
  public var cornerConfiguration: UICornerConfiguration {
    get { core.corners ?? .corners(radius: .fixed(layer.cornerRadius)) }
    set {
      core.corners = newValue
      applyCorners()
      setNeedsLayout()
    }
  }

  /// The radius that a corner has now, in points; of several corners the largest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = cornerRadii
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return zip(corners, radii).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  /// Top left, top right, bottom left, bottom right, in points.
  private var cornerRadii: [CGFloat] {
    guard let configuration = core.corners else {
      let masks: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      return masks.map { layer.maskedCorners.contains($0) ? layer.cornerRadius : 0 }
    }
    let limit = min(bounds.width, bounds.height) / 2
    switch configuration.kind {
    case .capsule(let maximum): return Array(repeating: min(limit, maximum ?? limit), count: 4)
    case .corners(let radii, let isUniform):
      let resolved = radii.enumerated().map { min(resolve($0.element, corner: $0.offset), limit) }
      return isUniform ? Array(repeating: resolved.min() ?? 0, count: 4) : resolved
    }
  }

  private func resolve(_ radius: UICornerRadius?, corner: Int) -> CGFloat {
    switch radius?.kind {
    case nil: 0
    case .fixed(let points): points
    case .concentric(let minimum): max(concentricRadius(corner) ?? 0, minimum ?? 0)
    }
  }

  /// The concentric radius at a corner: the radius of the nearest rounded container less the distance to its corner. The screen's
  /// own corners aren't known here. If both distances differ the larger one is used; Apple doesn't document it.
  private func concentricRadius(_ corner: Int) -> CGFloat? {
    var container = superview
    while let view = container {
      let radius = view.cornerRadii[corner]
      if radius > 0 {
        let own = convert(bounds, to: view)
        let dx = corner % 2 == 0 ? own.minX - view.bounds.minX : view.bounds.maxX - own.maxX
        let dy = corner < 2 ? own.minY - view.bounds.minY : view.bounds.maxY - own.maxY
        return max(0, radius - max(dx, dy))
      }
      container = view.superview
    }
    return nil
  }

  /// Sets the layer's corners. A layer has one radius: different corners are clipped by a mask.
  func applyCorners() {
    guard core.corners != nil else { return }
    let radii = cornerRadii
    let kinds = Set(radii.filter { $0 > 0 })
    layer.cornerCurve = .continuous
    guard kinds.count > 1 else {
      var corners: CACornerMask = []
      if radii[0] > 0 { corners.insert(.layerMinXMinYCorner) }
      if radii[1] > 0 { corners.insert(.layerMaxXMinYCorner) }
      if radii[2] > 0 { corners.insert(.layerMinXMaxYCorner) }
      if radii[3] > 0 { corners.insert(.layerMaxXMaxYCorner) }
      layer.maskedCorners = corners
      layer.cornerRadius = kinds.first ?? 0
      if layer.mask is CornerMaskLayer { layer.mask = nil }
      return
    }
    let mask = layer.mask as? CornerMaskLayer ?? CornerMaskLayer()
    layer.cornerRadius = 0
    mask.frame = bounds
    mask.path = UIView.path(in: CGRect(origin: .zero, size: bounds.size), radii).cgPath
    layer.mask = mask
  }

  private static func path(in rect: CGRect, _ radii: [CGFloat]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX + radii[0], y: rect.minY))
    func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat) {
      path.addArc(
        withCenter: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: start + .pi / 2, clockwise: true)
    }
    corner(rect.maxX - radii[1], rect.minY + radii[1], radii[1], from: -.pi / 2)
    corner(rect.maxX - radii[3], rect.maxY - radii[3], radii[3], from: 0)
    corner(rect.minX + radii[2], rect.maxY - radii[2], radii[2], from: .pi / 2)
    corner(rect.minX + radii[0], rect.minY + radii[0], radii[0], from: .pi)
    path.close()
    return path
  }
}

/// Cuts a view whose corners have several radii.
final class CornerMaskLayer: CAShapeLayer {}
