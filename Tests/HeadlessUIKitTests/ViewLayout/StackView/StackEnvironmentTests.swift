import Testing
import UIKit

@testable import HeadlessUIKit

/// Margins, the safe area and the direction of stacks.
@MainActor @Suite struct StackEnvironmentTests {
  private let boxes = [Box(40, 20), Box(60, 30)]

  @Test func aNewStackHasNoMargins() {
    let bench = StackBench(boxes)
    bench.stack.isLayoutMarginsRelativeArrangement = true
    #expect(bench.stack.layoutMargins == .zero && bench.stack.directionalLayoutMargins == .zero)
    #expect(bench.size == CGSize(width: 100, height: 30))
    #expect(bench.along == [[0, 40], [40, 60]] && bench.across == [[0, 30], [0, 30]])
    bench.stack.layoutMargins.left = 8
    #expect(bench.size == CGSize(width: 108, height: 30))
  }

  @Test func directionalMarginsTurnWithTheDirection() {
    let bench = StackBench(boxes, width: 300)
    bench.stack.isLayoutMarginsRelativeArrangement = true
    bench.stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 5)
    // The first takes 300 - 25 - 60.
    #expect(bench.along == [[20, 215], [235, 60]])
    bench.stack.semanticContentAttribute = .forceRightToLeft
    #expect(bench.along == [[65, 215], [5, 60]])
    #expect(bench.size.height == 33)
  }

  @Test func aColumnsLeadingSideTurnsWithTheDirection() {
    let bench = StackBench(boxes, axis: .vertical, width: 100)
    bench.stack.semanticContentAttribute = .forceRightToLeft
    bench.stack.alignment = .leading
    #expect(bench.across == [[60, 40], [40, 60]])
    bench.stack.alignment = .trailing
    #expect(bench.across == [[0, 40], [0, 60]])
  }

  @Test func whatASuperviewForcesIsItsOwnAffair() {
    let bench = StackBench(boxes)
    bench.root.semanticContentAttribute = .forceRightToLeft
    #expect(bench.along == [[0, 40], [40, 60]])
  }

  @Test func equalPartsFromRightToLeftAreRoundedAlike() {
    let bench = StackBench([Box(), Box(), Box()], width: 375, height: 44, scale: 2)
    bench.stack.distribution = .fillEqually
    bench.stack.spacing = 10
    bench.stack.semanticContentAttribute = .forceRightToLeft
    #expect(bench.along == [[256.5, 118.5], [128.5, 118], [0, 118.5]])
  }

  @Test func spacesFromRightToLeft() {
    let bench = StackBench(boxes + [Box(50, 10)])
    bench.stack.semanticContentAttribute = .forceRightToLeft
    bench.stack.spacing = 10
    bench.stack.setCustomSpacing(30, after: boxes[0])
    #expect(bench.along == [[150, 40], [60, 60], [0, 50]])
    boxes[1].isHidden = true
    #expect(bench.along == [[80, 40], [50, 0], [0, 50]])
  }

  @Test func theLanguagesDirectionCountsWhereNothingIsForced() {
    let stack = UIStackView(arrangedSubviews: boxes)
    let screen = host(
      CGSize(width: 375, height: 812), insets: .zero, traits: [UITraitCollection(layoutDirection: .rightToLeft)]
    ) { view in
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
    defer { screen.close() }
    expect(stack.frame, equals: CGRect(x: 275, y: 0, width: 100, height: 30))
    expect(boxes[0].frame, equals: CGRect(x: 60, y: 0, width: 40, height: 30))
    stack.semanticContentAttribute = .playback
    screen.window.layoutIfNeeded()
    expect(boxes[0].frame, equals: CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test(arguments: [true, false]) func theSafeAreaAddsToTheMarginsByDefault(_ insets: Bool) {
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = insets
    let screen = host(CGSize(width: 375, height: 812), insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)) {
      view in
      stack.frame = view.bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(stack)
    }
    defer { screen.close() }
    let top: CGFloat = insets ? 44 : 0
    let bottom: CGFloat = insets ? 778 : 812
    expect(boxes[0].frame, equals: CGRect(x: 0, y: top, width: 375, height: bottom - top - 30))
    expect(boxes[1].frame, equals: CGRect(x: 0, y: bottom - 30, width: 375, height: 30))
  }

  @Test func marginsMayChange() {
    let bench = StackBench(boxes)
    bench.stack.isLayoutMarginsRelativeArrangement = true
    bench.stack.layoutMargins = .zero
    #expect(bench.size == CGSize(width: 100, height: 30))
    bench.stack.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(bench.size == CGSize(width: 114, height: 42))
    #expect(bench.along[0][0] == 6 && bench.across[0][0] == 5)
  }

  @Test func aPictureKeepsItsProportionsInAColumn() {
    let picture = Box()
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5625).isActive = true
    let bench = StackBench([picture, Box(10, 20)], axis: .vertical, width: 320)
    #expect(bench.along == [[0, 180], [180, 20]])
    bench.stack.alignment = .center
    picture.widthAnchor.constraint(equalToConstant: 160).isActive = true
    #expect(bench.along == [[0, 90], [90, 20]] && bench.across[0] == [80, 160])
  }

  @Test func noConstraintOfTheStacksIsFoundInItsViews() {
    let bench = StackBench(boxes + [Box()])
    bench.stack.alignment = .center
    boxes[1].isHidden = true
    bench.root.layoutIfNeeded()
    #expect(bench.stack.arrangedSubviews.allSatisfy { $0.constraints.isEmpty })
  }
}
