import Testing
import UIKit

/// `systemLayoutSizeFitting`, intrinsic sizes, hugging and compression resistance.
@MainActor @Suite struct FittingTests {
  /// A column of two boxes with 10 points around and between them: 100 x 20 and 60 x 30.
  private func makeColumn() -> UIView {
    let view = UIView()
    let (first, second) = (Box(100, 20), Box(60, 30))
    [first, second].forEach(view.addSubview)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: second.bottomAnchor, constant: 10),
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 10),
      second.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(greaterThanOrEqualTo: second.trailingAnchor, constant: 10),
    ])
    return view
  }

  @Test func compressed() {
    #expect(makeColumn().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 80))
  }

  @Test func expanded() {
    // Only the inequality at the trailing edge allows it to grow; the height results from hugging (250) against 50.
    #expect(
      makeColumn().systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10000, height: 80))
  }

  @Test func fixedWidth() {
    let size = makeColumn().systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 80))
  }

  @Test func thePriorityDecidesAgainstTheContent() {
    func width(_ priority: Float) -> CGFloat {
      let size = makeColumn().systemLayoutSizeFitting(
        CGSize(width: 90, height: 0), withHorizontalFittingPriority: UILayoutPriority(priority),
        verticalFittingPriority: .fittingSizeLevel)
      return size.width
    }
    // The boxes resist compression at 750.
    #expect(width(700) == 120)
    #expect(width(800) == 90)
  }

  @Test func viewsWithoutConstraints() {
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    #expect(Box(30, 40).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 40))
    let label = UILabel()
    label.text = "Text"
    #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == label.intrinsicContentSize)
  }

  @Test func aFittingLeavesTheLayoutAlone() {
    let root = makeRoot()
    let column = makeColumn()
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor), column.widthAnchor.constraint(equalToConstant: 250),
      column.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(column) == [0, 0, 250, 80])
    // Its own width constraint applies; constraints that position it in its superview don't.
    #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 250, height: 80))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(numbers(column) == [0, 0, 250, 80])
  }

  @Test func subviewsWithMasksAskForNothing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let box = Box(20, 20)
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 0))
  }

  @Test func huggingAndResistance() {
    let root = makeRoot(300, 50)
    let (a, b) = (Box(100, 10), Box(100, 10))
    [a, b].forEach(root.addSubview)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 100 && b.frame.width == 200)
    b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 200 && b.frame.width == 100)
    a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(a.frame.width == 100 && b.frame.width == 50)
    a.contentSize.width = 120
    root.layoutIfNeeded()
    #expect(a.frame.width == 120 && b.frame.width == 30)
    // A length that the view doesn't determine.
    a.contentSize.width = UIView.noIntrinsicMetric
    root.layoutIfNeeded()
    #expect(b.frame.width == 100)
  }

  @Test func textsWrapAtTheWidthThatTheyGet() {
    let root = makeRoot(100, 200)
    let text = SquareText(20)
    let below = Box(10, 10)
    [text, below].forEach(root.addSubview)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: root.topAnchor), below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // Eight per line, so three lines.
    #expect(numbers(text) == [10, 0, 80, 30])
    #expect(below.frame.minY == 30)
    // A text that wrapped before uses space that becomes available later.
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(numbers(text) == [10, 0, 200, 10])
    root.frame.size.width = 75
    root.layoutIfNeeded()
    // 55 points contain five per line; hugging reduces the text to 50.
    #expect(numbers(text) == [10, 0, 50, 40])
  }

  @Test func textsInStacksScrollViewsAndFittings() {
    let text = SquareText(20)
    let stack = UIStackView(arrangedSubviews: [text, Box(30, 10)])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 30))
    let root = makeRoot(50, 200)
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(text) == [0, 0, 50, 40])
    #expect(scroll.contentSize == CGSize(width: 50, height: 50))
  }

  @Test func aPreferredWidthOfTheAppsCounts() {
    let root = makeRoot()
    let text = SquareText(20)
    text.preferredMaxLayoutWidth = 60
    root.addSubview(text)
    text.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(text.frame.size == CGSize(width: 60, height: 40))
  }

  @Test func scrollViewsAttachEdgesToTheContentAndTheRestToTheFrame() {
    let root = makeRoot(100, 100)
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let (content, badge) = (Box(300, 400), Box(10, 10))
    [content, badge].forEach(scroll.addSubview)
    let pins = [
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 5),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -5),
    ]
    NSLayoutConstraint.activate([
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor), scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 80), scroll.heightAnchor.constraint(equalToConstant: 60),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      badge.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      badge.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
    ])
    // Installed in an ancestor, as by users of the visual format language, they have the same meaning.
    root.addConstraints(pins)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 310, height: 400))
    #expect(numbers(content) == [5, 0, 300, 400])
    #expect(numbers(badge) == [35, 50, 10, 10])
    // The frame's guide stays, centres scroll.
    scroll.contentOffset = CGPoint(x: 20, y: 100)
    root.layoutIfNeeded()
    #expect(numbers(badge) == [35, 150, 10, 10])
    #expect(numbers(content) == [5, 0, 300, 400])
  }
}
