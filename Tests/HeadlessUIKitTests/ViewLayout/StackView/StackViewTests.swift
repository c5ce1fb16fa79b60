import Testing
import UIKit

/// Rows of boxes of 40 x 20, 60 x 30 and 50 x 10 in a stack of 300 x 100, at 1x, unless a test specifies otherwise.
@MainActor @Suite struct StackViewTests {
  private let root = makeRoot(300, 100)
  private let boxes = [Box(40, 20), Box(60, 30), Box(50, 10)]

  private func makeStack(_ views: [UIView], width: CGFloat? = 300, height: CGFloat? = 100) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return stack
  }

  /// The positions and lengths of the views along the axis.
  private func row(_ views: [UIView]) -> [[Double]] {
    root.layoutIfNeeded()
    return views.map { [numbers($0)[0], numbers($0)[2]] }
  }

  private func column(_ views: [UIView]) -> [[Double]] {
    root.layoutIfNeeded()
    return views.map { [numbers($0)[1], numbers($0)[3]] }
  }

  // MARK: Distributions

  nonisolated struct Distributed: Sendable {
    let distribution: UIStackView.Distribution
    let spacing: CGFloat
    let row: [[Double]]
  }

  nonisolated static let distributions = [
    // The first gets the remaining length: 300 - 110 - 20.
    Distributed(distribution: .fill, spacing: 10, row: [[0, 170], [180, 60], [250, 50]]),
    // Thirds of 280, each edge rounded separately.
    Distributed(distribution: .fillEqually, spacing: 10, row: [[0, 93], [103, 94], [207, 93]]),
    Distributed(distribution: .fillProportionally, spacing: 0, row: [[0, 80], [80, 120], [200, 100]]),
    Distributed(distribution: .equalSpacing, spacing: 10, row: [[0, 40], [115, 60], [250, 50]]),
    // Centres at 20, 147.5 and 275.
    Distributed(distribution: .equalCentering, spacing: 10, row: [[0, 40], [118, 60], [250, 50]]),
  ]

  @Test(arguments: distributions) func rows(_ distributed: Distributed) {
    let stack = makeStack(boxes)
    stack.distribution = distributed.distribution
    stack.spacing = distributed.spacing
    #expect(row(boxes) == distributed.row)
    #expect(boxes.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
  }

  @Test(arguments: distributions) func columns(_ distributed: Distributed) {
    for box in boxes { box.contentSize = CGSize(width: box.contentSize.height, height: box.contentSize.width) }
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    let stack = makeStack(boxes, width: 100, height: 300)
    stack.axis = .vertical
    stack.distribution = distributed.distribution
    stack.spacing = distributed.spacing
    #expect(column(boxes) == distributed.row)
    #expect(boxes.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 100 })
  }

  @Test(arguments: distributions) func rowsFromRightToLeft(_ distributed: Distributed) {
    let stack = makeStack(boxes)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.distribution = distributed.distribution
    stack.spacing = distributed.spacing
    // Mirrored; a half that is rounded up on one side was rounded up on the other, too.
    for (actual, expected) in zip(row(boxes), distributed.row) {
      #expect(abs(actual[0] - (300 - expected[0] - expected[1])) <= 1 && abs(actual[1] - expected[1]) <= 1)
    }
  }

  @Test(arguments: distributions) func contentDecidesOnTheLength(_ distributed: Distributed) {
    let stack = makeStack(boxes, width: nil)
    stack.distribution = distributed.distribution
    stack.spacing = 10
    root.layoutIfNeeded()
    let expected: CGFloat =
      switch distributed.distribution {
      // All as wide as the widest.
      case .fillEqually: 200
      // The distance of the wider pair's centres, 55 + 10 between the last two, counts twice: 20 + 2 x 65 + 25.
      case .equalCentering: 175
      default: 170
      }
    #expect(stack.frame.width == expected)
  }

  @Test func huggingDecidesBeforeTheIndex() {
    _ = makeStack(boxes)
    boxes[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(row(boxes) == [[0, 40], [40, 60], [100, 200]])
  }

  @Test func resistanceDecidesWhereRoomIsShort() {
    _ = makeStack(boxes, width: 100)
    boxes[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    #expect(row(boxes) == [[0, 40], [40, 10], [50, 50]])
  }

  @Test func equalSpacingKeepsTheLeastSpacing() {
    let stack = makeStack(boxes, width: 160)
    stack.distribution = .equalSpacing
    stack.spacing = 20
    boxes[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    #expect(row(boxes) == [[0, 40], [60, 30], [110, 50]])
  }

  @Test func equalCenteringGivesWayToTheSpacing() {
    // Centres would be 65 apart; there are only 170 - 20 - 25 = 125 for both distances. The second distance needs 30 + 25 + 10 =
    // 65, so the first gets 60.
    let stack = makeStack(boxes, width: 170)
    stack.distribution = .equalCentering
    stack.spacing = 10
    #expect(row(boxes) == [[0, 40], [50, 60], [120, 50]])
  }

  // MARK: Alignments

  nonisolated struct Aligned: Sendable {
    let alignment: UIStackView.Alignment
    let tops: [[Double]]
  }

  nonisolated static let alignments = [
    Aligned(alignment: .fill, tops: [[0, 100], [0, 100], [0, 100]]),
    Aligned(alignment: .top, tops: [[0, 20], [0, 30], [0, 10]]),
    Aligned(alignment: .center, tops: [[40, 20], [35, 30], [45, 10]]),
    Aligned(alignment: .bottom, tops: [[80, 20], [70, 30], [90, 10]]),
    // Without text the first baseline is the top, the last the bottom.
    Aligned(alignment: .firstBaseline, tops: [[0, 20], [0, 30], [0, 10]]),
    Aligned(alignment: .lastBaseline, tops: [[80, 20], [70, 30], [90, 10]]),
  ]

  @Test(arguments: alignments) func alignmentAcrossARow(_ aligned: Aligned) {
    let stack = makeStack(boxes)
    stack.alignment = aligned.alignment
    #expect(column(boxes) == aligned.tops)
  }

  @Test(arguments: alignments) func theTallestDecidesOnTheHeight(_ aligned: Aligned) {
    let stack = makeStack(boxes, height: nil)
    stack.alignment = aligned.alignment
    root.layoutIfNeeded()
    #expect(stack.frame.height == 30)
  }

  @Test func alignmentAcrossAColumn() {
    let stack = makeStack(boxes, width: 100, height: nil)
    stack.axis = .vertical
    stack.alignment = .trailing
    #expect(row(boxes) == [[60, 40], [40, 60], [50, 50]])
    stack.alignment = .leading
    #expect(row(boxes) == [[0, 40], [0, 60], [0, 50]])
    stack.alignment = .center
    #expect(row(boxes) == [[30, 40], [20, 60], [25, 50]])
    stack.alignment = .fill
    #expect(row(boxes) == [[0, 100], [0, 100], [0, 100]])
    #expect(stack.frame.height == 60)
  }

  private func makeLabel(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Text"
    return label
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func baselinesLineUp(_ alignment: UIStackView.Alignment) {
    let labels = [makeLabel(12), makeLabel(30), makeLabel(17)]
    let stack = makeStack(labels, height: nil)
    stack.alignment = alignment
    root.layoutIfNeeded()
    let scale = labels[0].traitCollection.displayScale
    let baselines = labels.map { $0.frame.minY + ($0.font.ascender * scale).rounded() / scale }
    #expect(
      abs(baselines[0] - baselines[1]) <= 0.001 + 1 / scale && abs(baselines[1] - baselines[2]) <= 0.001 + 1 / scale)
    // The largest has the highest ascender and is at the top.
    #expect(labels[1].frame.minY == 0 && labels[0].frame.minY > 0)
    #expect(stack.frame.height >= labels[1].frame.height)
  }

  @Test func baselinesAreWhatSpacingCountsFromIfAsked() {
    let labels = [makeLabel(12), makeLabel(30)]
    let stack = makeStack(labels, height: nil)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 50
    root.layoutIfNeeded()
    let distance =
      (labels[1].frame.minY + labels[1].font.ascender) - (labels[0].frame.minY + labels[0].font.ascender)
    #expect(abs(distance - 50) <= 1)
  }

  // MARK: Spacing

  @Test func customAndSystemSpacing() {
    let stack = makeStack(boxes, width: nil)
    stack.spacing = 10
    stack.setCustomSpacing(25, after: boxes[0])
    #expect(row(boxes) == [[0, 40], [65, 60], [135, 50]])
    #expect(stack.customSpacing(after: boxes[0]) == 25)
    #expect(stack.customSpacing(after: boxes[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0])
    #expect(row(boxes) == [[0, 40], [48, 60], [118, 50]])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    stack.spacing = UIStackView.spacingUseSystem
    #expect(row(boxes) == [[0, 40], [48, 60], [116, 50]])
    // A custom spacing moves with its view.
    stack.setCustomSpacing(30, after: boxes[0])
    stack.removeArrangedSubview(boxes[0])
    stack.insertArrangedSubview(boxes[0], at: 0)
    #expect(row(boxes) == [[0, 40], [48, 60], [116, 50]])
  }

  @Test func spacingMayBeNegative() {
    let stack = makeStack(boxes, width: nil)
    stack.spacing = -10
    #expect(row(boxes) == [[0, 40], [30, 60], [80, 50]])
  }

  @Test func marginsCountIfAsked() {
    let stack = makeStack(boxes, width: nil, height: nil)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(numbers(stack) == [0, 0, 150, 30])
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(row(boxes) == [[2, 40], [42, 60], [102, 50]])
    #expect(numbers(stack) == [0, 0, 156, 34] && numbers(boxes[1]) == [42, 1, 60, 30])
    stack.layoutMargins.left = 12
    #expect(row(boxes) == [[12, 40], [52, 60], [112, 50]])
  }

  // MARK: Hidden views

  @Test func hiddenViewsGiveTheirRoomUp() {
    let stack = makeStack(boxes, width: nil)
    stack.spacing = 10
    boxes[1].isHidden = true
    #expect(row([boxes[0], boxes[2]]) == [[0, 40], [50, 50]])
    #expect(boxes[1].frame.width == 0 && stack.frame.width == 100)
    boxes[0].isHidden = true
    #expect(row([boxes[2]]) == [[0, 50]])
    boxes[2].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 0)
    for box in boxes { box.isHidden = false }
    #expect(row(boxes) == [[0, 40], [50, 60], [120, 50]])
    boxes[2].isHidden = true
    #expect(row([boxes[0], boxes[1]]) == [[0, 40], [50, 60]])
    #expect(stack.frame.width == 110)
    boxes[2].isHidden = false
    // A custom spacing after a hidden view is removed with it.
    stack.setCustomSpacing(99, after: boxes[1])
    boxes[1].isHidden = true
    #expect(row([boxes[0], boxes[2]]) == [[0, 40], [50, 50]])
  }

  @Test(arguments: distributions) func hiddenViewsDoNotShareRoom(_ distributed: Distributed) {
    let stack = makeStack(boxes)
    stack.distribution = distributed.distribution
    boxes[1].isHidden = true
    let expected: [[Double]] =
      switch distributed.distribution {
      case .fill: [[0, 250], [250, 50]]
      case .fillEqually: [[0, 150], [150, 150]]
      // 40 : 50 of 300.
      case .fillProportionally: [[0, 133], [133, 167]]
      default: [[0, 40], [250, 50]]
      }
    #expect(row([boxes[0], boxes[2]]) == expected)
  }

  // MARK: Arranging

  @Test func viewsComeGoAndChangePlaces() {
    let stack = makeStack(boxes, width: nil)
    stack.insertArrangedSubview(boxes[2], at: 0)
    #expect(
      stack.arrangedSubviews.map(ObjectIdentifier.init) == [boxes[2], boxes[0], boxes[1]].map(ObjectIdentifier.init))
    #expect(row(boxes) == [[50, 40], [90, 60], [0, 50]])
    stack.removeArrangedSubview(boxes[0])
    #expect(boxes[0].superview === stack)
    #expect(row([boxes[2], boxes[1]]) == [[0, 50], [50, 60]])
    boxes[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
    root.layoutIfNeeded()
    #expect(stack.frame.width == 50)
    stack.addArrangedSubview(boxes[1])
    let more = Box(10, 10)
    more.translatesAutoresizingMaskIntoConstraints = true
    stack.addArrangedSubview(more)
    #expect(!more.translatesAutoresizingMaskIntoConstraints)
    #expect(row([boxes[2], boxes[1], more]) == [[0, 50], [50, 60], [110, 10]])
  }

  @Test func aChangedContentMovesTheRest() {
    let stack = makeStack(boxes, width: nil)
    root.layoutIfNeeded()
    boxes[0].contentSize.width = 70
    #expect(row(boxes) == [[0, 70], [70, 60], [130, 50]])
    #expect(stack.frame.width == 180)
  }

  @Test func proportionsFollowChangedContent() {
    let stack = makeStack(boxes)
    stack.distribution = .fillProportionally
    root.layoutIfNeeded()
    boxes[0].contentSize.width = 190
    #expect(row(boxes) == [[0, 190], [190, 60], [250, 50]])
  }

  @Test func proportionsCountTheSpacesToo() {
    let stack = makeStack(boxes)
    stack.distribution = .fillProportionally
    stack.spacing = 10
    // 40, 60 and 50 of 170, that is 70.6, 105.9 and 88.2 of 300; the last also gets the remainder of the spacing.
    #expect(row(boxes) == [[0, 71], [81, 105], [196, 104]])
  }

  @Test func stacksNest() {
    let inner = UIStackView(arrangedSubviews: [boxes[0], boxes[1]])
    inner.axis = .vertical
    inner.alignment = .leading
    inner.spacing = 5
    let outer = makeStack([inner, boxes[2]], width: nil, height: nil)
    outer.spacing = 10
    outer.alignment = .center
    root.layoutIfNeeded()
    #expect(numbers(outer) == [0, 0, 120, 55] && numbers(inner) == [0, 0, 60, 55])
    #expect(numbers(boxes[0]) == [0, 0, 40, 20] && numbers(boxes[1]) == [0, 25, 60, 30])
    #expect(numbers(boxes[2]) == [70, 23, 50, 10])
    inner.isHidden = true
    root.layoutIfNeeded()
    #expect(numbers(outer) == [0, 0, 50, 10] && numbers(boxes[2]) == [0, 0, 50, 10])
  }

  @Test func viewsWithoutContentTakeWhatIsLeft() {
    let spacer = UIView()
    _ = makeStack([boxes[0], spacer, boxes[1]])
    #expect(row([boxes[0], spacer, boxes[1]]) == [[0, 40], [40, 200], [240, 60]])
  }

  @Test func anEmptyStackIsNothing() {
    let stack = makeStack([], width: nil, height: nil)
    root.layoutIfNeeded()
    #expect(numbers(stack) == [0, 0, 0, 0])
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4 && UIStackView.Alignment.lastBaseline.rawValue == 5)
  }

  @Test func fittingAStack() {
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 4
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 158, height: 30))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 68))
  }

  /// A later view at the address of a freed one has no custom spacing.
  @Test func aSpaceGoesWithItsView() {
    let stack = UIStackView()
    for _ in 0..<100 { stack.setCustomSpacing(30, after: UIView()) }
    #expect((0..<100).allSatisfy { _ in stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault })
  }
}
