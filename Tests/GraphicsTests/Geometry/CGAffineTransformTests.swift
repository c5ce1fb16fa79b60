import Foundation
import Graphics
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { abs(a.x - x) < 1e-12 && abs(a.y - y) < 1e-12 }

  @Test func pointsAndSizes() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    // 2 * 1 + 5 * 10 + 11, 3 * 1 + 7 * 10 + 13
    #expect(CGPoint(x: 1, y: 10).applying(transform) == CGPoint(x: 63, y: 86))
    // A size isn't moved.
    #expect(CGSize(width: 1, height: 10).applying(transform) == CGSize(width: 52, height: 73))
    #expect(transform.determinant == -1)
  }

  @Test func aRotationIsClockwiseOnTheScreen() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(quarter), 0, 1))
    #expect(isNear(CGPoint(x: 0, y: 1).applying(quarter), -1, 0))
  }

  @Test func concatenationDoesTheReceiverFirst() {
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    let moved = CGAffineTransform(translationX: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(scaled.concatenating(moved)) == CGPoint(x: 12, y: 23))
    #expect(CGPoint(x: 1, y: 1).applying(moved.concatenating(scaled)) == CGPoint(x: 22, y: 63))
  }

  @Test func theMethodsDoTheirPartFirst() {
    let start = CGAffineTransform(translationX: 100, y: 200)
    #expect(CGPoint(x: 1, y: 1).applying(start.scaledBy(x: 2, y: 3)) == CGPoint(x: 102, y: 203))
    #expect(isNear(CGPoint(x: 1, y: 0).applying(start.rotated(by: .pi / 2)), 100, 201))
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
  }

  @Test func inversion() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 1, d: 1, tx: 5, ty: -3)
    // The inverse of [[2, 1], [1, 1]] is [[1, -1], [-1, 2]].
    #expect(transform.inverted() == CGAffineTransform(a: 1, b: -1, c: -1, d: 2, tx: -8, ty: 11))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
  }

  @Test func rectanglesGetTheirBoundingBox() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(CGAffineTransform(translationX: 10, y: 20)) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -4, y: 4, width: 3, height: 8))
    // Shear x by y: corners at x + y.
    #expect(
      rect.applying(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)) == CGRect(x: 3, y: 2, width: 7, height: 4))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
  }

  @Test(
    "axes that stay axes",
    arguments: [
      (CGAffineTransform.identity, true), (CGAffineTransform(scaleX: 2, y: -3), true),
      (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4), true),
      (CGAffineTransform(rotationAngle: 0.1), false), (CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), false),
    ])
  func rectilinear(transform: CGAffineTransform, isRectilinear: Bool) {
    #expect(transform.isRectilinear == isRectilinear)
  }

  @Test func movesAreDistinguishedFromOtherTransforms() {
    #expect(CGAffineTransform(translationX: 3, y: 4).isTranslation)
    #expect(!CGAffineTransform(translationX: 3, y: 4).isIdentity)
    #expect(!CGAffineTransform(scaleX: 1, y: -1).isTranslation)
    #expect(CGAffineTransform().isIdentity)
  }
}
