import Foundation
import SwiftUILayout
import Testing

/// Apple's documentation of `ZStack`.
@MainActor @Suite struct ZStackTests {
  @Test func theSizeIsThatOfTheLargest() {
    let (wide, tall) = (Box(100, 10), Box(20, 60))
    let stack = _ZStackElement([wide, tall], alignment: .bottomTrailing)
    #expect(stack.layOut(500, 500) == CGSize(width: 100, height: 60))
    #expect(wide.frame.origin == CGPoint(x: 0, y: 50))
    #expect(tall.frame.origin == CGPoint(x: 80, y: 0))
  }

  @Test func viewsThatFillMakeItFillTheRoom() {
    let box = Box(100, 10)
    #expect(_ZStackElement([Filler(), box]).layOut(300, 200) == CGSize(width: 300, height: 200))
    #expect(box.frame.origin == CGPoint(x: 100, y: 95))
  }

  /// Views of the highest priority determine the size, which is proposed to the others.
  @Test func theHighestPriorityDecidesOnTheSize() {
    let filler = Filler()
    let stack = _ZStackElement([filler, _LayoutPriorityElement(Box(40, 30), priority: 1)])
    #expect(stack.layOut(300, 200) == CGSize(width: 40, height: 30))
    #expect(filler.size == CGSize(width: 40, height: 30))
  }

  @Test func guidesOfAllViewsLieOnOneAnother() {
    let (first, second) = (Box(40, 40), Box(10, 10))
    let stack = _ZStackElement(
      [first, _AlignmentGuideElement(second, .top) { $0.height / 2 }], alignment: .topTrailing)
    #expect(stack.layOut() == CGSize(width: 40, height: 45))
    #expect(first.frame.origin == CGPoint(x: 0, y: 5))
    #expect(second.frame.origin == CGPoint(x: 30, y: 0))
  }

  @Test func leadingIsRightWhereLinesBeginThere() {
    let (wide, narrow) = (Box(100, 10), Box(20, 10))
    Direction(_ZStackElement([wide, narrow], alignment: .topLeading), .rightToLeft).layOut()
    #expect(narrow.frame.minX == 80)
  }
}
