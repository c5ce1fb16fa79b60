import Foundation
import Graphics
import Testing

@Suite("CornerRadii")
struct CornerRadiiTests {
  @Test func radiiThatFitStay() {
    #expect(CornerRadii(10).fitting(CGSize(width: 20, height: 20)) == CornerRadii(10))
    #expect(CornerRadii.zero.fitting(.zero) == .zero)
  }

  @Test func radiiThatOverlapShrinkTogether() {
    // Two radii of 30 on a side of 40: each by 40/60.
    #expect(CornerRadii(30).fitting(CGSize(width: 100, height: 40)) == CornerRadii(20))
  }

  @Test func oneFactorForAllCorners() {
    // Left side: 60 + 20 on 40 halves all, the right corners too, which would fit.
    let radii = CornerRadii(
      topLeft: CGSize(width: 10, height: 60), topRight: CGSize(width: 8, height: 8),
      bottomRight: CGSize(width: 4, height: 2), bottomLeft: CGSize(width: 10, height: 20))
    let expected = CornerRadii(
      topLeft: CGSize(width: 5, height: 30), topRight: CGSize(width: 4, height: 4),
      bottomRight: CGSize(width: 2, height: 1), bottomLeft: CGSize(width: 5, height: 10))
    #expect(radii.fitting(CGSize(width: 100, height: 40)) == expected)
  }

  @Test("each side limits", arguments: 0..<4)
  func sides(side: Int) {
    let large = CGSize(width: 30, height: 30)
    let none = CGSize.zero
    // Two neighbouring corners of 30 on the side that is 30 long; the other side is long enough.
    let radii = [
      CornerRadii(topLeft: large, topRight: large, bottomRight: none, bottomLeft: none),
      CornerRadii(topLeft: none, topRight: none, bottomRight: large, bottomLeft: large),
      CornerRadii(topLeft: large, topRight: none, bottomRight: none, bottomLeft: large),
      CornerRadii(topLeft: none, topRight: large, bottomRight: large, bottomLeft: none),
    ][side]
    let size = side < 2 ? CGSize(width: 30, height: 100) : CGSize(width: 100, height: 30)
    let fitted = radii.fitting(size)
    #expect([fitted.topLeft, fitted.bottomRight].contains(CGSize(width: 15, height: 15)))
    #expect(radii.fitting(CGSize(width: 60, height: 60)) == radii)
  }

  @Test func anEmptyRectangleHasNoRadii() {
    #expect(CornerRadii(5).fitting(CGSize(width: 0, height: 50)).isZero)
    #expect(CornerRadii(5).fitting(CGSize(width: -10, height: 50)).isZero)
  }

  @Test func insetsStopAtZero() {
    let radii = CornerRadii(
      topLeft: CGSize(width: 10, height: 2), topRight: .zero, bottomRight: CGSize(width: 3, height: 3),
      bottomLeft: CGSize(width: 4, height: 8))
    let expected = CornerRadii(
      topLeft: CGSize(width: 7, height: 0), topRight: .zero, bottomRight: .zero,
      bottomLeft: CGSize(width: 1, height: 5))
    #expect(radii.inset(by: 3) == expected)
    #expect(CornerRadii(3).inset(by: -2) == CornerRadii(5))
  }
}
