import Testing
import UIKit

/// Leading and trailing, left and right, in right-to-left layouts.
@MainActor @Suite struct RightToLeftLayoutTests {
  private let root = makeRoot()

  init() {
    root.semanticContentAttribute = .forceRightToLeft
  }

  private func add(_ width: CGFloat, _ constraints: (Box) -> [NSLayoutConstraint]) -> Box {
    let box = Box(width, 10)
    root.addSubview(box)
    NSLayoutConstraint.activate(constraints(box))
    root.layoutIfNeeded()
    return box
  }

  @Test func directionalMarginsTurnRound() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 40)
    let box = add(20) {
      [
        $0.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
      ]
    }
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10))
    #expect(box.frame.minX == 270)
    let other = add(20) { box in
      [
        NSLayoutConstraint(
          item: box, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin, multiplier: 1,
          constant: -5)
      ]
    }
    // Five before the trailing margin, which is at 40 from the left.
    #expect(other.frame.minX == 45)
  }

  @Test func centresAndSidesStayWhereTheyAre() {
    let centred = add(20) { [$0.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 30)] }
    #expect(centred.frame.midX == 180)
    let right = add(20) { [$0.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30)] }
    #expect(right.frame.maxX == 270)
  }

  @Test func fromTheCentreOn() {
    // Ten after the centre is ten to the left of it.
    let box = add(20) { [$0.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 10)] }
    #expect(box.frame.maxX == 140)
  }

  @Test func inequalitiesTurnRoundToo() {
    let box = add(20) {
      [
        $0.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 25),
        $0.rightAnchor.constraint(equalTo: root.rightAnchor).at(500),
      ]
    }
    #expect(box.frame.maxX == 275)
  }

  @Test func theViewThatHoldsAConstraintDecides() {
    let inner = makeSubview(of: root)
    inner.semanticContentAttribute = .forceLeftToRight
    let (own, outer) = (Box(10, 10), Box(10, 10))
    inner.addSubview(own)
    inner.addSubview(outer)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      inner.widthAnchor.constraint(equalToConstant: 100),
      own.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 3),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 180 && own.frame.minX == 3)
    // 30 from the root's right edge: 270, minus 180 for the inner view's coordinates.
    #expect(outer.frame.maxX == 90)
  }

  @Test func safeAreasHaveSidesAndNoDirection() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 7)
    controller.view.semanticContentAttribute = .forceRightToLeft
    let box = Box(20, 10)
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.leadingAnchor),
      box.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
    ])
    let screen = Screens.show(controller)
    #expect(box.frame.maxX == 393)
    screen.close()
  }

  @Test func rowsOfAFormat() {
    let views = ["a": makeSubview(of: root), "b": makeSubview(of: root)]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|-10-[a(50)]-[b]-20-|", metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(views["a"]!.frame.minX == 240 && views["b"]!.frame.minX == 20 && views["b"]!.frame.maxX == 232)
    for view in views.values { view.removeFromSuperview() }
    views.values.forEach(root.addSubview)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a(50)]-[b(20)]", options: .directionLeftToRight, metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(views["a"]!.frame.minX == 10 && views["b"]!.frame.minX == 68)
  }
}
