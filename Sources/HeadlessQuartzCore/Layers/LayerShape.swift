package import Foundation
package import Graphics

/// The outline of a layer's background: its bounds with rounded corners.
package struct LayerShape {
  let rect: CGRect
  let radii: CornerRadii
  let isContinuous: Bool

  init(_ layer: CALayer) {
    rect = layer.bounds
    let isInContext = ContextRendering.isUnderWay
    isContinuous = isInContext || layer.cornerCurve == .continuous
    let radius = layer.cornerRadius
    guard radius > 0 else {
      radii = .zero
      return
    }
    let round = CGSize(width: radius, height: radius)
    let corners: CACornerMask = isInContext ? .all : layer.maskedCorners
    func size(_ corner: CACornerMask) -> CGSize { corners.contains(corner) ? round : .zero }
    radii = CornerRadii(
      topLeft: size(.layerMinXMinYCorner), topRight: size(.layerMaxXMinYCorner),
      bottomRight: size(.layerMaxXMaxYCorner), bottomLeft: size(.layerMinXMaxYCorner))
  }

  /// A rectangle with continuous corners.
  package init(rounding rect: CGRect, radius: CGFloat) {
    let layer = CALayer()
    layer.bounds = rect
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    self.init(layer)
  }

  var isRect: Bool { radii.isZero }

  package var path: Path { path(inset: 0) }

  /// The outline at the distance `distance` inside this one, in points.
  func path(inset distance: CGFloat) -> Path {
    // Radii that don't fit are reduced before the inset, so that the inner outline stays parallel to the outer one.
    let fitting = radii.fitting(rect.size).inset(by: distance)
    let inner = distance == 0 ? rect : rect.insetBy(dx: distance, dy: distance)
    if isRect { return Path(rect: inner) }
    if isContinuous {
      return Path(
        continuousRect: inner, topLeft: fitting.topLeft.width, topRight: fitting.topRight.width,
        bottomRight: fitting.bottomRight.width, bottomLeft: fitting.bottomLeft.width)
    }
    var path = Path()
    path.addRoundedRect(in: inner, radii: fitting)
    return path
  }

  /// The band of `width` points along the inside of the outline, for the even-odd rule.
  func border(width: CGFloat, outer: Path? = nil) -> Path {
    var path = outer ?? self.path
    if width * 2 < min(rect.width, rect.height) { path.addPath(self.path(inset: width)) }
    return path
  }

  /// A rectangle that lies entirely within the outline.
  var inscribed: CGRect {
    let radius = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight].map(\.width).max() ?? 0
    // No point of a circle's arc is farther from its corner than this fraction of the radius along each side.
    let inset = radius * (1 - 0.5.squareRoot())
    return rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
  }
}
