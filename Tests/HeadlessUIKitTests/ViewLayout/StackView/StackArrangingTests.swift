import Testing
import UIKit

/// Arranged subviews that are added, removed and moved.
@MainActor @Suite struct StackArrangingTests {
  private let boxes = [Box(40, 20), Box(60, 30), Box(50, 10)]

  private func isArranged(_ stack: UIStackView, _ views: [UIView]) -> Bool {
    stack.arrangedSubviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init)
  }

  private func isStacked(_ stack: UIStackView, _ views: [UIView]) -> Bool {
    stack.subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init)
  }

  @Test func addingAgainMovesToTheEndAndLeavesTheSubviewsAlone() {
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.addArrangedSubview(boxes[0])
    #expect(isArranged(stack, [boxes[1], boxes[2], boxes[0]]))
    #expect(isStacked(stack, boxes))
  }

  @Test func insertingAgainMovesToTheIndex() {
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.insertArrangedSubview(boxes[2], at: 0)
    #expect(isArranged(stack, [boxes[2], boxes[0], boxes[1]]))
    stack.insertArrangedSubview(boxes[2], at: 3)
    #expect(isArranged(stack, [boxes[0], boxes[1], boxes[2]]))
    #expect(isStacked(stack, boxes))
  }

  @Test func newSubviewsComeInFrontWhateverTheirIndex() {
    let stack = UIStackView(arrangedSubviews: boxes)
    let first = Box(10, 10)
    stack.insertArrangedSubview(first, at: 0)
    #expect(isArranged(stack, [first] + boxes))
    #expect(isStacked(stack, boxes + [first]))
  }

  @Test func aSubviewThatIsArrangedLaterKeepsItsPlace() {
    let stack = UIStackView(arrangedSubviews: [boxes[1]])
    stack.insertSubview(boxes[0], at: 0)
    #expect(isArranged(stack, [boxes[1]]))
    stack.addArrangedSubview(boxes[0])
    #expect(isArranged(stack, [boxes[1], boxes[0]]) && isStacked(stack, [boxes[0], boxes[1]]))
  }

  @Test func aViewIsInOneStackAtATime() {
    let a = UIStackView(arrangedSubviews: boxes)
    let b = UIStackView(arrangedSubviews: [boxes[1]])
    #expect(isArranged(a, [boxes[0], boxes[2]]) && isArranged(b, [boxes[1]]))
    #expect(boxes[1].superview === b)
  }

  @Test func orderOfSubviewsIsNotTheArrangements() {
    let bench = StackBench(boxes)
    bench.stack.bringSubviewToFront(boxes[0])
    bench.stack.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(isArranged(bench.stack, boxes))
    #expect(bench.along == [[0, 40], [40, 60], [100, 50]])
  }

  @Test func removedViewsStaySubviewsWithoutAPlaceInTheRow() {
    let bench = StackBench(boxes)
    bench.stack.spacing = 10
    #expect(bench.size.width == 170)
    bench.stack.removeArrangedSubview(boxes[1])
    #expect(boxes[1].superview === bench.stack && !boxes[1].translatesAutoresizingMaskIntoConstraints)
    #expect(bench.along == [[0, 40], [50, 50]])
    boxes[1].removeFromSuperview()
    #expect(bench.along == [[0, 40], [50, 50]])
    #expect(bench.size == CGSize(width: 100, height: 20))
  }

  @Test func removingAViewThatIsNotArrangedDoesNothing() {
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.removeArrangedSubview(Box(1, 1))
    #expect(isArranged(stack, boxes))
  }

  @Test func decorationIsNotArranged() {
    let bench = StackBench(boxes)
    let background = UIView()
    background.translatesAutoresizingMaskIntoConstraints = false
    bench.stack.insertSubview(background, at: 0)
    NSLayoutConstraint.activate([
      background.topAnchor.constraint(equalTo: bench.stack.topAnchor),
      background.leadingAnchor.constraint(equalTo: bench.stack.leadingAnchor),
      background.trailingAnchor.constraint(equalTo: bench.stack.trailingAnchor),
      background.bottomAnchor.constraint(equalTo: bench.stack.bottomAnchor),
    ])
    #expect(bench.along == [[0, 40], [40, 60], [100, 50]])
    #expect(numbers(background) == [0, 0, 150, 30])
  }

  @Test func everythingMayBeReplaced() {
    let bench = StackBench(boxes)
    #expect(bench.size.width == 150)
    for view in bench.stack.arrangedSubviews { view.removeFromSuperview() }
    #expect(bench.size == .zero)
    bench.stack.addArrangedSubview(Box(25, 5))
    #expect(bench.size == CGSize(width: 25, height: 5))
  }

  @Test func aStackHasNoContentSizeOfItsOwn() {
    let stack = UIStackView(arrangedSubviews: boxes)
    #expect(stack.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 150, height: 30))
    // Wider than the content: the width's priority is higher than that of hugging.
    let wide = stack.systemLayoutSizeFitting(
      CGSize(width: 400, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 400, height: 30))
  }

  @Test func viewsThatMoveAboutAreArrangedOnce() {
    let views = (0..<4).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views + views)
    #expect(stack.arrangedSubviews == views)
    stack.insertArrangedSubview(views[3], at: 0)
    stack.insertArrangedSubview(views[0], at: 4)
    #expect(stack.arrangedSubviews == [views[3], views[1], views[2], views[0]])
    stack.removeArrangedSubview(views[1])
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[3], views[2], views[0]] && stack.subviews.count == 4)
    views[2].removeFromSuperview()
    stack.addArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[3], views[0], views[1]])
  }
}
