internal import Foundation
internal import Graphics

/// Layers in three dimensions, and their projection.
extension CALayer {
  /// Whether the layer may leave the screen's plane, by its own transform, its z position or its superlayer's perspective.
  var hasDepth: Bool {
    if let own = geometry.transform, !CATransform3DIsAffine(own) { return true }
    if let superlayer, superlayer.maskLayer !== self, !CATransform3DIsAffine(superlayer.sublayerTransform) {
      return true
    }
    return preservesSublayerDepth && children.contains(where: \.hasDepth)
  }

  /// The transform from bounds coordinates to those of the superlayer, including depth.
  var spaceToSuperlayer: CATransform3D {
    let anchor = geometry.anchor
    var result = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    if let own = geometry.transform { result = CATransform3DConcat(result, own) }
    result = CATransform3DConcat(
      result, CATransform3DMakeTranslation(geometry.position.x, geometry.position.y, zPosition))
    guard let superlayer, superlayer.maskLayer !== self else { return result }
    return CATransform3DConcat(result, superlayer.spaceOfSublayers)
  }

  /// The transform of sublayers by a flipped geometry and `sublayerTransform`, in bounds coordinates.
  private var spaceOfSublayers: CATransform3D {
    var result = CATransform3DIdentity
    if isGeometryFlipped {
      result = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
    }
    if CATransform3DIsIdentity(sublayerTransform) { return result }
    let anchor = geometry.anchor
    result = CATransform3DConcat(result, CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0))
    result = CATransform3DConcat(result, sublayerTransform)
    return CATransform3DConcat(result, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// The sublayers of transform layers in one space with the surrounding layers, the most distant first.
  func spatialItem(fading: CGFloat, _ space: CATransform3D) -> DisplayItem? {
    func depth(_ layer: CALayer) -> CGFloat {
      let anchor = layer.geometry.anchor
      let place = CATransform3DConcat(layer.spaceToSuperlayer, space)
      let z = anchor.x * place.m13 + anchor.y * place.m23 + place.m43
      let w = anchor.x * place.m14 + anchor.y * place.m24 + place.m44
      return w > 0 ? z / w : z
    }
    let sorted = children.enumerated().map { (offset: $0.offset, layer: $0.element, depth: depth($0.element)) }
      // Of layers in the same plane, except for rounding errors, the later one is in front.
      .sorted { abs($0.depth - $1.depth) > 1e-6 ? $0.depth < $1.depth : $0.offset < $1.offset }
    let items = sorted.compactMap { $0.layer.displayItem(fading: fading, within: space) }
    return items.isEmpty ? nil : .group(DisplayGroup(items: items))
  }
}

extension CATransform3D {
  /// The projection of a layer's plane.
  struct View {
    /// The transform without perspective: exact if there is no perspective, otherwise an approximation.
    var affine: CGAffineTransform
    var projection: Projection?
    /// Whether the front is visible.
    var isFront: Bool
  }

  /// Creates the projection; nil if nothing is visible, as for a layer that is edge-on or behind the viewer.
  var view: View? {
    guard elements.allSatisfy(\.isFinite) else { return nil }
    let numerators = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    if m14 == 0, m24 == 0 {
      guard m44 > 0 else { return nil }
      let seen = CGAffineTransform(
        a: m11 / m44, b: m12 / m44, c: m21 / m44, d: m22 / m44, tx: m41 / m44, ty: m42 / m44)
      let determinant = seen.a * seen.d - seen.b * seen.c
      return abs(determinant) < 1e-12 ? nil : View(affine: seen, projection: nil, isFront: determinant > 0)
    }
    let projection = Projection(affine: numerators, x: m14, y: m24, w: m44)
    let determinant =
      m11 * (m22 * m44 - m42 * m24) - m12 * (m21 * m44 - m41 * m24) + m14 * (m21 * m42 - m41 * m22)
    guard abs(determinant) > 1e-12 else { return nil }
    return View(affine: numerators, projection: projection, isFront: determinant > 0)
  }
}
