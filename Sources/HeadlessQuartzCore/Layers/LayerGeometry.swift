internal import Foundation
internal import Graphics

/// A layer's geometry in its superlayer.
struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform; nil for the identity, which is by far the most frequent one.
  private(set) var transform: CATransform3D?
  /// The part of `transform` in the layer's plane.
  private(set) var affine: CGAffineTransform?

  mutating func setTransform(_ new: CATransform3D) {
    let isIdentity = CATransform3DIsIdentity(new)
    transform = isIdentity ? nil : new
    affine = isIdentity ? nil : new.flattened.withExactTurns
  }

  /// Whether the transform leaves the plane or has perspective. A scale along z has no effect on a layer.
  var isSpatial: Bool {
    guard var transform else { return false }
    transform.m33 = 1
    return !CATransform3DIsAffine(transform)
  }

  /// The geometry for `render(in:)`, which ignores a transform that isn't affine.
  var inContext: LayerGeometry {
    var result = self
    if isSpatial { result.setTransform(CATransform3DIdentity) }
    return result
  }

  /// The anchor point in bounds coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  var frame: CGRect {
    guard let affine else {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    return LayerGeometry.box(size: bounds.size, anchorPoint: anchorPoint, affine)
      .offsetBy(dx: position.x, dy: position.y)
  }

  /// The transform from bounds coordinates to the superlayer's bounds coordinates.
  var toSuperlayer: CGAffineTransform {
    let anchor = anchor
    guard let affine else {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    var result = affine.translatedBy(x: -anchor.x, y: -anchor.y)
    result.tx += position.x
    result.ty += position.y
    return result
  }

  /// Returns the size of the bounds and the position that result in a frame.
  ///
  /// With a rotation, there may be no bounds with exactly this frame. As in Core Animation, the size is then that of the bounding
  /// box of the frame under the inverse transform, and the centres match.
  func placing(frame: CGRect) -> (size: CGSize, position: CGPoint) {
    guard let affine else {
      return (
        frame.size,
        CGPoint(
          x: frame.origin.x + anchorPoint.x * frame.size.width, y: frame.origin.y + anchorPoint.y * frame.size.height)
      )
    }
    var linear = affine
    linear.tx = 0
    linear.ty = 0
    // Dividing mostly restores a size that was multiplied by the factor.
    let isScale = linear.b == 0 && linear.c == 0 && linear.a != 0 && linear.d != 0
    let size =
      isScale
      ? CGSize(width: frame.width / abs(linear.a), height: frame.height / abs(linear.d))
      : CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
    let box = LayerGeometry.box(size: size, anchorPoint: anchorPoint, affine)
    return (size, CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY))
  }

  /// The bounding box of a transformed rectangle whose anchor point is at the origin.
  private static func box(size: CGSize, anchorPoint: CGPoint, _ affine: CGAffineTransform) -> CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
      .applying(affine)
  }
}

extension CGAffineTransform {
  /// Removes the noise, such as 6e-17, from the sines and cosines of quarter turns, so that a view that is rotated by them keeps
  /// its exact lengths.
  fileprivate var withExactTurns: CGAffineTransform {
    let noise = 4e-16 * max(abs(a), abs(b), abs(c), abs(d))
    var result = self
    if abs(a) <= noise { result.a = 0 }
    if abs(b) <= noise { result.b = 0 }
    if abs(c) <= noise { result.c = 0 }
    if abs(d) <= noise { result.d = 0 }
    return result
  }
}
