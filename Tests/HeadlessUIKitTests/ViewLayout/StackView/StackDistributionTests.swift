import Testing
import UIKit

/// Rounding, equal views and spacing along a stack.
@MainActor @Suite struct StackDistributionTests {
  nonisolated struct Thirds: Sendable {
    let scale: CGFloat
    let row: [[Double]]
  }

  // (375 - 20) / 3 = 118.333; every edge is rounded to the nearest pixel.
  nonisolated static let thirds = [
    Thirds(scale: 1, row: [[0, 118], [128, 119], [257, 118]]),
    Thirds(scale: 2, row: [[0, 118.5], [128.5, 118], [256.5, 118.5]]),
    Thirds(scale: 3, row: [[0, 118.333], [128.333, 118.333], [256.667, 118.333]]),
  ]

  @Test(arguments: thirds) func equalPartsAreRoundedEdgeByEdge(_ thirds: Thirds) {
    let bench = StackBench([Box(), Box(), Box()], width: 375, height: 44, scale: thirds.scale)
    bench.stack.distribution = .fillEqually
    bench.stack.spacing = 10
    #expect(bench.along == thirds.row)
  }

  @Test func fourPartsAtThreePixelsAPoint() {
    let bench = StackBench([Box(), Box(), Box(), Box()], width: 390, height: 44, scale: 3)
    bench.stack.distribution = .fillEqually
    bench.stack.spacing = 8
    // 91.5 each; halves of a pixel are rounded up: 91.667, 99.667, 290.667, 298.667.
    #expect(bench.along == [[0, 91.667], [99.667, 91.333], [199, 91.667], [298.667, 91.333]])
  }

  @Test(arguments: [1.0, 2, 3]) func wholePartsStayWhole(_ scale: Double) {
    let bench = StackBench([Box(), Box(), Box()], width: 320, height: 44, scale: scale)
    bench.stack.distribution = .fillEqually
    bench.stack.spacing = 10
    #expect(bench.along == [[0, 100], [110, 100], [220, 100]])
  }

