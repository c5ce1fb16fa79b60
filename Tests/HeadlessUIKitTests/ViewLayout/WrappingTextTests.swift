import Testing
import UIKit

/// Texts of several lines: first their natural width is used, then the height for the resulting width.
@MainActor @Suite struct WrappingTextTests {
  private let root = makeRoot(200, 300)

  private func show(_ view: UIView, _ constraints: [NSLayoutConstraint]) {
    root.addSubview(view)
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  @Test func aWidthLimitWraps() {
    let text = SquareText(20)
    show(text, [text.widthAnchor.constraint(lessThanOrEqualToConstant: 75)])
    // Seven per line.
    #expect(text.frame.size == CGSize(width: 70, height: 30))
    text.text = "other"
    text.count = 3
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(text.frame.size == CGSize(width: 30, height: 10))
  }

  @Test func aBubbleHugsItsTextUpToAShareOfTheScreen() {
    let bubble = makeSubview(of: root)
    let text = SquareText(5)
    bubble.addSubview(text)
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bubble.topAnchor.constraint(equalTo: root.topAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
      text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -5),
    ])
    root.layoutIfNeeded()
    #expect(numbers(bubble) == [0, 0, 70, 20])
    text.count = 20
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    // 80 points contain eight per line.
    #expect(numbers(bubble) == [0, 0, 100, 40] && numbers(text) == [10, 5, 80, 30])
  }

  @Test func theTextThatResistsLessWraps() {
    let (name, value) = (SquareText(8), SquareText(20))
    name.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.addSubview(name)
    show(
      value,
      [
        name.leftAnchor.constraint(equalTo: root.leftAnchor), name.topAnchor.constraint(equalTo: root.topAnchor),
        value.leftAnchor.constraint(equalTo: name.rightAnchor, constant: 10),
        value.topAnchor.constraint(equalTo: root.topAnchor),
        value.rightAnchor.constraint(equalTo: root.rightAnchor),
      ])
    // 80 for the name, 110 remain: eleven per line.
    #expect(numbers(name) == [0, 0, 80, 10] && numbers(value) == [90, 0, 110, 20])
  }

  @Test func theHigherOfTwoTextsDecidesOnTheRow() {
    let row = makeSubview(of: root)
    let (a, b) = (SquareText(10), SquareText(30))
    [a, b].forEach(row.addSubview)
    NSLayoutConstraint.activate(
      [a, b].flatMap {
        [
          $0.topAnchor.constraint(equalTo: row.topAnchor),
          $0.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
        ]
      } + [
        row.leftAnchor.constraint(equalTo: root.leftAnchor), row.rightAnchor.constraint(equalTo: root.rightAnchor),
        row.topAnchor.constraint(equalTo: root.topAnchor), row.heightAnchor.constraint(equalToConstant: 0).at(1),
        a.leftAnchor.constraint(equalTo: row.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
        b.rightAnchor.constraint(equalTo: row.rightAnchor), a.widthAnchor.constraint(equalTo: b.widthAnchor),
      ])
    root.layoutIfNeeded()
    #expect(numbers(row) == [0, 0, 200, 30])
    #expect(numbers(a) == [0, 0, 100, 10] && numbers(b) == [100, 0, 100, 30])
  }

  @Test func aWidthThatFollowsFromAHeightThatFollowsFromAnotherText() {
    // The square is as high as the text beside it, and as wide as high: the second text gets the remaining width.
    let (first, second) = (SquareText(20), SquareText(20))
    let square = makeSubview(of: root)
    [first, second].forEach(root.addSubview)
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor), first.topAnchor.constraint(equalTo: root.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 50),
      square.leftAnchor.constraint(equalTo: first.rightAnchor), square.topAnchor.constraint(equalTo: root.topAnchor),
      square.heightAnchor.constraint(equalTo: first.heightAnchor),
      square.widthAnchor.constraint(equalTo: square.heightAnchor),
      second.leftAnchor.constraint(equalTo: square.rightAnchor), second.topAnchor.constraint(equalTo: root.topAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(first) == [0, 0, 50, 40] && numbers(square) == [50, 0, 40, 40])
    #expect(numbers(second) == [90, 0, 110, 20])
  }

  @Test func aLineLimitLimitsTheHeight() {
    let label = UILabel()
    label.text = "Several words that need many more than two lines of a hundred points"
    label.numberOfLines = 2
    label.translatesAutoresizingMaskIntoConstraints = false
    show(label, [label.widthAnchor.constraint(equalToConstant: 100)])
    // At 1x a line of 17 points has 17 x 1.193 = 20.3; two have 40.6, rounded up.
    #expect(label.frame.size == CGSize(width: 100, height: 41))
    label.numberOfLines = 1
    root.layoutIfNeeded()
    #expect(label.frame.height == 21)
  }

  @Test func contentThatFitsInAScrollViewFillsIt() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let content = makeSubview(of: scroll)
    let (text, button) = (SquareText(40), Box(30, 20))
    [text, button].forEach(content.addSubview)
    let height = content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor)
    show(
      scroll,
      [scroll, content].flatMap { view -> [NSLayoutConstraint] in
        let (top, bottom, left, right) =
          view === scroll
          ? (root.topAnchor, root.bottomAnchor, root.leftAnchor, root.rightAnchor)
          : (
            scroll.contentLayoutGuide.topAnchor, scroll.contentLayoutGuide.bottomAnchor,
            scroll.contentLayoutGuide.leftAnchor, scroll.contentLayoutGuide.rightAnchor
          )
        return [
          view.topAnchor.constraint(equalTo: top), view.bottomAnchor.constraint(equalTo: bottom),
          view.leftAnchor.constraint(equalTo: left), view.rightAnchor.constraint(equalTo: right),
        ]
      } + [
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), height,
        text.topAnchor.constraint(equalTo: content.topAnchor), text.leftAnchor.constraint(equalTo: content.leftAnchor),
        text.rightAnchor.constraint(equalTo: content.rightAnchor),
        button.topAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 10),
        button.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        button.leftAnchor.constraint(equalTo: content.leftAnchor),
      ])
    // 20 per line, two lines: the button is moved to the bottom of the screen.
    #expect(numbers(text) == [0, 0, 200, 20] && numbers(button) == [0, 280, 30, 20])
    #expect(scroll.contentSize == CGSize(width: 200, height: 300))
    text.count = 800
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 430) && button.frame.minY == 410)
  }

  @Test func aCellIsAsHighAsItsTextNeedsInTheTablesWidth() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let text = SquareText(50)
    cell.contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor, constant: 10),
      text.rightAnchor.constraint(equalTo: cell.contentView.rightAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 7),
      text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -7),
    ])
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Ten per line, five lines.
    #expect(size == CGSize(width: 120, height: 64))
    // Without a width it has one line.
    #expect(
      cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 520, height: 24))
  }
}
