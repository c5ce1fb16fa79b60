import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// Geometry in objects, and compared by Core Graphics' functions.
@Suite struct GeometryValueTests {
  /// 100 points wide, ten from the left: mirrored ten from the right, so it begins at 90 of 200.
  @Test func aRectangleIsMirroredInAWidth() {
    let rect = CGRect(x: 10, y: 5, width: 100, height: 20)
    #expect(rect.mirrored(in: 200) == CGRect(x: 90, y: 5, width: 100, height: 20))
    #expect(rect.mirrored(in: 200).mirrored(in: 200) == rect)
    #expect(rect.mirrored(in: 200, if: false) == rect)
  }

  @Test func transformsAndVectorsComeBackOutOfValues() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned))
  }

  @MainActor @Test func animationsTakeTransformsInValues() {
    let layer = CALayer()
    layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1)), forKey: "transform")
    #expect(layer.transform.m11 == 2 && layer.transform.m22 == 3)
    let between = AnimatedValue.between(
      NSValue(caTransform3D: CATransform3DIdentity), NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1)), at: 0.5)
    #expect((between as? CATransform3D)?.m11 == 2)
  }

  @Test func rectanglesAreEqualWhicheverCornerTheyAreSaidFrom() {
    let rect = CGRect(x: 10, y: 10, width: -10, height: -10)
    #expect(rect.equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(.zero))
  }
}
