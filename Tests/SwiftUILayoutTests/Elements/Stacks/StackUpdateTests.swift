import Foundation
import SwiftUILayout
import Testing

/// What a change of one element in a stack costs, and that the result is that of a new stack.
@MainActor @Suite struct StackUpdateTests {
  /// An element all of whose answers can change.
  private final class Changing: _LayoutElement {
    struct Values {
      var widths: ClosedRange<CGFloat> = 10...10
      var height: CGFloat = 10
      var baseline: CGFloat?
      var priority: Double = 0
      var isText = false
    }

    var values: Values {
      didSet { invalidateLayout() }
    }
    private(set) var measurements = 0
    private(set) var placements = 0
    /// How often the element was asked to take its place, whether it was there already or not.
    private(set) var visits = 0

    init(_ values: Values) { self.values = values }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      measurements += 1
      let width = min(
        max(proposal.width ?? values.widths.lowerBound, values.widths.lowerBound), values.widths.upperBound)
      return CGSize(width: width, height: values.height)
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
      key == VerticalAlignment.firstTextBaseline.key ? values.baseline : nil
    }

    override var layoutPriority: Double { values.priority }

    override func computeSpacing() -> ViewSpacing {
      guard values.isText else { return .plain }
      return .text(ascent: 16, descent: 4, leading: 2, capHeight: 12, scale: 3)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { placements += 1 }

    override var layoutDirection: LayoutDirection {
      visits += 1
      return super.layoutDirection
    }
  }

