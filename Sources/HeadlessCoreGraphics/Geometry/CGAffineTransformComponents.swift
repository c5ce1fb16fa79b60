public import Foundation
public import Graphics

/// The components of an affine transform, in the order of their application: scale, shear, rotation and translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  /// In radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: CGVector(dx: 0, dy: 0))
  }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension Graphics.CGAffineTransform {
  /// The transform that scales, then shears, then rotates, then translates.
  public init(_ components: CGAffineTransformComponents) {
    let turned = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height).concatenating(turned)
    (tx, ty) = (components.translation.dx, components.translation.dy)
  }

  /// The components of the transform. A reflection is a negative height.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let translation = CGVector(dx: tx, dy: ty)
    guard width > 0 else {
      let scale = CGSize(width: 0, height: hypot(c, d))
      return CGAffineTransformComponents(
        scale: scale, horizontalShear: 0, rotation: scale.height > 0 ? atan2(-c, d) : 0, translation: translation)
    }
    let height = determinant / width
    let shear = height == 0 ? 0 : (a * c + b * d) / (width * height)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: atan2(b, a),
      translation: translation)
  }
}
