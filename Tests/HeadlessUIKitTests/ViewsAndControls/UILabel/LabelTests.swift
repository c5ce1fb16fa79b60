import Testing
import UIKit

@testable import HeadlessUIKit

/// Sizes of labels, in points. Line heights are San Francisco's, 1.193359375 x size, rounded up to the pixel.
@MainActor @Suite struct LabelTests {
  private func label(_ text: String?, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    HostedScreen.apply(.standard)
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  @Test(
    arguments: [(14, 17), (15, 18), (16, 19.333), (17, 20.333), (25, 30), (28, 33.667), (48, 57.333)]
      as [(CGFloat, CGFloat)])
  func oneLineIsAsHighAsRecorded(size: CGFloat, height: CGFloat) {
    #expect(abs(label("Xg", size: size).intrinsicContentSize.height - height) < 0.001)
  }

  @Test func noTextTakesNoRoom() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func linesAreSummedBeforeTheyAreRounded() {
    // 2 x 20.287 = 40.574, which is 40.667 in thirds; 3 x 20.287 = 60.861, which is 61.
    #expect(abs(label("a\nb", lines: 0).intrinsicContentSize.height - 40.667) < 0.001)
    #expect(abs(label("a\nb\nc", lines: 0).intrinsicContentSize.height - 61) < 0.001)
    #expect(abs(label("a\nb\nc", lines: 2).intrinsicContentSize.height - 40.667) < 0.001)
  }

  @Test func theIntrinsicWidthIgnoresTheFrameAndHeedsThePreferredWidth() {
    let long = label("The quick brown fox jumps over the lazy dog", lines: 0)
    let natural = long.intrinsicContentSize
    #expect(abs(natural.height - 20.333) < 0.001)
    long.preferredMaxLayoutWidth = (natural.width * 0.6).rounded()
    #expect(abs(long.intrinsicContentSize.height - 40.667) < 0.001)
    #expect(long.intrinsicContentSize.width <= long.preferredMaxLayoutWidth)
  }

  @Test func sizeThatFitsWrapsTextOfSeveralLinesOnly() {
    let text = "The quick brown fox jumps over the lazy dog"
    let one = label(text)
    let natural = one.intrinsicContentSize
    let narrow = CGSize(width: (natural.width * 0.6).rounded(), height: 1000)
    #expect(one.sizeThatFits(narrow) == natural)
    #expect(abs(label(text, lines: 0).sizeThatFits(narrow).height - 40.667) < 0.001)
  }

  @Test func theTextSizeIsFollowedWhereItIsAskedFor() {
    let following = label("text")
    following.font = .preferredFont(forTextStyle: .body)
    following.adjustsFontForContentSizeCategory = true
    let fixed = label("text")
    fixed.font = .preferredFont(forTextStyle: .body)
    let screen = host(CGSize(width: 375, height: 667), insets: .zero) { view in
      view.addSubview(following)
      view.addSubview(fixed)
    }
    defer { screen.close() }
    #expect(following.font.pointSize == 17)
    var larger = screen.window.screen.configuration
    larger.traits = UITraitCollection(traitsFrom: [
      larger.traits, UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
    ])
    screen.change(to: larger)
    #expect(following.font.pointSize == 23)
    #expect(fixed.font.pointSize == 17)
  }

  @Test func aLabelInAFixedWidthGetsTheHeightOfItsLines() {
    let text = label("The quick brown fox jumps over the lazy dog", lines: 0)
    text.translatesAutoresizingMaskIntoConstraints = false
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    let width = (text.intrinsicContentSize.width * 0.6).rounded()
    let screen = host(CGSize(width: 375, height: 667), insets: .zero) { view in
      view.addSubview(text)
      view.addSubview(below)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: view.topAnchor), text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        text.widthAnchor.constraint(equalToConstant: width),
        below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
        below.leadingAnchor.constraint(equalTo: view.leadingAnchor), below.widthAnchor.constraint(equalToConstant: 10),
        below.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    defer { screen.close() }
    expect(text.frame, equals: CGRect(x: 0, y: 0, width: width, height: 40.667))
    expect(below.frame, equals: CGRect(x: 0, y: 48.667, width: 10, height: 10))
  }

  @Test func baselinesOfTwoSizesMeet() {
    // Ascenders 0.9521484375 x size: 16.187 for 17, which rounds to 16.333; 26.66 for 28, which rounds to 26.667.
    let small = label("small")
    let large = label("large", size: 28)
    for view in [small, large] { view.translatesAutoresizingMaskIntoConstraints = false }
    let screen = host(CGSize(width: 375, height: 667), insets: .zero) { view in
      view.addSubview(small)
      view.addSubview(large)
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: view.topAnchor),
        large.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
    }
    defer { screen.close() }
    #expect(abs(small.frame.minY - 10.333) < 0.001)
  }

  /// Six lines of body at 17 points have their baselines 22 apart: 5 x 22 + 20.287 = 130.287, on halves 130.5. If lines are 16 or
  /// 23 points, their baselines are 21 or 29 apart.
  @Test(
    arguments: [(.large, 17, 22), (.medium, 16, 21), (.extraExtraExtraLarge, 23, 29)]
      as [(UIContentSizeCategory, CGFloat, CGFloat)])
  func textStylesHaveLeadingBetweenLines(category: UIContentSizeCategory, size: CGFloat, distance: CGFloat) {
    let text = label("1\n2\n3\n4\n5\n6", lines: 0)
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    text.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(text.font.pointSize == size)
    let height = 5 * distance + size * 1.193359375
    #expect(abs(text.intrinsicContentSize.height - (height * 3).rounded(.up) / 3) < 0.001)
    text.font = text.font.withSize(size)
    #expect(abs(text.intrinsicContentSize.height - (6 * size * 1.193359375 * 3).rounded(.up) / 3) < 0.001)
  }

  @Test func leadingTraitsAreWorthTwoPoints() throws {
    let text = label("1\n2", lines: 0)
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    text.font = UIFont(descriptor: body, size: 0)
    let height = text.intrinsicContentSize.height
    for (trait, points) in [(.traitTightLeading, -2), (.traitLooseLeading, 2)]
      as [(UIFontDescriptor.SymbolicTraits, CGFloat)]
    {
      text.font = UIFont(descriptor: try #require(body.withSymbolicTraits(trait)), size: 0)
      #expect(abs(text.intrinsicContentSize.height - height - points) < 0.34)
    }
  }
}
