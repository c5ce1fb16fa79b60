import Testing
import UIKit

@testable import HeadlessUIKit

/// Alignment across a stack: views that are too large, views without a size, nested stacks, baselines.
@MainActor @Suite struct StackAlignmentTests {
  nonisolated static let overflows: [(alignment: UIStackView.Alignment, x: Double)] = [
    (.leading, 0), (.center, -50), (.trailing, -100),
  ]

  @Test(arguments: overflows) func aWideViewSticksOutAndBreaksNothing(
    _ overflow: (alignment: UIStackView.Alignment, x: Double)
  ) {
    let bench = StackBench([Box().sized(200, 20)], axis: .vertical, width: 100)
    bench.stack.alignment = overflow.alignment
    #expect(bench.across == [[overflow.x, 200]])
    #expect(bench.root.layoutIssues().isEmpty)
  }

  @Test(arguments: overflows) func contentThatMayBeCompressedIs(
    _ overflow: (alignment: UIStackView.Alignment, x: Double)
  ) {
    let bench = StackBench([Box(200, 20)], axis: .vertical, width: 100)
    bench.stack.alignment = overflow.alignment
    #expect(bench.across == [[0, 100]])
  }

  @Test(arguments: overflows) func contentThatResistsAboveAllSticksOut(
    _ overflow: (alignment: UIStackView.Alignment, x: Double)
  ) {
    let box = Box(200, 20)
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    let bench = StackBench([box], axis: .vertical, width: 100)
    bench.stack.alignment = overflow.alignment
    #expect(bench.across == [[overflow.x, 200]])
  }

  @Test func aTallViewSticksOutOfARow() {
    let bench = StackBench([Box(40, 20), Box().sized(40, 200)], height: 100)
    bench.stack.alignment = .center
    #expect(bench.across == [[40, 20], [-50, 200]])
    bench.stack.alignment = .bottom
    #expect(bench.across == [[80, 20], [-100, 200]])
  }

  @Test func theWidestDecidesEvenIfOthersWouldLikeLess() {
    let bench = StackBench([Box(40, 20), Box().sized(120, 20), Box(80, 20)], axis: .vertical)
    bench.stack.alignment = .center
    #expect(bench.across == [[40, 40], [0, 120], [20, 80]])
    #expect(bench.size.width == 120)
  }

  @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing])
  func viewsWithoutSizeAreNothingAcross(_ alignment: UIStackView.Alignment) {
    let bench = StackBench([Box(40, 20), Box().sized(30)], height: 20)
    bench.stack.alignment = alignment
    #expect(bench.across[1][1] == 0)
    #expect(!bench.stack.arrangedSubviews[1].hasAmbiguousLayout)
  }

  @Test func aRowInAColumnIsAsLongAsItsContentUnlessFilled() {
    let spacer = Box()
    let inner = UIStackView(arrangedSubviews: [Box(40, 20), spacer, Box(60, 20)])
    let bench = StackBench([inner], axis: .vertical, width: 300)
    bench.stack.alignment = .leading
    #expect(bench.across == [[0, 100]])
    #expect(spacer.frame.width == 0)
    bench.stack.alignment = .trailing
    #expect(bench.across == [[200, 100]])
    bench.stack.alignment = .center
    #expect(bench.across == [[100, 100]])
    bench.stack.alignment = .fill
    #expect(bench.across == [[0, 300]])
    #expect(spacer.frame.width == 200)
  }

  @Test func filledViewsAreTiedToTheFirst() {
    let bench = StackBench([Box(40, 20), Box(50, 30)], height: 60)
    #expect(bench.constraints("UISV-alignment").count == 2)
    #expect(bench.constraints("UISV-canvas-connection").count == 4)
    #expect(bench.across == [[0, 60], [0, 60]])
  }

  @Test func prioritiesAreTheOnesOfUIKit() {
    let bench = StackBench([Box(40, 20), Box(50, 30)])
    bench.stack.alignment = .center
    #expect(Set(bench.constraints("UISV-spanning-boundary").map(\.priority.rawValue)) == [999.5])
    #expect(bench.constraints("UISV-spanning-fit").map(\.priority.rawValue) == [51])
    #expect(bench.constraints("UISV-ambiguity-suppression").contains { $0.priority.rawValue == 25 })
  }

  // MARK: Baselines

  @Test func theBaselineOfAColumnIsItsFirstOrLastViews() {
    let column = UIStackView(arrangedSubviews: [Box(10, 20), Box(10, 30)])
    column.axis = .vertical
    let bench = StackBench([column, Box(10, 40)])
    bench.stack.alignment = .firstBaseline
    // Without text the first baseline is the top, the last the bottom.
    #expect(bench.across == [[0, 50], [0, 40]])
    bench.stack.alignment = .lastBaseline
    #expect(bench.across == [[0, 50], [10, 40]])
    #expect(bench.size.height == 50)
  }

  @Test func theBaselineOfARowIsItsTallestViews() {
    let tall = Box(10, 50)
    let row = UIStackView(arrangedSubviews: [Box(10, 20), tall, Box(10, 30)])
    #expect(row.forFirstBaselineLayout === tall && row.forLastBaselineLayout === tall)
    tall.isHidden = true
    #expect(row.forLastBaselineLayout === row.arrangedSubviews[2])
    // A nested column is as tall as its arranged subviews.
    let column = UIStackView(arrangedSubviews: [Box(10, 20), Box(10, 25)])
    column.axis = .vertical
    row.addArrangedSubview(column)
    #expect(row.forFirstBaselineLayout === column.arrangedSubviews[0])
    #expect(row.forLastBaselineLayout === column.arrangedSubviews[1])
  }

  @Test func aColumnTakesBaselinesForSides() {
    let bench = StackBench([Box(40, 20), Box(60, 30)], axis: .vertical, width: 100)
    bench.stack.alignment = .firstBaseline
    #expect(bench.across == [[0, 40], [0, 60]])
    bench.stack.alignment = .lastBaseline
    #expect(bench.across == [[60, 40], [40, 60]])
  }

  @Test func textsOfSeveralLinesMeetAtTheirFirstOrLastLine() {
    func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = text
      return label
    }
    let labels = [label("One\nTwo\nThree"), label("One")]
    let bench = StackBench(labels, width: 300, scale: 3)
    bench.stack.alignment = .firstBaseline
    #expect(bench.across[0][0] == 0 && bench.across[1][0] == 0)
    #expect(bench.size.height == labels[0].frame.height)
    bench.stack.alignment = .lastBaseline
    bench.root.layoutIfNeeded()
    #expect(labels[0].frame.minY == 0)
    #expect(abs(labels[1].frame.maxY - labels[0].frame.maxY) < 0.001)
  }

  @Test func aPinnedRowHangsItsFirstBaselineFromTheTopAndStandsItsLastOnTheBottom() {
    let bench = StackBench([Box(40, 20), Box(40, 30)], height: 100)
    bench.stack.alignment = .firstBaseline
    #expect(bench.across == [[0, 20], [0, 30]])
    bench.stack.alignment = .lastBaseline
    #expect(bench.across == [[80, 20], [70, 30]])
  }
}
