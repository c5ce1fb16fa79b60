import Foundation
import SwiftUILayout
import Testing

/// Apple's documentation of `HStack`, `VStack`, `layoutPriority` and `Spacer`, and rows 20, 24 and 25 of the figures.
@MainActor @Suite struct StackTests {
  /// Row 24: (300 - 2 x 8) / 3.
  @Test func equallyFlexibleViewsShareTheRoom() {
    let fillers = [Filler(), Filler(), Filler()]
    _StackElement(row: fillers).layOut(300, 50)
    for (index, filler) in fillers.enumerated() {
      #expect(agrees(filler.size.width, 94.667))
      #expect(agrees(filler.frame.minX, CGFloat(index) * 102.667))
      #expect(filler.size.height == 50)
    }
  }

  /// Row 24: the fixed one first, then the one that stretches to 60; the filler gets the rest.
  @Test func theLeastFlexibleViewIsSizedFirst() {
    let (filler, stretch, box) = (Filler(), Stretch(20...60), Box(50, 10))
    _StackElement(row: [filler, stretch, box], spacing: 0).layOut(300, 50)
    #expect(box.size.width == 50 && stretch.size.width == 60 && filler.size.width == 190)
    #expect(filler.frame.minX == 0 && stretch.frame.minX == 190 && box.frame.minX == 250)
  }

  /// Of two unlimited ones, the one with the larger minimum is first: 100 of (110 - 0) / 2.
  @Test func greaterLeastLengthsGoFirst() {
    let (filler, stretch) = (Filler(), Stretch(100...(.infinity)))
    _StackElement(row: [filler, stretch], spacing: 0).layOut(110, 10)
    #expect(stretch.size.width == 100 && filler.size.width == 10)
  }

  /// The lower priority keeps its minimum, 20; the higher one is proposed the rest.
  @Test func higherPrioritiesAreOfferedTheRoomFirst() {
    let (low, high) = (Stretch(20...200), Stretch(20...200))
    _StackElement(row: [low, _LayoutPriorityElement(high, priority: 1)], spacing: 0).layOut(150)
    #expect(high.size.width == 130 && low.size.width == 20)
  }

  /// Three levels: each reserves the minimums of all levels below it.
  @Test func eachPriorityGetsWhatThoseBelowLeave() {
    let (low, middle, high) = (Stretch(10...100), Stretch(10...100), Stretch(10...100))
    let row = _StackElement(
      row: [low, _LayoutPriorityElement(middle, priority: 1), _LayoutPriorityElement(high, priority: 2)], spacing: 0)
    row.layOut(150)
    #expect(high.size.width == 100 && middle.size.width == 40 && low.size.width == 10)
  }

  /// Row 20: 200 - 50 - 60 for two spacers; all get at least 8, even without space.
  @Test func spacersTakeWhatIsLeft() {
    let (first, second) = (Box(50, 10), Box(60, 10))
    let spacers = [_SpacerElement(), _SpacerElement()]
    let row = _StackElement(row: [spacers[0], first, second, spacers[1]], spacing: 0)
    row.layOut(200)
    #expect(spacers.map(\.size.width) == [45, 45] && first.frame.minX == 45)
    #expect(row.layOut(100).width == 126)
    #expect(spacers.map(\.size.width) == [8, 8])
    #expect(row.layOut(nil).width == 126)
    #expect(row.size.height == 10)
  }

  @Test func aSpacersLeastLengthIsItsOwn() {
    let row = _StackElement(row: [Box(50, 10), _SpacerElement(minimum: 0), Box(50, 10)])
    #expect(row.layOut(20).width == 100)
    #expect(_SpacerElement().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 8))
  }

  /// A spacer in a frame is a plain view of priority 0: it keeps the distance to its neighbours.
  @Test func aFramedSpacerIsAView() {
    let (first, second) = (Box(10, 10), Box(10, 10))
    _StackElement(column: [first, _FrameElement(_SpacerElement(), width: nil, height: 30), second]).layOut()
    #expect(second.frame.minY == 56)
  }

