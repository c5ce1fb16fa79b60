import Foundation
import SwiftUILayout
import Testing

/// Apple's documentation of `frame`, and rows 18, 32 and 33 of the figures.
@MainActor @Suite struct FrameTests {
  private typealias Limits = _FlexibleFrameElement.Limits

  private func frame(_ child: _LayoutElement, _ horizontal: Limits, _ vertical: Limits = Limits()) -> _LayoutElement {
    _FlexibleFrameElement(child, horizontal: horizontal, vertical: vertical)
  }

  /// Row 32: (420 - 344) / 2.
  @Test func aFixedFrameCentresItsContent() {
    let box = Box(10, 344)
    #expect(_FrameElement(box, width: nil, height: 420).layOut(100, 100) == CGSize(width: 10, height: 420))
    #expect(box.frame.minY == 38)
  }

  @Test func aFixedFrameOffersItsSizeAndAlignsTheRest() {
    let (filler, box) = (Filler(), Box(80, 10))
    _FrameElement(filler, width: 60, height: nil).layOut(500, 30)
    #expect(filler.size == CGSize(width: 60, height: 30))
    #expect(_FrameElement(box, width: 60, height: 50, alignment: .bottomTrailing).layOut(1, 1).width == 60)
    #expect(box.frame.origin == CGPoint(x: -20, y: 40))
  }

  @Test func leadingInAFrameIsRightWhereLinesBeginThere() {
    let box = Box(20, 10)
    Direction(_FrameElement(box, width: 100, height: nil, alignment: .leading), .rightToLeft).layOut()
    #expect(box.frame.minX == 80)
  }

  @Test func invalidLengthsAreNone() {
    #expect(_FrameElement(Box(5, 5), width: -1, height: .infinity).layOut() == CGSize(width: 5, height: 5))
  }

  /// Row 33: within both bounds, the proposal is used; if it is unspecified, the content.
  @Test func twoBoundsFollowTheProposal() {
    let bounded = frame(Box(50, 10), Limits(minimum: 20, maximum: 100))
    #expect(bounded.sizeThatFits(ProposedViewSize(width: 70, height: nil)).width == 70)
    #expect(bounded.sizeThatFits(ProposedViewSize(width: 300, height: nil)).width == 100)
    #expect(bounded.sizeThatFits(.zero).width == 20)
    #expect(bounded.sizeThatFits(.unspecified).width == 50)
  }

  /// Row 33: with one bound, the content's length is used, limited by the proposal.
  @Test func aGreatestWidthIsFilledAndALeastOneKept() {
    let most = frame(Box(50, 10), Limits(maximum: 100))
    #expect(most.sizeThatFits(ProposedViewSize(width: 70, height: nil)).width == 70)
    #expect(most.sizeThatFits(ProposedViewSize(width: 30, height: nil)).width == 50)
    #expect(most.sizeThatFits(.infinity).width == 100)
    #expect(
      frame(Box(50, 10), Limits(maximum: .infinity)).sizeThatFits(ProposedViewSize(width: 300, height: 9)).width == 300)
    let least = frame(Box(50, 10), Limits(minimum: 80))
    #expect(least.sizeThatFits(ProposedViewSize(width: 300, height: nil)).width == 80)
    #expect(frame(Filler(), Limits(minimum: 80)).sizeThatFits(ProposedViewSize(width: 300, height: 9)).width == 300)
    #expect(frame(Box(50, 10), Limits(minimum: 30)).sizeThatFits(ProposedViewSize(width: 10, height: 9)).width == 30)
  }

  @Test func anIdealLengthCountsWhereTheProposalIsOpen() {
    let ideal = frame(Filler(), Limits(ideal: 200), Limits(ideal: 40))
    #expect(ideal.sizeThatFits(.unspecified) == CGSize(width: 200, height: 40))
    #expect(ideal.sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 30, height: 20))
  }

  @Test func contentIsAlignedInAFlexibleFrame() {
    let box = Box(50, 10)
    let wide = _FlexibleFrameElement(
      box, horizontal: Limits(maximum: .infinity), vertical: Limits(minimum: 44), alignment: .trailing)
    #expect(wide.layOut(200, 10) == CGSize(width: 200, height: 44))
    #expect(box.frame.origin == CGPoint(x: 150, y: 17))
  }

  /// A guide that the content sets is found through the frame, from the frame's corner.
  @Test func guidesAreFoundThroughFrames() {
    let framed = _FrameElement(Line.body(), width: 100, height: 40.333)
    #expect(agrees(framed.dimensions(in: .unspecified)[.firstTextBaseline], 10 + 16.333))
  }

  /// Frames, padding and similar modifiers have priority 0; those that don't change sizes pass on the content's.
  @Test func prioritiesEndAtFrames() {
    let prior = { _LayoutPriorityElement(Box(1, 1), priority: 2) }
    #expect(_FrameElement(prior(), width: 1, height: nil).layoutPriority == 0)
    #expect(frame(prior(), Limits(minimum: 1)).layoutPriority == 0)
    #expect(_PaddingElement(prior()).layoutPriority == 0)
    #expect(_FixedSizeElement(prior()).layoutPriority == 2)
    #expect(_SecondaryElement(prior(), overlay: Filler()).layoutPriority == 2)
    #expect(_OffsetElement(prior(), offset: .zero).layoutPriority == 2)
  }
}
