import Testing
import UIKit

/// Hidden views in stacks. Boxes of 40, 60 and 50 points, with spacing of 10.
@MainActor @Suite struct StackHidingTests {
  private let boxes = [Box(40, 20), Box(60, 30), Box(50, 10)]

  private func makeBench(hidden: [Int], width: CGFloat? = nil) -> StackBench {
    for index in hidden { boxes[index].isHidden = true }
    let bench = StackBench(boxes, width: width)
    bench.stack.spacing = 10
    return bench
  }

  @Test func aHiddenViewStandsWhereTheNextOneDoes() {
    #expect(makeBench(hidden: [1]).along == [[0, 40], [50, 0], [50, 50]])
  }

  @Test func hiddenOnesInFrontStandAtTheStart() {
    let bench = makeBench(hidden: [0, 1])
    #expect(bench.along == [[0, 0], [0, 0], [0, 50]])
    #expect(bench.size.width == 50)
  }

  @Test func hiddenOnesBehindLeaveNoSpace() {
    let bench = makeBench(hidden: [2])
    #expect(bench.along == [[0, 40], [50, 60], [110, 0]])
    #expect(bench.size.width == 110)
    boxes[1].isHidden = true
    #expect(bench.along == [[0, 40], [40, 0], [40, 0]])
    #expect(bench.size.width == 40)
  }

  @Test func aStackOfHiddenViewsHasNoLength() {
    let bench = makeBench(hidden: [0, 1, 2])
    #expect(bench.size == .zero)
    for box in boxes { box.isHidden = false }
    #expect(bench.size == CGSize(width: 170, height: 30))
  }

  @Test func aStackOfHiddenViewsKeepsItsSpacesInAnother() {
    let inner = UIStackView(arrangedSubviews: boxes)
    inner.axis = .vertical
    for box in boxes { box.isHidden = true }
    let bench = StackBench([Box(10, 20), inner, Box(10, 10)], axis: .vertical)
    bench.stack.spacing = 10
    // A stack that shows nothing isn't hidden itself.
    #expect(bench.along == [[0, 20], [30, 0], [40, 10]])
    inner.isHidden = true
    #expect(bench.along == [[0, 20], [30, 0], [30, 10]])
  }

  @Test func theSpaceBeforeAHiddenViewStays() {
    let bench = makeBench(hidden: [1])
    bench.stack.setCustomSpacing(25, after: boxes[0])
    bench.stack.setCustomSpacing(99, after: boxes[1])
    #expect(bench.along == [[0, 40], [65, 0], [65, 50]])
  }

  @Test func aHiddenViewGivesUpARequiredLength() {
    let fixed = Box().sized(70, 20)
    let bench = StackBench([boxes[0], fixed, boxes[2]])
    bench.stack.spacing = 10
    #expect(bench.size.width == 180)
    fixed.isHidden = true
    #expect(bench.along == [[0, 40], [50, 0], [50, 50]])
    fixed.isHidden = false
    #expect(bench.along == [[0, 40], [50, 70], [130, 50]])
  }

  @Test func aHiddenViewGivesUpContentThatResistsAboveAll() {
    boxes[1].setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(makeBench(hidden: [1]).along == [[0, 40], [50, 0], [50, 50]])
  }

  @Test func aHiddenStackGivesUpItsSpaces() {
    let inner = UIStackView(arrangedSubviews: [Box(10, 20), Box(10, 30)])
    inner.axis = .vertical
    inner.spacing = 5
    let bench = StackBench([Box(10, 20), inner, Box(10, 10)], axis: .vertical)
    bench.stack.spacing = 10
    #expect(bench.size.height == 105)
    inner.isHidden = true
    #expect(bench.along == [[0, 20], [30, 0], [30, 10]])
    #expect(bench.size.height == 40)
    inner.isHidden = false
    #expect(bench.along == [[0, 20], [30, 55], [95, 10]])
  }

  @Test func aHiddenStackGivesUpItsMargins() {
    let inner = UIStackView(arrangedSubviews: [Box(10, 20)])
    inner.axis = .vertical
    inner.isLayoutMarginsRelativeArrangement = true
    inner.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    inner.isHidden = true
    let bench = StackBench([Box(10, 20), inner], axis: .vertical)
    #expect(bench.along == [[0, 20], [20, 0]])
    #expect(bench.size.height == 20)
    inner.isHidden = false
    #expect(bench.along == [[0, 20], [20, 36]])
  }

  @Test func aHiddenContainerGivesUpWhatHoldsItOpen() {
    let container = Box()
    let content = Box(30, 20)
    container.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
      content.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -8),
      content.leftAnchor.constraint(equalTo: container.leftAnchor),
      content.rightAnchor.constraint(equalTo: container.rightAnchor),
    ])
    let bench = StackBench([Box(10, 20), container], axis: .vertical)
    #expect(bench.along == [[0, 20], [20, 36]])
    container.isHidden = true
    #expect(bench.size.height == 20)
  }

  @Test func hiddenInANestedStackShrinksAllOfThem() {
    let inner = UIStackView(arrangedSubviews: [boxes[0], boxes[1]])
    inner.axis = .vertical
    let bench = StackBench([inner, boxes[2]], axis: .vertical)
    #expect(bench.size == CGSize(width: 60, height: 60))
    boxes[1].isHidden = true
    #expect(bench.size == CGSize(width: 50, height: 30))
  }

  @Test(arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
  func hiddenViewsDoNotHoldAStackOpenAcross(_ alignment: UIStackView.Alignment) {
    let bench = makeBench(hidden: [1])
    bench.stack.alignment = alignment
    #expect(bench.size.height == 20)
  }

  @Test func equalSpacesAreBetweenWhatIsShown() {
    let bench = makeBench(hidden: [0], width: 300)
    bench.stack.distribution = .equalSpacing
    #expect(Array(bench.along.dropFirst()) == [[0, 60], [250, 50]])
  }

  @Test func baselinesSkipHiddenViews() {
    let labels = (0..<3).map { _ in UILabel() }
    for label in labels { label.text = "Text" }
    labels[1].isHidden = true
    let bench = StackBench(labels, axis: .vertical, scale: 3)
    bench.stack.isBaselineRelativeArrangement = true
    bench.stack.spacing = 40
    // The same text in the same font: the distances of tops and of baselines are equal.
    #expect(abs(bench.along[2][0] - bench.along[0][0] - 40) < 0.4)
    #expect(bench.along[1][1] == 0)
  }

  @Test func animatedHidingEndsInPlace() {
    let bench = makeBench(hidden: [])
    #expect(bench.size.width == 170)
    UIView.animate(withDuration: 0.3) {
      boxes[1].isHidden = true
      bench.stack.layoutIfNeeded()
    }
    #expect(bench.along == [[0, 40], [50, 0], [50, 50]])
  }
}