  /// Row 25: the tall one extends 20 below, the guide of the other is 5 from its top.
  @Test func theSizeAcrossIsTheUnionOfAlignedViews() {
    let (tall, short) = (Box(10, 40), Box(10, 10))
    let lowered = _AlignmentGuideElement(tall, .top) { _ in 5 }
    let row = _StackElement(row: [lowered, short], alignment: .top, spacing: 0)
    #expect(row.layOut().height == 40)
    #expect(tall.frame.minY == 0 && short.frame.minY == 5)
    let raised = _AlignmentGuideElement(Box(10, 40), .top) { $0.height }
    let other = Box(10, 10)
    let union = _StackElement(row: [raised, other], alignment: .top, spacing: 0)
    #expect(union.layOut().height == 50)
    #expect(other.frame.minY == 40)
  }

  /// Row 25: a view wider than the room is kept, and the stack is as wide.
  @Test func viewsWiderThanTheRoomKeepTheirWidth() {
    let (wide, narrow) = (Box(300, 10), Box(100, 10))
    let column = _StackElement(column: [wide, narrow])
    #expect(column.layOut(200).width == 300)
    #expect(narrow.frame.minX == 100)
  }

  /// Baselines: body's 16.33 and caption's 11.33 at 3x; without text the bottom is used.
  @Test func rowsAlignTextBaselines() {
    let (body, caption, box) = (Line.body(), Line.caption(), Box(10, 10))
    let row = _StackElement(row: [body, caption, box], alignment: .firstTextBaseline)
    row.layOut()
    #expect(body.frame.minY == 0)
    let (captionTop, boxTop): (CGFloat, CGFloat) = (16.333 - 11.333, 16.333 - 10)
    #expect(agrees(caption.frame.minY, captionTop))
    #expect(agrees(box.frame.minY, boxTop))
  }

  /// Texts in columns pass on the first and the last baseline: 16.33 of the upper; 20.33 + 2 + 16.33 of the lower.
  @Test func columnsHandOnBaselines() {
    let column = _StackElement(column: [Line.body(), Line.body()])
    let dimensions = column.dimensions(in: .unspecified)
    #expect(agrees(dimensions[.firstTextBaseline], 16.333))
    #expect(agrees(dimensions[.lastTextBaseline], 38.667))
    let box = Box(10, 10)
    _StackElement(row: [column, box], alignment: .lastTextBaseline).layOut()
    #expect(agrees(box.frame.maxY, 38.667))
  }

  private enum Half: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// A custom guide is the mean of those inside; guides of the frame aren't passed on.
  @Test func containersMergeCustomGuides() {
    let half = VerticalAlignment(Half.self)
    let (first, second) = (Box(10, 30), Box(10, 50))
    let column = _StackElement(
      column: [
        _AlignmentGuideElement(first, half) { _ in 10 }, _AlignmentGuideElement(second, half) { _ in 20 },
        _AlignmentGuideElement(Box(5, 5), .top) { _ in 3 },
      ], spacing: 0)
    let dimensions = column.dimensions(in: .unspecified)
    #expect(dimensions[explicit: half] == 30)
    #expect(dimensions[explicit: VerticalAlignment.top] == nil)
    #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == nil)
  }

  /// If the cross length is unspecified, views that fill it get that of the widest.
  @Test func openBreadthsAreFilledToTheWidest() {
    let (wide, filler) = (Box(120, 10), Filler())
    let column = _StackElement(column: [wide, filler], spacing: 0)
    #expect(column.layOut(nil, 100).width == 120)
    #expect(filler.size == CGSize(width: 120, height: 90))
  }

  @Test func zeroInfiniteAndOpenProposals() {
    let row = _StackElement(row: [Stretch(20...60, ideal: 30), Box(10, 10)])
    #expect(row.sizeThatFits(.zero) == CGSize(width: 38, height: 10))
    #expect(row.sizeThatFits(.unspecified) == CGSize(width: 48, height: 10))
    #expect(row.sizeThatFits(.infinity) == CGSize(width: 78, height: 10))
    #expect(_StackElement(row: [Filler(), Box(1, 1)]).sizeThatFits(.infinity).width == .infinity)
    #expect(_StackElement(row: []).sizeThatFits(.infinity) == .zero)
  }

