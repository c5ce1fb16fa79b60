import Foundation
import Testing

@testable import HeadlessUIKit

/// The distribution of items over lines, in points. All lines are 320 points long.
@Suite struct FlowSectionTests {
  private typealias Size = FlowMeasures.Size

  private func section(_ sizes: FlowMeasures.Sizes, _ count: Int) -> FlowSection {
    FlowSection(FlowMeasures(count: count, sizes: sizes, room: 320, lineSpacing: 10, itemSpacing: 10))
  }

  private func places(_ section: FlowSection) -> [[CGFloat]] {
    (0..<section.measures.count).map { [section.frame(of: $0).minX, section.frame(of: $0).minY] }
  }

  @Test func linesTakeAsManyItemsAsFitWithTheLeastDistance() {
    // Three items of 100 and two gaps of 10 are 320.
    let section = section(.uniform(Size(across: 100, along: 80)), 7)
    #expect(places(section) == [[0, 0], [110, 0], [220, 0], [0, 90], [110, 90], [220, 90], [0, 180]])
    #expect(section.extent == 260)
  }

  @Test func whatIsLeftOverWidensTheDistancesAlsoInALastLineThatIsNotFull() {
    // Three items of 90 leave 50 for two gaps.
    let section = section(.uniform(Size(across: 90, along: 80)), 5)
    #expect(places(section) == [[0, 0], [115, 0], [230, 0], [0, 90], [115, 90]])
  }

  @Test func itemsThatStandAloneInTheirLinesStandInTheMiddle() {
    let section = section(.uniform(Size(across: 200, along: 30)), 2)
    #expect(places(section) == [[60, 0], [60, 40]])
  }

  @Test func itemsWiderThanTheLineStartAtTheEdge() {
    let section = section(.uniform(Size(across: 400, along: 30)), 2)
    #expect(places(section) == [[0, 0], [0, 40]])
  }

  @Test func aLastLineOfDifferentItemsKeepsTheLeastDistances() {
    // Items of 100 and 150 leave 70 for one gap; an item of 80 doesn't fit beside them.
    let sizes = [100, 150, 80, 60].map { Size(across: $0, along: 40) }
    #expect(places(section(.each(sizes), 4)) == [[0, 0], [170, 0], [0, 50], [90, 50]])
  }

  @Test func aLastLineThatIsFullIsWidenedLikeTheOthers() {
    // Items of 150 and 140 leave 30 for the gap: another item like the last one doesn't fit beside them.
    let sizes = [200, 150, 140].map { Size(across: $0, along: 40) }
    #expect(places(section(.each(sizes), 3)) == [[60, 0], [0, 50], [180, 50]])
  }

  @Test func itemsStandInTheMiddleOfTheirLine() {
    let sizes = [Size(across: 100, along: 40), Size(across: 100, along: 81), Size(across: 100, along: 80)]
    let section = section(.each(sizes), 3)
    #expect(places(section) == [[0, 20.5], [110, 0], [220, 0.5]])
    #expect(section.extent == 81)
  }

  @Test func sizesBySayingSoAreUniformWhereAllAreTheSame() {
    let said = section(.each(Array(repeating: Size(across: 90, along: 80), count: 5)), 5)
    #expect(places(said) == places(section(.uniform(Size(across: 90, along: 80)), 5)))
  }

  @Test func itemsAfterThoseThatWereMeasuredKeepTheirEstimate() {
    // The first is 200 wide: the next of 50 is beside it, and one more; then follow lines of five.
    let section = section(.estimated(Size(across: 50, along: 50), [0: Size(across: 200, along: 100)]), 100_000)
    #expect(section.frame(of: 0) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(section.frame(of: 1) == CGRect(x: 210, y: 25, width: 50, height: 50))
    // Items of 200, 50 and 50 and two gaps are 320. In the grid, five items of 50 leave 70 for four gaps.
    #expect(section.frame(of: 3) == CGRect(x: 0, y: 110, width: 50, height: 50))
    #expect(section.frame(of: 4).minX == 67.5)
    #expect(section.frame(of: 8).minY == 170)
  }

  /// Cells report their sizes one by one: only the lines from the resized item on are filled again.
  @Test(arguments: [[0, 1, 2, 3, 4, 5], [19, 7, 8, 3, 0, 12], [5, 5, 19, 18, 17]])
  func sectionsWhoseItemsHaveOtherSizesAreAsIfMadeWithThem(order: [Int]) {
    let estimate = Size(across: 50, along: 50)
    var estimated = section(.estimated(estimate, [:]), 20)
    var each = section(.each((0..<20).map { Size(across: 60 + CGFloat($0 % 3) * 40, along: 40) }), 20)
    var measured: [Int: Size] = [:]
    guard case .each(var sizes) = each.measures.sizes else { return }
    for (step, item) in order.enumerated() {
      let size = Size(across: [70, 130, 320, 50, 90, 50][step], along: [50, 20, 61, 50, 40, 90][step])
      measured[item] = size
      sizes[item] = size
      estimated.resize([item: size])
      each.resize([item: size])
      for (resized, made) in [
        (estimated, section(.estimated(estimate, measured), 20)), (each, section(.each(sizes), 20)),
      ] {
        #expect(places(resized) == places(made) && resized.extent == made.extent)
      }
    }
  }

  @Test func insetsHeadersAndFootersStandAroundTheLines() {
    var measures = FlowMeasures(
      count: 2, sizes: .uniform(Size(across: 200, along: 30)), room: 320, lineSpacing: 10, itemSpacing: 10)
    (measures.header, measures.footer) = (40, 20)
    (measures.insetBefore, measures.insetAfter, measures.insetStart) = (5, 7, 12)
    let section = FlowSection(measures)
    #expect(section.frame(of: 0).origin == CGPoint(x: 72, y: 45))
    // 40 and 5 before two lines with their spacing, which are 70, and 7 after them.
    #expect(section.footerStart == 122)
    #expect(section.extent == 142)
  }

  @Test func theItemsOfAPartAreThoseOfTheLinesThatReachIntoIt() {
    let section = section(.uniform(Size(across: 100, along: 80)), 10_000)
    #expect(section.items(from: 0, to: 90) == 0..<3)
    #expect(section.items(from: 0, to: 91) == 0..<6)
    #expect(section.items(from: 9000, to: 9001) == 300..<303)
    let mixed = self.section(.each([100, 150, 80, 60].map { Size(across: $0, along: 40) }), 4)
    #expect(mixed.items(from: 45, to: 100) == 2..<4)
  }

  @Test func anEmptySectionHasItsInsets() {
    var measures = FlowMeasures(
      count: 0, sizes: .uniform(Size(across: 10, along: 10)), room: 320, lineSpacing: 10, itemSpacing: 10)
    (measures.header, measures.insetBefore, measures.insetAfter) = (40, 5, 7)
    #expect(FlowSection(measures).extent == 52)
  }
}
