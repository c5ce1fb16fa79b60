import Foundation
import Graphics
import Testing

@testable import HeadlessQuartzCore

/// The decomposition of transforms, and the interpolation between them.
@Suite struct TransformPartsTests {
  private func expectEqual(_ transform: CATransform3D?, _ expected: CATransform3D, _ comment: Comment? = nil) throws {
    for (value, expected) in zip(try #require(transform).elements, expected.elements) {
      #expect(abs(value - expected) < 1e-9, comment)
    }
  }

  private var skewed: CATransform3D {
    CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 2, tx: 3, ty: 4))
  }

  @Test func componentsMakeTheTransformTheyWereReadFrom() throws {
    let turned = CATransform3DConcat(skewed, CATransform3DMakeRotation(2.5, 1, 2, 3))
    for transform in [
      skewed, turned, CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(2, -3, 1),
      CATransform3DMakeScale(0, 2, 1),
      CATransform3DScale(turned, -1, 2, 3), CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
    ] {
      try expectEqual(TransformParts(transform).transform, transform)
    }
  }

  @Test func keyPathsLeaveTheOtherComponents() throws {
    let layer = CALayer()
    layer.setValue(-1, forKeyPath: "transform.scale.y")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    // (x, y) is flipped to (x, -y), then rotated by a quarter turn to (y, x).
    let expected = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    try expectEqual(layer.transform, CATransform3DMakeAffineTransform(expected))
    // A layer that is rotated by 60 degrees keeps its rotation while its scale is 0.
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 0, 1)
    layer.setValue(0, forKeyPath: "transform.scale.x")
    layer.setValue(1, forKeyPath: "transform.scale.x")
    try expectEqual(layer.transform, CATransform3DMakeRotation(.pi / 3, 0, 0, 1))
  }

  private func halfway(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D? {
    AnimatedValue.between(from, to, at: 0.5) as? CATransform3D
  }

  @Test func skewsAndReflectionsHaveAMiddle() throws {
    // A scale of 2 along y and a shear of 0.5 / 2 are 1.5 and 1/8 halfway.
    let expected = CGAffineTransform(a: 1, b: 0, c: 1.5 / 8, d: 1.5, tx: 1.5, ty: 2)
    try expectEqual(halfway(CATransform3DIdentity, skewed), CATransform3DMakeAffineTransform(expected))
    try expectEqual(
      halfway(CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(-3, 1, 1)), CATransform3DMakeScale(-2, 1, 1))
    try expectEqual(
      halfway(CATransform3DMakeScale(1, -1, 1), CATransform3DMakeScale(1, -3, 1)), CATransform3DMakeScale(1, -2, 1))
  }

  @Test func reflectionsTurnAsOne() throws {
    func reflected(_ angle: CGFloat) -> CATransform3D {
      CATransform3DConcat(CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeRotation(angle, 0, 0, 1))
    }
    try expectEqual(halfway(reflected(0), reflected(2)), reflected(1))
  }

  @Test func turnsInSpaceKeepTheirAxis() throws {
    let whole = CATransform3DMakeRotation(2, 1, 1, 0)
    try expectEqual(halfway(CATransform3DIdentity, whole), CATransform3DMakeRotation(1, 1, 1, 0))
    // The shorter rotation goes from 3 through π to -3, which is 2π - 3.
    let (start, end) = (CATransform3DMakeRotation(3, 1, 0, 0), CATransform3DMakeRotation(-3, 1, 0, 0))
    try expectEqual(halfway(start, end), CATransform3DMakeRotation(.pi, 1, 0, 0))
  }
}
