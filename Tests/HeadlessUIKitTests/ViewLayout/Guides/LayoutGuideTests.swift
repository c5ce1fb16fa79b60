import Testing
import UIKit

@testable import HeadlessUIKit

/// An app's layout guides and the system's.
@MainActor @Suite struct LayoutGuideTests {
  private let root = makeRoot(400, 300)

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor), view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func guidesShareRoomOut() {
    let (view, before, after) = (Box(100, 10), UILayoutGuide(), UILayoutGuide())
    root.addSubview(view)
    [before, after].forEach(root.addLayoutGuide)
    NSLayoutConstraint.activate([
      before.leftAnchor.constraint(equalTo: root.leftAnchor), before.rightAnchor.constraint(equalTo: view.leftAnchor),
      after.leftAnchor.constraint(equalTo: view.rightAnchor), after.rightAnchor.constraint(equalTo: root.rightAnchor),
      before.widthAnchor.constraint(equalTo: after.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 200 && before.layoutFrame.width == 200 && after.layoutFrame.minX == 300)
    #expect(before.owningView === root && root.layoutGuides.count == 2)
  }

  @Test func marginsFollowTheViewThatConstraintsSize() {
    let outer = makeSubview(of: root)
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = makeSubview(of: outer)
    pin(inner, to: outer.layoutMarginsGuide)
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([width, outer.heightAnchor.constraint(equalToConstant: 50)])
    root.layoutIfNeeded()
    #expect(numbers(inner) == [2, 1, 94, 46])
    #expect(numbers(outer.layoutMarginsGuide.layoutFrame) == [2, 1, 94, 46])
    width.constant = 200
    outer.layoutMargins.top = 11
    root.layoutIfNeeded()
    #expect(numbers(inner) == [2, 11, 194, 36])
  }

  @Test func contentDecidesThroughMargins() {
    let outer = makeSubview(of: root)
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let content = Box(30, 40)
    outer.addSubview(content)
    pin(content, to: outer.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(outer.frame.size == CGSize(width: 36, height: 44))
  }

  @Test func systemGuidesFollowARootThatIsResized() {
    let view = makeSubview(of: root)
    pin(view, to: root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(numbers(view) == [0, 0, 400, 300])
    root.frame.size = CGSize(width: 500, height: 200)
    root.layoutIfNeeded()
    #expect(numbers(view) == [0, 0, 500, 200])
  }

  @Test func readableContentStaysReadableHoweverWideItsViewTurnsOut() {
    let outer = makeSubview(of: root)
    outer.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    let text = makeSubview(of: outer)
    pin(text, to: outer.readableContentGuide)
    let width = outer.widthAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([width, outer.heightAnchor.constraint(equalToConstant: 50)])
    root.layoutIfNeeded()
    #expect(numbers(text) == [20, 0, 260, 50])
    width.constant = 1000
    root.layoutIfNeeded()
    let readable = text.frame.width
    #expect(readable < 960 && abs(text.frame.midX - 500) <= 0.5)
    width.constant = 1100
    root.layoutIfNeeded()
    #expect(text.frame.width == readable && abs(text.frame.midX - 550) <= 0.5)
    width.constant = 300
    root.layoutIfNeeded()
    #expect(numbers(text) == [20, 0, 260, 50])
  }

  @Test func guidesMoveToOtherViews() {
    let guide = UILayoutGuide()
    let other = makeSubview(of: root)
    root.addLayoutGuide(guide)
    let constraint = guide.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    other.addLayoutGuide(guide)
    #expect(guide.owningView === other && root.layoutGuides.isEmpty && other.layoutGuides.first === guide)
  }

  @Test func viewsWithGuidesMoveBetweenHierarchies() {
    let outer = makeSubview(of: root)
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    let inner = makeSubview(of: outer)
    pin(inner, to: guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 6),
      guide.heightAnchor.constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    #expect(numbers(inner) == [5, 6, 50, 7])
    let other = makeRoot()
    other.addSubview(outer)
    outer.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 9).isActive = true
    inner.frame = .zero
    other.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(numbers(inner) == [5, 6, 50, 7] && outer.frame.minX == 9)
  }

  @Test func systemSpacing() {
    let (a, b) = (Box(10, 10), Box(10, 10))
    [a, b].forEach(root.addSubview)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      b.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor).at(10),
      a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
      b.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).at(10),
    ])
    root.layoutIfNeeded()
    #expect(numbers(a) == [16, 8, 10, 10] && numbers(b) == [34, 22, 10, 10])
  }

  @Test func barsHaveGuidesInControllersViews() {
    let controller = UIViewController()
    let box = Box(10, 10)
    controller.view.addSubview(box)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-5-[box]", metrics: nil, views: ["top": controller.topLayoutGuide, "box": box]))
    let bottom = Box(10, 10)
    controller.view.addSubview(bottom)
    NSLayoutConstraint(
      item: bottom, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide, attribute: .top,
      multiplier: 1, constant: 0
    ).isActive = true
    let screen = Screens.show(controller)
    #expect(box.frame.minY == 55 && bottom.frame.maxY == 770)
    #expect(controller.topLayoutGuide.length == 50 && controller.bottomLayoutGuide.length == 30)
    controller.additionalSafeAreaInsets.top = 10
    screen.window.updateScreen()
    #expect(box.frame.minY == 65)
    screen.close()
  }
}