  /// A sequence of numbers that look random, the same in each run.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func values(withPriorities: Bool) -> Changing.Values {
      let least = CGFloat(below(4) * 10)
      return Changing.Values(
        widths: least...(below(3) == 0 ? .infinity : least + CGFloat(below(3) * 20)),
        height: CGFloat(10 + below(3) * 5),
        baseline: below(2) == 0 ? nil : CGFloat(below(10)), priority: withPriorities ? Double(below(3)) : 0,
        isText: below(3) == 0)
    }
  }

  @Test(arguments: [false, true], [nil, 4] as [CGFloat?])
  func aStackWithChangesIsLaidOutLikeANewOne(withPriorities: Bool, spacing: CGFloat?) {
    var numbers = Numbers(state: 7)
    for count in [1, 2, 5, 9] {
      let elements = (0..<count).map { _ in Changing(numbers.values(withPriorities: withPriorities)) }
      let row = _StackElement(row: elements, alignment: .firstTextBaseline, spacing: spacing)
      let mirrored = _DirectionElement(row, direction: .leftToRight)
      for step in 0..<60 {
        for _ in 0...numbers.below(3) {
          elements[numbers.below(count)].values = numbers.values(withPriorities: withPriorities)
        }
        // Proposals that alternate: results and orders that aren't asked for now have to note the change as well.
        let width: CGFloat? = step % 5 == 4 ? nil : [80, 150, 400][numbers.below(3)]
        let height: CGFloat? = numbers.below(3) == 0 ? nil : 50
        let others = elements.map { Changing($0.values) }
        let other = _StackElement(row: others, alignment: .firstTextBaseline, spacing: spacing)
        mirrored.direction = numbers.below(3) == 0 ? .rightToLeft : .leftToRight
        let otherMirrored = _DirectionElement(other, direction: mirrored.direction)
        #expect(mirrored.layOut(width, height) == otherMirrored.layOut(width, height))
        #expect(elements.map(\.frame) == others.map(\.frame))
        #expect(elements.map(\.placedProposal) == others.map(\.placedProposal))
        #expect(
          row.spacing.distance(to: .plain, along: .vertical) == other.spacing.distance(to: .plain, along: .vertical))
      }
    }
  }

  /// The others keep their sizes, and their places above the change: only those below it are placed again.
  @Test func aChangeMeasuresAndPlacesWhatItAffects() {
    let elements = (0..<20).map { _ in Changing(Changing.Values()) }
    let column = _StackElement(column: elements, spacing: 0)
    column.layOut(100, 1000)
    let (measured, placed) = (elements.map(\.measurements), elements.map(\.placements))
    let visited = elements.map(\.visits)
    elements[10].values.height = 30
    column.layOut(100, 1000)
    #expect(elements[11].frame.minY == 130 && elements[19].frame.minY == 210 && column.size.height == 220)
    for (index, element) in elements.enumerated() where index != 10 {
      // The first ten are proposed the same share of the room; what is left for the others is less.
      if index < 10 { #expect(element.measurements == measured[index] && element.visits == visited[index]) }
      #expect(element.placements - placed[index] <= (index < 10 ? 0 : 1))
    }
    #expect(elements[10].placements == placed[10] + 1)
  }

  /// In a frame with a fixed size, the change isn't noticed outside.
  @Test func aChangeInAFrameMeasuresNothingElse() {
    let elements = (0..<20).map { _ in Changing(Changing.Values()) }
    let frames = elements.map { _FrameElement($0, width: 50, height: 40) }
    let column = _StackElement(column: frames)
    column.layOut(100, 1000)
    let measured = elements.map(\.measurements)
    elements[3].values.height = 20
    column.layOut(100, 1000)
    #expect(elements[3].frame.minY == 154)
    for (index, element) in elements.enumerated() where index != 3 { #expect(element.measurements == measured[index]) }
  }

  /// A change that keeps the size visits the changed element alone, however many are beside it.
  @Test(arguments: [10, 1000]) func aChangeWithoutAnotherSizeVisitsNothingElse(count: Int) {
    let elements = (0..<count).map { _ in Changing(Changing.Values()) }
    let column = _StackElement(column: elements)
    column.layOut(100, nil)
    #expect(column.visitedChildren == count)
    let (frames, placed) = (elements.map(\.frame), elements[3].placements)
    for _ in 0..<3 {
      elements[3].values.baseline = 5
      column.layOut(100, nil)
    }
    #expect(column.visitedChildren == count + 3)
    #expect(elements[3].placements == placed + 3 && elements.map(\.frame) == frames)
    // Another width proposes another width to all.
    column.layOut(120, nil)
    #expect(column.visitedChildren == 2 * count + 3)
    // In the places for the width before, nothing is kept.
    elements[3].values.baseline = 6
    column.layOut(100, nil)
    #expect(column.visitedChildren == 3 * count + 3 && elements.map(\.frame) == frames)
  }

  /// The elements of a mirrored row depend on the row's width, which can change without their places.
  @Test func aMirroredRowIsPlacedForItsWidth() {
    let elements = (0..<3).map { _ in Changing(Changing.Values()) }
    let row = _StackElement(row: elements, spacing: 0)
    let mirrored = _DirectionElement(row, direction: .rightToLeft)
    mirrored.layOut(nil, nil)
    #expect(elements.map(\.frame.minX) == [20, 10, 0])
    mirrored.direction = .leftToRight
    mirrored.layOut(nil, nil)
    #expect(elements.map(\.frame.minX) == [0, 10, 20])
    elements[2].values.widths = 15...15
    mirrored.direction = .rightToLeft
    mirrored.layOut(nil, nil)
    #expect(elements.map(\.frame.minX) == [25, 15, 0])
  }

  /// More changes than a stack notes one by one.
  @Test func manyChangesAtOnceAreLaidOut() {
    let elements = (0..<100).map { _ in Changing(Changing.Values()) }
    let column = _StackElement(column: elements, spacing: 0)
    column.layOut(100, nil)
    for element in elements.prefix(60) { element.values.height = 20 }
    #expect(column.layOut(100, nil).height == 1600)
    #expect(elements[99].frame.minY == 1590)
  }

  // MARK: Positions on the screen

  /// A container that counts how often its children are visited.
  private final class Visited: _ContainerElement {
    var visits = 0
    override var children: [_LayoutElement] {
      visits += 1
      return super.children
    }
  }

  /// Content that depends on its position is found again only where something moved.
  @Test func onlyMovedReadersArePlacedAgain() {
    let readers = (0..<3).map { _ in _GeometryReaderElement([Box(5, 5)]) }
    let rows = readers.map { Visited([$0]) }
    let boxes = rows.map { _FrameElement($0, width: 50, height: 20) }
    let spacer = Changing(Changing.Values())
    let column = _StackElement(column: [boxes[0], spacer, boxes[1], boxes[2]], spacing: 0)
    var contents = [0, 0, 0]
    for (index, reader) in readers.enumerated() { reader.willPlaceContent = { contents[index] += 1 } }
    column.layOut(100, nil)
    for row in rows { row.visits = 0 }
    contents = [0, 0, 0]
    column.layOut(100, nil)
    #expect(rows.map(\.visits) == [0, 0, 0])
    spacer.values.height = 40
    column.layOut(100, nil)
    #expect(contents == [0, 1, 1])
    #expect(rows[0].visits == 0)
    #expect(readers[2].frame.minY == 80)
  }

  /// Elements in a part that was adopted by another container are noticed there.
  @Test func readersMoveWithANewParent() {
    let reader = _GeometryReaderElement([Box(5, 5)])
    let part = _FrameElement(reader, width: 20, height: 20)
    var count = 0
    reader.willPlaceContent = { count += 1 }
    part.layOut(nil, nil)
    let padding = _PaddingElement(part, insets: EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
    count = 0
    padding.layOut(nil, nil)
    #expect(count >= 1 && reader.frame.minY == 30)
    count = 0
    padding.layOut(nil, nil)
    #expect(count == 0)
    padding.insets.top = 50
    padding.layOut(nil, nil)
    #expect(count == 1)
  }
}
