import Testing
import UIKit

/// Texts of several lines in stacks, at 3x.
@MainActor @Suite struct StackTextTests {
  private func makeLabel(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.text = text
    return label
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.7 }

  private let short = "A few words"
  private let long = "Some more words that need a good deal more room"

  @Test(arguments: [0.5, 0.8, 2]) func textsInARowGetTheSameWidth(_ factor: CGFloat) {
    let labels = [makeLabel(short), makeLabel(long)]
    let widths = labels.map(\.intrinsicContentSize.width)
    let total = ((widths[0] + widths[1]) * factor).rounded()
    let bench = StackBench(labels, width: total, scale: 3)
    bench.root.layoutIfNeeded()
    #expect(isNear(labels[0].frame.width, total / 2) && isNear(labels[1].frame.width, total / 2))
    let heights = labels.map { $0.sizeThatFits(CGSize(width: $0.frame.width, height: 0)).height }
    #expect(isNear(bench.size.height, max(heights[0], heights[1])))
  }

  /// Recorded on iOS 18.5: three labels in 386 points with spacing of 12 are 120.67 wide each.
  @Test func spacesAreTakenOffTheParts() {
    let labels = [makeLabel(short), makeLabel(long), makeLabel(short)]
    let bench = StackBench(labels, width: 386, scale: 3)
    bench.stack.spacing = 12
    bench.root.layoutIfNeeded()
    #expect(labels.allSatisfy { isNear($0.frame.width, 120.67) })
  }

  @Test func textsBesideAPictureStayEqual() {
    let labels = [makeLabel(short), makeLabel(long)]
    let bench = StackBench([labels[0], Box().sized(40, 40), labels[1]], width: 240, scale: 3)
    // 240 - 40, divided by two
    #expect(bench.along == [[0, 100], [100, 40], [140, 100]])
  }

  /// A picture without constraints, whose compression resistance is higher than that of texts, and which is narrower than its share
  /// of a stack: it has its own width, and the texts share the rest.
  @Test func aPictureBesideTextsKeepsItsSize() {
    let labels = [makeLabel(long), makeLabel(long)]
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
    let picture = UIImageView(image: image)
    picture.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    let bench = StackBench([labels[0], picture, labels[1]], width: 240, scale: 3)
    #expect(bench.along == [[0, 100], [100, 40], [140, 100]])
  }

  /// Ten above the texts' compression resistance: openradar 39275811 shows 759 for texts at 749.
  @Test(arguments: [(2, 760 as Float), (3, 760), (4, 760), (2, 759)]) func theConstraintsAreThoseOfUIKit(
    _ count: Int, _ priority: Float
  ) {
    let labels = (0..<count).map { makeLabel($0 == 0 ? short : long) }
    for label in labels {
      label.setContentCompressionResistancePriority(UILayoutPriority(priority - 10), for: .horizontal)
    }
    let bench = StackBench(labels, width: 300)
    let constraints = bench.constraints("UISV-text-width-disambiguation")
    #expect(constraints.map(\.priority.rawValue) == Array(repeating: priority, count: count))
    for (constraint, label) in zip(constraints, labels) {
      #expect(constraint.firstItem === label && constraint.firstAttribute == .width)
      #expect(constraint.secondItem === bench.stack && constraint.secondAttribute == .width)
      #expect(constraint.multiplier == 1 / CGFloat(count) && constraint.relation == .equal)
    }
  }

  @Test func priorityDecidesWhereTextsDiffer() {
    let labels = [makeLabel(short), makeLabel(long)]
    labels[1].setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    let width = labels[1].intrinsicContentSize.width
    let bench = StackBench(labels, width: width + 300, scale: 3)
    bench.root.layoutIfNeeded()
    #expect(isNear(labels[0].frame.width, 300) && isNear(labels[1].frame.width, width))
  }

  @Test func aTextThatChangesKeepsItsPart() {
    let labels = [makeLabel(short), makeLabel(short)]
    let bench = StackBench(labels, width: 100, scale: 3)
    bench.root.layoutIfNeeded()
    #expect(isNear(labels[0].frame.width, 50))
    labels[1].text = short + " " + short
    bench.root.layoutIfNeeded()
    #expect(isNear(labels[0].frame.width, 50))
  }

  @Test func aTextThatGetsLinesJoins() {
    let labels = [makeLabel(short), makeLabel(short, lines: 1)]
    let bench = StackBench(labels, width: 100, scale: 3)
    #expect(bench.constraints("UISV-text-width-disambiguation").isEmpty)
    labels[1].numberOfLines = 0
    bench.root.layoutIfNeeded()
    #expect(isNear(labels[0].frame.width, 50) && isNear(labels[1].frame.width, 50))
  }

  @Test func textsInAColumnAreAsHighAsTheWidthMakesThem() {
    let labels = [makeLabel(long), makeLabel(short), makeLabel(long + long)]
    let bench = StackBench(labels, axis: .vertical, width: 200, scale: 3)
    bench.stack.spacing = 12
    bench.root.layoutIfNeeded()
    let heights = labels.map { $0.sizeThatFits(CGSize(width: 200, height: 0)).height }
    #expect(zip(labels, heights).allSatisfy { isNear($0.frame.height, $1) })
    #expect(isNear(bench.size.height, heights.reduce(24, +)))
    #expect(heights[0] > heights[1] && heights[2] > heights[0])
  }

  @Test func alignedTextsAreNoWiderThanTheColumn() {
    let labels = [makeLabel(long), makeLabel(short)]
    let bench = StackBench(labels, axis: .vertical, width: 200, scale: 3)
    bench.stack.alignment = .leading
    bench.root.layoutIfNeeded()
    #expect(labels[0].frame.width <= 200)
    #expect(isNear(labels[0].frame.height, labels[0].sizeThatFits(CGSize(width: 200, height: 0)).height))
    #expect(isNear(labels[1].frame.width, labels[1].intrinsicContentSize.width))
  }

  @Test func aTextBesideAPictureWrapsInWhatIsLeft() {
    let label = makeLabel(long)
    let bench = StackBench([Box().sized(40, 40), label], width: 200, scale: 3)
    bench.stack.spacing = 8
    bench.stack.alignment = .center
    #expect(bench.along == [[0, 40], [48, 152]])
    let height = label.sizeThatFits(CGSize(width: 152, height: 0)).height
    #expect(isNear(label.frame.height, height) && isNear(bench.size.height, max(40, height)))
  }

  @Test func aCellOfPictureTitleAndText() {
    let title = makeLabel(short, lines: 1)
    let text = makeLabel(long)
    let column = UIStackView(arrangedSubviews: [title, text])
    column.axis = .vertical
    column.spacing = 4
    let bench = StackBench([Box().sized(60, 60), column, Box().sized(20, 20)], width: 320, scale: 3)
    bench.stack.spacing = 10
    bench.stack.alignment = .top
    // 320 - 60 - 20 - 2 x 10
    #expect(bench.along == [[0, 60], [70, 220], [300, 20]])
    let height = text.sizeThatFits(CGSize(width: 220, height: 0)).height
    #expect(isNear(column.frame.height, title.frame.height + 4 + height))
  }
}