  @Test func rowsBeginAtTheRightWhereLinesDo() {
    let (first, second) = (Box(30, 10), Box(50, 10))
    let row = _StackElement(row: [first, second], spacing: 10)
    let column = _StackElement(column: [row, Box(200, 10)], alignment: .leading)
    Direction(column, .rightToLeft).layOut()
    #expect(first.frame.minX == 170 && second.frame.minX == 110)
    #expect(row.frame.minX == 110)
  }

  @Test func guidesAreMeasuredFromTheLeadingEdge() {
    let (first, second) = (Box(100, 10), Box(100, 10))
    let indented = _AlignmentGuideElement(second, .leading) { _ in -20 }
    Direction(_StackElement(column: [first, indented], alignment: .leading), .rightToLeft).layOut()
    #expect(first.frame.maxX == 120 && second.frame.maxX == 100)
  }

  @Test func aNewDirectionMirrorsWhatWasPlaced() {
    let (first, second) = (Box(30, 10), Box(50, 10))
    let row = _StackElement(row: [first, second], spacing: 10)
    row.layOut()
    let mirrored = Direction(row, .rightToLeft)
    mirrored.layOut()
    #expect(first.frame.minX == 60 && second.frame.minX == 0)
  }

  /// A stack with one view behaves like this view in the enclosing stack.
  @Test func aStackAroundOneViewHasItsPriority() {
    let (box, stretch) = (Box(50, 10), Stretch(20...200))
    let inner = _StackElement(column: [_LayoutPriorityElement(stretch, priority: -1)])
    _StackElement(row: [inner, Stretch(20...200), box], spacing: 0).layOut(150)
    #expect(stretch.size.width == 20)
  }

  @Test func dividersRunAcrossTheirStack() {
    let lines = [Filler(), Filler(), Filler()]
    let row = _StackElement(row: [Box(10, 40), _DividerElement(lines[0], thickness: 0.5), Box(10, 20)])
    row.layOut(100)
    #expect(lines[0].size == CGSize(width: 0.5, height: 40))
    #expect(row.size.width == 36.5)
    _StackElement(column: [Box(70, 10), _PaddingElement(_DividerElement(lines[1], thickness: 0.5))]).layOut()
    #expect(lines[1].size == CGSize(width: 38, height: 0.5))
    #expect(_DividerElement(lines[2], thickness: 0.5).layOut(90, 90) == CGSize(width: 90, height: 0.5))
  }
}

extension StackTests {
  /// Thirty nested stacks, alternately rows and columns, each beside a view: twice the depth needs twice as many measurements.
  @Test(arguments: [
    ProposedViewSize(width: 2000, height: 2000), .unspecified, ProposedViewSize(width: 300, height: nil),
  ])
  func nestedStacksAskALinearNumberOfTimes(proposal: ProposedViewSize) {
    func asked(depth: Int) -> Int {
      let probe = Filler()
      var element: _LayoutElement = probe
      for level in 0..<depth {
        let beside = Stretch(10...50)
        element =
          level.isMultiple(of: 2)
          ? _StackElement(row: [element, beside, Line.body()], alignment: .firstTextBaseline)
          : _StackElement(column: [beside, element, _PaddingElement(Line.caption())])
      }
      element.place(at: .zero, proposal: proposal)
      return probe.asked.count
    }
    #expect(asked(depth: 30) <= 2 * asked(depth: 15) + 2)
  }

  /// The rows of a column, and the columns in them: twice the siblings need twice as many measurements.
  @Test func siblingsAskALinearNumberOfTimes() {
    func asked(_ count: Int) -> Int {
      let boxes = (0..<count).map { _ in Box(10, 10) }
      _StackElement(column: boxes).layOut(100, 100)
      return boxes.reduce(0) { $0 + $1.asked }
    }
    #expect(asked(400) <= 2 * asked(200))
  }

  @Test func aSizeIsAskedForOncePerProposal() {
    let box = Box(10, 10)
    let row = _StackElement(row: [box, Filler()])
    row.layOut(100, 100)
    row.layOut(100, 100)
    #expect(box.asked <= 4)
  }
}
