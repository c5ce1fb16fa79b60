import Testing
import UIKit

@testable import HeadlessUIKit

/// Details of layout that developers who know UIKit expect, and that are easy to get wrong.
@MainActor @Suite struct LayoutBehaviourTests {
  private let root = makeRoot()

  // MARK: Frames

  @Test func fittingKeepsTheOrigin() {
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 0, height: 0))
    label.text = "Text"
    label.sizeToFit()
    // A frame is computed from the centre and the size, so that thirds of a point leave a binary fraction in the origin.
    #expect(abs(label.frame.minX - 20) < 1e-12 && label.frame.minY == 40)
    #expect(label.frame.size == label.intrinsicContentSize)
    label.layer.anchorPoint = .zero
    label.frame.origin = CGPoint(x: 5, y: 6)
    label.text = "A longer text"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 5, y: 6))
  }

  @Test func negativeSizesTurnAround() {
    root.frame = CGRect(x: 10, y: 20, width: -5, height: -6)
    #expect(root.frame == CGRect(x: 5, y: 14, width: 5, height: 6) && root.bounds.size == CGSize(width: 5, height: 6))
  }

  @Test func aSingleFlexiblePartTakesAllOfAnEmptySuperviewsGrowth() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    let after = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 50))
    after.autoresizingMask = .flexibleLeftMargin
    outer.addSubview(after)
    outer.frame.size.width = 60
    #expect(after.frame.minX == 50)
  }

  @Test func siblingsSeeATransformedViewWhereItWas() {
    let (turned, next) = (Box(40, 20), Box(10, 10))
    root.addSubview(turned)
    root.addSubview(next)
    NSLayoutConstraint.activate([
      turned.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      turned.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      next.leftAnchor.constraint(equalTo: turned.rightAnchor), next.topAnchor.constraint(equalTo: turned.bottomAnchor),
    ])
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.layoutIfNeeded()
    #expect(turned.center == CGPoint(x: 120, y: 60) && turned.bounds.size == CGSize(width: 40, height: 20))
    #expect(numbers(turned) == [110, 40, 20, 40])
    #expect(numbers(next) == [140, 70, 10, 10])
  }

  // MARK: Priorities

  private func row(_ views: [UIView]) {
    for view in views { root.addSubview(view) }
    NSLayoutConstraint.activate(
      [
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[views.count - 1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ] + zip(views, views.dropFirst()).map { $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor) }
        + views.map { $0.topAnchor.constraint(equalTo: root.topAnchor) })
    root.layoutIfNeeded()
  }

  @Test func whoHugsLessGrows() {
    let (a, b) = (Box(50, 10), Box(50, 10))
    b.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    row([a, b])
    #expect(a.frame.width == 50 && b.frame.width == 250)
  }

  @Test func whoResistsLessShrinks() {
    let (a, b, c) = (Box(200, 10), Box(200, 10), Box(50, 10))
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    c.setContentCompressionResistancePriority(.required, for: .horizontal)
    row([a, b, c])
    #expect(a.frame.width == 200 && b.frame.width == 50 && c.frame.width == 50)
  }

  @Test func oneStrongConstraintOutweighsManyWeakOnes() {
    let views = (0..<5).map { _ in Box(10, 10) }
    row(views)
    let optional = views[0].widthAnchor.constraint(equalToConstant: 100).at(300)
    optional.isActive = true
    for view in views.dropFirst() { view.widthAnchor.constraint(equalToConstant: 75).at(299).isActive = true }
    root.layoutIfNeeded()
    #expect(views[0].frame.width == 100)
  }

  @Test func inequalitiesLetContentDecide() {
    let view = Box(50, 20)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 15),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 15))
    view.contentSize = CGSize(width: 20, height: 10)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 10))
  }

  // MARK: Texts

  private func label(_ text: String, size: CGFloat = 17, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  @Test func textsInAColumnWrapToItsWidth() {
    let text = label("Several words that need more than one line of a hundred points")
    let below = Box(10, 10)
    let stack = UIStackView(arrangedSubviews: [text, below])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    let height = text.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(text.frame.width == 100 && text.frame.height == height.rounded(.up) && height > 50)
    #expect(below.frame.minY == text.frame.maxY)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 100, height: text.frame.height + 10))
  }

  @Test func baselinesOfDifferentFontsMeet() {
    let (small, large) = (label("Small", size: 12), label("Large", size: 40))
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(small.frame.minY + small.font.ascender - large.frame.minY - large.font.ascender) <= 1)
    #expect(large.frame.minY == 0 && small.frame.minY > 15 && stack.frame.height == large.frame.height)
  }

  @Test func viewsWithoutTextHaveTheirBottomForABaseline() {
    let (a, b) = (Box(10, 30), Box(10, 20))
    root.addSubview(a)
    root.addSubview(b)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor), a.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minY == 15)
  }

  // MARK: Guides and margins

  @Test func guidesReachAcrossTheTree() {
    let (left, right) = (makeSubview(of: root), makeSubview(of: root))
    let inner = Box(10, 10)
    right.addSubview(inner)
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    left.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    left.translatesAutoresizingMaskIntoConstraints = true
    right.translatesAutoresizingMaskIntoConstraints = true
    right.frame = CGRect(x: 150, y: 20, width: 100, height: 100)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 20),
      guide.topAnchor.constraint(equalTo: left.topAnchor, constant: 40),
      guide.heightAnchor.constraint(equalToConstant: 10),
      inner.leftAnchor.constraint(equalTo: guide.rightAnchor, constant: 120),
      inner.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(guide.layoutFrame) == [30, 40, 20, 10])
    #expect(inner.frame.origin == CGPoint(x: 20, y: 30))
    root.layoutIfNeeded()
    left.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty && guide.owningView == nil)
  }

  @Test func marginsOfASuperviewCountByDistance() {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    let view = UIView(frame: CGRect(x: 25, y: 0, width: 275, height: 200))
    root.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 8, right: 10))
    view.frame.origin.x = 0
    #expect(view.layoutMargins.left == 40)
    view.preservesSuperviewLayoutMargins = false
    #expect(view.layoutMargins.left == 8)
  }

  @Test func centresWithinMargins() {
    root.layoutMargins = UIEdgeInsets(top: 20, left: 100, bottom: 0, right: 0)
    let view = Box(50, 20)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerYWithinMargins,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(numbers(view) == [175, 100, 50, 20])
  }

  @Test func childrensAdditionalInsetsAddUp() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 3, bottom: 0, right: 0)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    child.didMove(toParent: parent)
    let screen = Screens.show(parent)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 65, left: 3, bottom: 37, right: 0))
    // Below the bars, only its own margins remain.
    child.view.frame = CGRect(x: 3, y: 100, width: 200, height: 200)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0))
    screen.close()
  }

  // MARK: Directions

  @Test func rowsTurnAroundFromRightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    let (a, b) = (Box(50, 10), Box(30, 10))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.spacing = 5
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(stack) == [205, 0, 85, 10])
    #expect(a.frame.minX == 35 && b.frame.minX == 0)
  }

  // MARK: Stacks

  @Test func hiddenViewsTakeTheirSpaceAlong() {
    let views = (0..<3).map { _ in Box(20, 10) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    stack.setCustomSpacing(30, after: views[1])
    stack.setCustomSpacing(1, after: views[2])
    root.addSubview(stack)
    func width() -> CGFloat { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width }
    #expect(width() == 98)
    views[1].isHidden = true
    #expect(width() == 48)
    views[1].isHidden = false
    views[2].isHidden = true
    #expect(width() == 48)
    stack.removeArrangedSubview(views[1])
    stack.addArrangedSubview(views[1])
    // The view's custom spacing is removed with its position.
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test func stacksWithinMarginsGrowByThem() {
    let stack = UIStackView(arrangedSubviews: [Box(20, 10)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    root.addSubview(stack)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 26, height: 14))
    #expect(UIStackView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test func nestedStacksPassSizesOn() {
    let inner = UIStackView(arrangedSubviews: [Box(20, 10), Box(30, 40)])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [inner, Box(5, 5)])
    outer.alignment = .center
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(outer) == [0, 0, 35, 50])
    #expect(numbers(inner) == [0, 0, 30, 50] && numbers(outer.arrangedSubviews[1]) == [30, 23, 5, 5])
  }

  // MARK: Fitting

  @Test func fittingHeedsRequiredSizesAndIgnoresTheFrame() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 999, height: 999))
    let content = Box(50, 20)
    cell.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 30))
    // 10,000 at the fitting level is weaker than hugging.
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 70, height: 30))
    #expect(
      cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 30))
    #expect(cell.frame.width == 999)
  }
}
