import Testing
import UIKit

/// Stacks that are filled in proportion to the intrinsic lengths of their views.
@MainActor @Suite struct StackProportionTests {
  private func makeBench(_ views: [UIView], width: CGFloat?, spacing: CGFloat = 0) -> StackBench {
    let bench = StackBench(views, width: width, height: 50)
    bench.stack.distribution = .fillProportionally
    bench.stack.spacing = spacing
    return bench
  }

  @Test func lengthsAreInProportion() {
    #expect(makeBench([Box(100, 10), Box(200, 10)], width: 600).along == [[0, 200], [200, 400]])
  }

  @Test func theLastTakesWhatSpacesLeaveOver() {
    // 100 and 200 of 310, in 620: 200 and 400, and 20 - 10 for the spacing, which doesn't grow.
    #expect(makeBench([Box(100, 10), Box(200, 10)], width: 620, spacing: 10).along == [[0, 200], [210, 410]])
    // 100 of 340 in 680, and the remaining 40 - 20.
    let three = [Box(100, 10), Box(100, 10), Box(100, 10)]
    #expect(makeBench(three, width: 680, spacing: 20).along == [[0, 200], [220, 200], [440, 240]])
  }

  @Test func theLastPaysForSpacesThatDoNotShrink() {
    // 100 of 340 in 170 is 50; 170 - 40 - 100 remain for the last.
    let three = [Box(100, 10), Box(100, 10), Box(100, 10)]
    #expect(makeBench(three, width: 170, spacing: 20).along == [[0, 50], [70, 50], [140, 30]])
  }

  @Test func prioritiesFallFromView1OnAndNoneIsRequired() {
    let bench = makeBench([Box(100, 10), Box(100, 10), Box(100, 10)], width: 300)
    #expect(bench.constraints("UISV-fill-proportionally").map(\.priority.rawValue) == [999, 998, 997])
  }

  @Test func spacesOfTheirOwnCount() {
    let bench = makeBench([Box(100, 10), Box(200, 10)], width: 680)
    bench.stack.setCustomSpacing(40, after: bench.stack.arrangedSubviews[0])
    // 100 of 340 in 680.
    #expect(bench.along == [[0, 200], [240, 440]])
  }

  @Test func aStackThatDecidesIsAsLongAsItsContent() {
    let bench = makeBench([Box(100, 10), Box(200, 10)], width: nil, spacing: 10)
    #expect(bench.along == [[0, 100], [110, 200]])
    #expect(bench.size.width == 310)
  }

  @Test func viewsWithoutContentShareEqually() {
    #expect(makeBench([Box(), Box(), Box()], width: 300).along == [[0, 100], [100, 100], [200, 100]])
    #expect(makeBench([Box(), Box()], width: 210, spacing: 10).along == [[0, 100], [110, 100]])
  }

  @Test func aViewWithoutContentTakesWhatTheOthersLeave() {
    #expect(makeBench([Box(100, 10), Box()], width: 300).along == [[0, 300], [300, 0]])
    // 100 of 110 in 330.
    #expect(makeBench([Box(100, 10), Box()], width: 330, spacing: 10).along == [[0, 300], [310, 20]])
  }

  @Test func aViewWithEmptyContentStaysEmpty() {
    // 100 of 110 in 220 would be 200; the first has no length and is first.
    #expect(makeBench([Box(0, 10), Box(100, 10)], width: 220, spacing: 10).along == [[0, 0], [10, 210]])
  }

  @Test func aRequiredWidthCountsMore() {
    #expect(makeBench([Box(100, 10).sized(150), Box(200, 10)], width: 600).along == [[0, 150], [150, 450]])
  }

  @Test func proportionsAreOfTheRoomWithinTheMargins() {
    let bench = makeBench([Box(100, 10), Box(200, 10)], width: 650)
    bench.stack.isLayoutMarginsRelativeArrangement = true
    bench.stack.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    #expect(bench.along == [[20, 200], [220, 400]])
  }

  @Test func proportionsRunFromRightToLeft() {
    let bench = makeBench([Box(100, 10), Box(200, 10)], width: 620, spacing: 10)
    bench.stack.semanticContentAttribute = .forceRightToLeft
    #expect(bench.along == [[420, 200], [0, 410]])
  }

  @Test func aRowInARowCountsWithAllItsContent() {
    let inner = UIStackView(arrangedSubviews: [Box(40, 10), Box(60, 10)])
    inner.spacing = 10
    // 110 and 90 of 200 in 400.
    let bench = makeBench([inner, Box(90, 10)], width: 400)
    #expect(bench.along == [[0, 220], [220, 180]])
    #expect(numbers(inner.arrangedSubviews[0])[2] == 150)
  }

  @Test func aRowInAColumnCountsWithItsTallest() {
    let inner = UIStackView(arrangedSubviews: [Box(10, 20), Box(10, 30)])
    let bench = StackBench([inner, Box(10, 10)], axis: .vertical, width: 100, height: 80)
    bench.stack.distribution = .fillProportionally
    #expect(bench.along == [[0, 60], [60, 20]])
  }

  @Test func marginsOfANestedStackCount() {
    let inner = UIStackView(arrangedSubviews: [Box(40, 10)])
    inner.isLayoutMarginsRelativeArrangement = true
    inner.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    #expect(makeBench([inner, Box(100, 10)], width: 400).along == [[0, 200], [200, 200]])
  }

  @Test func aNestedStackWithoutContentHasNoShare() {
    let inner = UIStackView(arrangedSubviews: [Box()])
    #expect(makeBench([Box(100, 10), inner], width: 330, spacing: 10).along == [[0, 300], [310, 20]])
  }

  @Test func changedContentInANestedStackChangesProportions() {
    let box = Box(40, 10)
    let inner = UIStackView(arrangedSubviews: [box, Box(60, 10)])
    let bench = makeBench([inner, Box(100, 10)], width: 400)
    #expect(bench.along == [[0, 200], [200, 200]])
    box.contentSize.width = 240
    #expect(bench.along == [[0, 300], [300, 100]])
    // 60 and 100 of 160.
    box.isHidden = true
    #expect(bench.along == [[0, 150], [150, 250]])
  }

  @Test func rowsOfACalculatorAreEquallyHigh() {
    func row() -> UIStackView {
      let row = UIStackView(arrangedSubviews: [Box(30, 34), Box(30, 34), Box(30, 34)])
      row.distribution = .fillEqually
      return row
    }
    let bench = StackBench([Box(30, 68), row(), row()], axis: .vertical, width: 300, height: 408)
    bench.stack.distribution = .fillProportionally
    // 68, 34 and 34 of 136, three times.
    #expect(bench.along == [[0, 204], [204, 102], [306, 102]])
  }
}
