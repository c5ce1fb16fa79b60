import DrawingInspection
import Foundation
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

@Suite struct TransformTests {
  @Test func rotationAboutZIsThePlanesRotation() {
    let spatial = CATransform3DMakeRotation(0.7, 0, 0, 2).flattened
    let plane = CGAffineTransform(rotationAngle: 0.7)
    #expect(CGPoint(x: 3, y: 4).applying(spatial).isNear(CGPoint(x: 3, y: 4).applying(plane)))
  }

  /// Seen along the z axis, a rotation by 60 degrees about x halves all heights.
  @Test func rotationAboutXFlattens() {
    let turned = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    #expect(CGPoint(x: 10, y: 10).applying(turned.flattened).isNear(CGPoint(x: 10, y: 5)))
    #expect(!CATransform3DIsAffine(turned))
  }

  @Test func translatingHappensBeforeWhatIsThere() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 10, 0)
    #expect(CGPoint.zero.applying(t.flattened) == CGPoint(x: 20, y: 30))
  }

  @Test func theInverseUndoes() {
    let t = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(1, 1, 2, 3)),
      CATransform3DMakeTranslation(5, 6, 7))
    let product = CATransform3DConcat(t, CATransform3DInvert(t)).elements
    for (value, expected) in zip(product, CATransform3DIdentity.elements) { #expect(abs(value - expected) < 1e-9) }
    let singular = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(singular), singular))
  }

  @Test func rectanglesPrintAsOnIOS() {
    let rect = CGRect(x: 0, y: 1, width: 10, height: 10.5)
    #expect("\(rect)" == "(0.0, 1.0, 10.0, 10.5)")
    #expect(String(describing: rect.origin) == "(0.0, 1.0)")
    #expect(String(reflecting: rect.size) == "(10.0, 10.5)")
  }
}
