import Foundation
import Graphics
import HeadlessCoreGraphics
import Testing

@Suite struct GeometryTests {
  @Test func rectanglesOfNoNumberHaveNothingInCommonWithOthers() {
    let whole = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(CGRect(x: 4, y: -5, width: 10, height: 10).overlap(with: whole) == CGRect(x: 4, y: 0, width: 6, height: 5))
    for odd in [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
      CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1),
    ] {
      #expect(odd.overlap(with: whole).isNull)
      #expect(whole.overlap(with: odd).isNull)
      #expect(!odd.overlaps(whole))
    }
    #expect(CGRect.infinite.overlap(with: whole) == whole)
    #expect(!CGRect.null.overlaps(whole))
  }

  /// As in Core Graphics; for Foundation on Linux, they intersect.
  @Test func rectanglesThatTouchDoNotOverlap() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    for other in [
      CGRect(x: 10, y: 0, width: 5, height: 20), CGRect(x: -5, y: 0, width: 5, height: 20),
      CGRect(x: 0, y: 20, width: 10, height: 1), CGRect(x: 10, y: 20, width: 1, height: 1),
    ] {
      #expect(!rect.overlaps(other) && !other.overlaps(rect))
    }
    #expect(rect.overlaps(CGRect(x: 9.9, y: 19.9, width: 1, height: 1)))
    #expect(rect.overlaps(CGRect(x: 5, y: 5, width: 0, height: 0)))
  }

  @Test func rectanglesGoThroughDictionaries() {
    let rect = CGRectMake(1, 2, 3.5, 4)
    let dictionary = rect.dictionaryRepresentation
    #expect(Set(dictionary.keys) == ["X", "Y", "Width", "Height"])
    #expect(CGRect(dictionaryRepresentation: dictionary) == rect)
    #expect(CGRect(dictionaryRepresentation: ["X": 1, "Y": 2, "Width": 3.5, "Height": NSNumber(value: 4)]) == rect)
    #expect(CGPoint(dictionaryRepresentation: ["X": 1]) == nil)
    #expect(CGSize(dictionaryRepresentation: CGSizeMake(1, 2).dictionaryRepresentation) == CGSize(width: 1, height: 2))
    #expect(CGPoint(dictionaryRepresentation: CGPointMake(1, 2).dictionaryRepresentation) == CGPoint(x: 1, y: 2))
  }

  @Test func transformsComeApartIntoWhatTheyWereMadeOf() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7, translation: CGVectorMake(5, 6))
    let found = CGAffineTransform(parts).decomposed()
    #expect(abs(found.scale.width - 2) < 1e-12)
    #expect(abs(found.scale.height - 3) < 1e-12)
    #expect(abs(found.horizontalShear - 0.5) < 1e-12)
    #expect(abs(found.rotation - 0.7) < 1e-12)
    #expect(found.translation == CGVectorMake(5, 6))
    #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
    #expect(CGAffineTransform(scaleX: 1, y: -1).decomposed().scale == CGSize(width: 1, height: -1))
  }

  @Test func pathsKnowWhetherTheyAreRectangles() {
    var found = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&found))
    #expect(found == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(nil))
  }

  /// The names of C, which apps also pass as values.
  @Test func functionsOfRectanglesAreMethods() {
    let rects = [CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 12, y: 5, width: 4, height: 30)]
    #expect(rects.reduce(.null, CGRectUnion) == CGRect(x: 0, y: 0, width: 16, height: 35))
    #expect(CGRectIsNull(CGRectIntersection(rects[0], rects[1])) && !CGRectIntersectsRect(rects[0], rects[1]))
    let inner = CGRectInset(rects[0], 2, 3)
    #expect(inner == CGRect(x: 2, y: 3, width: 6, height: 14) && CGRectContainsRect(rects[0], inner))
    #expect(CGRectOffset(inner, 1, -1) == CGRect(x: 3, y: 2, width: 6, height: 14))
    #expect(CGRectContainsPoint(inner, CGPoint(x: 2, y: 3)) && !CGRectContainsPoint(inner, CGPoint(x: 8, y: 3)))
    #expect(CGRectIntegral(CGRect(x: 0.5, y: 0, width: 1, height: 1)) == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(CGRectStandardize(CGRect(x: 4, y: 0, width: -3, height: 1)) == CGRect(x: 1, y: 0, width: 3, height: 1))
    #expect(CGRectIsEmpty(.zero) && CGRectIsInfinite(.infinite))
  }
}
