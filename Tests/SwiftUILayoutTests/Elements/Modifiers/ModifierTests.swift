import Foundation
import SwiftUILayout
import Testing

/// Apple's documentation of the modifiers, and row 22 of the figures.
@MainActor @Suite struct ModifierTests {
  /// Row 22.
  @Test func paddingIsSixteenWhereNothingIsSaid() {
    let filler = Filler()
    #expect(_PaddingElement(filler).layOut(100, 60) == CGSize(width: 100, height: 60))
    #expect(filler.frame == CGRect(x: 16, y: 16, width: 68, height: 28))
    #expect(_PaddingElement(Box(10, 10), edges: .horizontal).layOut() == CGSize(width: 42, height: 10))
  }

  @Test func paddingCanBeNegativeAndFollowsTheDirection() {
    let box = Box(50, 10)
    let insets = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: -10)
    #expect(_PaddingElement(box, insets: insets).layOut() == CGSize(width: 70, height: 10))
    #expect(box.frame.minX == 30)
    Direction(_PaddingElement(box, insets: insets), .rightToLeft).layOut()
    #expect(box.frame.minX == -10)
  }

  @Test func theOrderOfDrawingFollowsChanges() {
    let (back, front) = (Box(10, 10), Box(10, 10))
    let trait = _TraitElement(_PaddingElement(back, edges: [], length: 0), key: _ZIndexKey.self, value: 0.0)
    let stack = _ZStackElement([trait, front])
    stack.layOut(10, 10)
    #expect(stack.hitTest(CGPoint(x: 5, y: 5)) === front)
    trait.value = 1.0
    trait.invalidateLayout()
    stack.layOut(10, 10)
    #expect(stack.hitTest(CGPoint(x: 5, y: 5)) === back)
  }

  @Test func theOrderOfDrawingFollowsTheViewThatFits() {
    let (wide, narrow, front) = (Box(100, 10), Box(10, 10), Box(10, 10))
    let fitting = _ViewThatFitsElement([
      _TraitElement(wide, key: _ZIndexKey.self, value: 1.0), _TraitElement(narrow, key: _ZIndexKey.self, value: -1.0),
    ])
    let stack = _ZStackElement([fitting, front])
    stack.layOut(200, 10)
    #expect(stack.hitTest(CGPoint(x: 50, y: 5)) === wide)
    // Nothing is invalid: only the room is another.
    stack.layOut(20, 10)
    #expect(stack.hitTest(CGPoint(x: 5, y: 5)) === front)
  }

  @Test func paddingOffersNothingBelowZero() {
    let filler = Filler()
    #expect(_PaddingElement(filler).layOut(20, 20) == CGSize(width: 32, height: 32))
    #expect(filler.size == .zero)
  }

  @Test func aFixedSizeIsTheIdealOne() {
    let stretch = Stretch(20...200, ideal: 120)
    let fixed = _FixedSizeElement(stretch, axes: .horizontal)
    #expect(fixed.layOut(50, 5).width == 120)
    let framed = _FrameElement(_FixedSizeElement(Stretch(20...200, ideal: 120)), width: 60, height: 10)
    #expect(framed.layOut().width == 60)
    #expect(framed.children[0].frame.minX == -30)
  }

  @Test func ratiosAreFittedAndFilled() {
    let size = ProposedViewSize(width: 120, height: 100)
    #expect(
      _AspectRatioElement(Filler(), ratio: 2, contentMode: .fit).sizeThatFits(size) == CGSize(width: 120, height: 60))
    #expect(
      _AspectRatioElement(Filler(), ratio: 2, contentMode: .fill).sizeThatFits(size) == CGSize(width: 200, height: 100))
    let open = ProposedViewSize(width: 120, height: nil)
    #expect(
      _AspectRatioElement(Filler(), ratio: 2, contentMode: .fit).sizeThatFits(open) == CGSize(width: 120, height: 60))
    #expect(
      _AspectRatioElement(Filler(), ratio: 2, contentMode: .fill).sizeThatFits(open) == CGSize(width: 120, height: 60))
    #expect(
      _AspectRatioElement(Filler(), ratio: 2, contentMode: .fit).sizeThatFits(.unspecified)
        == CGSize(width: 10, height: 10))
  }

  /// Without a ratio, that of the ideal size: 40 x 10.
  @Test func theRatioIsThatOfTheIdealSize() {
    let picture = _FlexibleFrameElement(Filler(), horizontal: .init(ideal: 40), vertical: .init(ideal: 10))
    let fitted = _AspectRatioElement(picture, ratio: nil, contentMode: .fit)
    #expect(fitted.sizeThatFits(ProposedViewSize(width: 100, height: 100)) == CGSize(width: 100, height: 25))
    #expect(fitted.sizeThatFits(.zero) == .zero)
  }

  @Test func offsetsLeaveTheLayoutAlone() {
    let (moved, next) = (Box(10, 10), Box(10, 10))
    _StackElement(row: [_OffsetElement(moved, offset: CGSize(width: 5, height: -3)), next], spacing: 0).layOut()
    #expect(moved.frame.origin == CGPoint(x: 5, y: -3) && next.frame.minX == 10)
    Direction(_OffsetElement(moved, offset: CGSize(width: 5, height: 0)), .rightToLeft).layOut()
    #expect(moved.frame.minX == 5)
  }

  @Test func aPositionTakesTheRoomAndCentresThere() {
    let box = Box(10, 20)
    let position = _PositionElement(box, position: CGPoint(x: 50, y: 40))
    #expect(position.layOut(300, 200) == CGSize(width: 300, height: 200))
    #expect(box.frame.origin == CGPoint(x: 45, y: 30))
    #expect(position.sizeThatFits(ProposedViewSize(width: 300, height: nil)) == CGSize(width: 300, height: 20))
  }

  @Test func overlaysAreOfferedThePrimarySize() {
    let (primary, secondary, badge) = (Box(60, 40), Filler(), Box(10, 10))
    let overlaid = _SecondaryElement(primary, overlay: secondary)
    #expect(overlaid.layOut(300, 300) == CGSize(width: 60, height: 40))
    #expect(secondary.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    _SecondaryElement(primary, overlay: badge, alignment: .topTrailing).layOut()
    #expect(badge.frame.origin == CGPoint(x: 50, y: 0))
    Direction(_SecondaryElement(primary, overlay: badge, alignment: .topTrailing), .rightToLeft).layOut()
    #expect(badge.frame.origin == .zero)
  }

  /// Guides of both are aligned: the badge's centre with the corner.
  @Test func guidesOfOverlaysMeet() {
    let badge = Box(10, 10)
    let guided = _AlignmentGuideElement(
      _AlignmentGuideElement(badge, .top) { $0[VerticalAlignment.center] }, .trailing
    ) { $0[HorizontalAlignment.center] }
    _SecondaryElement(Box(60, 40), overlay: guided, alignment: .topTrailing).layOut()
    #expect(badge.frame.origin == CGPoint(x: 55, y: -5))
  }

  @Test func backgroundsAreDrawnFirst() {
    let (primary, secondary) = (Box(1, 1), Filler())
    #expect(
      _SecondaryElement(primary, background: secondary).children.map(ObjectIdentifier.init)
        == [secondary, primary].map(ObjectIdentifier.init))
  }

  private enum Key {}

  @Test func traitsAreReadThroughModifiers() {
    let element = _PaddingElement(
      _TraitElement(_TraitElement(Box(1, 1), key: Key.self, value: 3), key: Int.self, value: 4))
    #expect(element.trait(ObjectIdentifier(Key.self)) as? Int == 3)
    #expect(element.trait(ObjectIdentifier(Int.self)) as? Int == 4)
    #expect(element.trait(ObjectIdentifier(String.self)) == nil)
  }

  @Test func aChangedLengthIsLaidOutAnew() {
    let box = Box(10, 10)
    let padding = _PaddingElement(box, edges: .all, length: 5)
    let column = _StackElement(column: [padding, Box(1, 1)])
    column.layOut()
    padding.insets.top = 20
    column.layOut()
    #expect(box.frame.minY == 20)
    #expect(column.size.height == 44)
  }
}