  @Test func aGridOfEqualRows() {
    let rows = (0..<3).map { _ in
      let row = UIStackView(arrangedSubviews: [Box(), Box(), Box(), Box()])
      row.distribution = .fillEqually
      row.spacing = 4
      return row
    }
    let bench = StackBench(rows, axis: .vertical, width: 212, height: 158)
    bench.stack.distribution = .fillEqually
    bench.stack.spacing = 4
    #expect(bench.along == [[0, 50], [54, 50], [108, 50]])
    #expect(
      rows[1].arrangedSubviews.map(numbers) == [
        [0, 0, 50, 50], [54, 0, 50, 50], [108, 0, 50, 50], [162, 0, 50, 50],
      ])
  }

  @Test func oneWidthMakesAllOfThem() {
    let bench = StackBench([Box(), Box().sized(80), Box()], height: 44)
    bench.stack.distribution = .fillEqually
    #expect(bench.along == [[0, 80], [80, 80], [160, 80]])
  }

  // MARK: Equal views

  @Test func theFirstTakesWhatIsLeftOver() {
    #expect(
      StackBench([Box(40, 20), Box(60, 20), Box(50, 20)], width: 300).along == [[0, 190], [190, 60], [250, 50]])
  }

  @Test func theFirstKeepsItsLengthWhereRoomIsShort() {
    let bench = StackBench([Box(40, 20), Box(60, 20)], width: 70)
    #expect(bench.along == [[0, 40], [40, 30]])
  }

  @Test func theLastGivesWayFirst() {
    #expect(
      StackBench([Box(40, 20), Box(60, 20), Box(50, 20)], width: 120).along == [[0, 40], [40, 60], [100, 20]])
    #expect(StackBench([Box(40, 20), Box(60, 20), Box(50, 20)], width: 70).along == [[0, 40], [40, 30], [70, 0]])
  }

  @Test func whatIsOfOneSizeIsSqueezedLast() {
    let fixed = Box(30, 20)
    fixed.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(StackBench([Box(100, 20), fixed], width: 80).along == [[0, 50], [50, 30]])
    #expect(StackBench([Box(100, 20), fixed], width: 200).along == [[0, 170], [170, 30]])
    #expect(StackBench([Box(100, 20), Box(50, 20), fixed], width: 140).along == [[0, 100], [100, 10], [110, 30]])
  }

  @Test func picturesAreSqueezedLastAndStretchedByTheirIndex() {
    func picture(_ width: CGFloat) -> UIImageView {
      UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in })
    }
    let view = picture(30)
    let bench = StackBench([Box(100, 20), view], width: 80)
    #expect(bench.along == [[0, 50], [50, 30]])
    view.image = picture(40).image
    #expect(bench.along == [[0, 40], [40, 40]])
    #expect(StackBench([Box(100, 20), picture(30)], width: 200).along == [[0, 170], [170, 30]])
    #expect(StackBench([picture(30), Box(100, 20)], width: 200).along == [[0, 100], [100, 100]])
  }

  @Test func theOneThatHugsLeastGrowsWhereverItStands() {
    let views = [Box(40, 20), Box(60, 20), Box(50, 20)]
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    views[2].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(StackBench(views, width: 300).along == [[0, 40], [40, 210], [250, 50]])
  }

  @Test func aSpacerGrowsBeforeAnyContent() {
    let views = [Box(40, 20), Box(), Box(60, 20)]
    #expect(StackBench(views, width: 300).along == [[0, 40], [40, 200], [240, 60]])
  }

  @Test func spacersShareUnlessMadeEqual() {
    let spacers = [Box(), Box()]
    let bench = StackBench([spacers[0], Box(60, 20), spacers[1]], width: 300)
    spacers[1].widthAnchor.constraint(equalTo: spacers[0].widthAnchor).isActive = true
    #expect(bench.along == [[0, 120], [120, 60], [180, 120]])
  }

  // MARK: Spacing

  @Test func equalSpacesAreRoundedToo() {
    let bench = StackBench([Box(40, 20), Box(60, 20), Box(50, 20)], width: 301)
    bench.stack.distribution = .equalSpacing
    // Spaces of 75.5.
    #expect(bench.along == [[0, 40], [116, 60], [251, 50]])
  }

  @Test func equalSpacesOfAStackThatDecidesAreTheWidestAskedFor() {
    let views = [Box(40, 20), Box(60, 20), Box(50, 20)]
    let bench = StackBench(views)
    bench.stack.distribution = .equalSpacing
    bench.stack.spacing = 10
    bench.stack.setCustomSpacing(30, after: views[0])
    #expect(bench.along == [[0, 40], [70, 60], [160, 50]])
    #expect(bench.size.width == 210)
  }

  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func viewsWithoutSizeAreNothingBetweenSpaces(_ distribution: UIStackView.Distribution) {
    let bench = StackBench([Box(40, 20), Box(), Box(60, 20)])
    bench.stack.distribution = distribution
    bench.stack.spacing = 10
    #expect(bench.along[1][1] == 0)
    // The centres are at most 30 + 40 apart: 20 + 10 and 10 + 30, which the second one makes equal at 40.
    #expect(bench.size.width == (distribution == .equalSpacing ? 120 : 130))
  }

  @Test func aSpacerBetweenEqualSpacesStaysNothingInALongRow() {
    let bench = StackBench([Box(40, 20), Box(), Box(60, 20)], width: 300)
    bench.stack.distribution = .equalSpacing
    #expect(bench.along == [[0, 40], [140, 0], [240, 60]])
  }

  @Test func oneViewBetweenEqualSpacesFillsTheStack() {
    let bench = StackBench([Box(40, 20)], width: 300)
    bench.stack.distribution = .equalSpacing
    #expect(bench.along == [[0, 300]])
  }

  @Test func centresGiveWayWhereOneViewIsWide() {
    let bench = StackBench([Box(20, 20), Box(20, 20), Box(100, 20), Box(20, 20)], width: 170)
    bench.stack.distribution = .equalCentering
    // Distances of 150 in total; the wide one needs 60 on both sides.
    #expect(bench.along == [[0, 20], [30, 20], [50, 100], [150, 20]])
  }

  @Test func centresAreEquallyFarApartInAColumn() {
    let bench = StackBench([Box(10, 20), Box(10, 60), Box(10, 40)], axis: .vertical, height: 230)
    bench.stack.distribution = .equalCentering
    // Centres at 10, 110 and 210.
    #expect(bench.along == [[0, 20], [80, 60], [190, 40]])
  }

  @Test func systemSpacingBetweenBaselinesIsALine() {
    let labels = [UILabel(), UILabel()]
    for label in labels { label.text = "Text" }
    let bench = StackBench(labels, axis: .vertical, scale: 3)
    bench.stack.isBaselineRelativeArrangement = true
    bench.stack.spacing = UIStackView.spacingUseSystem
    // From baseline to baseline a line of 20.287; then from edge to edge only rounding.
    #expect(abs(bench.along[1][0] - bench.along[0][1]) < 0.4)
    bench.stack.isBaselineRelativeArrangement = false
    #expect(abs(bench.along[1][0] - bench.along[0][1] - 8) < 0.001)
  }

  @Test func theAxisMayChange() {
    let bench = StackBench([Box(40, 20), Box(60, 30)])
    bench.stack.spacing = 5
    #expect(bench.size == CGSize(width: 105, height: 30))
    bench.stack.axis = .vertical
    #expect(bench.size == CGSize(width: 60, height: 55))
    #expect(bench.along == [[0, 20], [25, 30]])
    bench.stack.axis = .horizontal
    #expect(bench.along == [[0, 40], [45, 60]])
  }
}
