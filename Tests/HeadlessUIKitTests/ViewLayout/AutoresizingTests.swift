import Testing
import UIKit

/// Views with autoresizing masks inside superviews that constraints resize.
@MainActor @Suite struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  nonisolated struct Growth: Sendable {
    let mask: Mask
    /// The horizontal position, after the superview grew from 100 to 200, of a view that was 20 wide at 10.
    let place: ClosedRange<Double>
  }

  // Without flexible parts in its mask, the view keeps its position; flexible parts share 100 points in proportion to their lengths
  // 10 (left), 20 (inside), 70 (right).
  nonisolated static let growths = [
    Growth(mask: [], place: 10...30), Growth(mask: .flexibleRightMargin, place: 10...30),
    Growth(mask: .flexibleLeftMargin, place: 110...130), Growth(mask: .flexibleWidth, place: 10...130),
    Growth(mask: [.flexibleLeftMargin, .flexibleRightMargin], place: 22.5...42.5),
    Growth(mask: [.flexibleWidth, .flexibleRightMargin], place: 10...(30 + 100 * 20 / 90.0)),
    Growth(mask: [.flexibleLeftMargin, .flexibleWidth], place: (10 + 100 / 3.0)...130),
    Growth(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], place: 20...60),
  ]

  private func isNear(_ frame: CGRect, _ place: ClosedRange<Double>) -> Bool {
    abs(frame.minX - place.lowerBound) < 0.001 && abs(frame.maxX - place.upperBound) < 0.001
  }

  @Test(arguments: growths) func superviewsThatConstraintsResize(_ growth: Growth) {
    let root = makeRoot()
    let outer = makeSubview(of: root)
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    view.autoresizingMask = growth.mask
    outer.addSubview(view)
    let width = outer.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([width, outer.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
    root.layoutIfNeeded()
    #expect(isNear(view.frame, growth.place), "\(view.frame)")
    width.constant = 100
    root.layoutIfNeeded()
    #expect(isNear(view.frame, 10...30), "\(view.frame)")
  }

  @Test(arguments: growths) func constraintsFollowTheMask(_ growth: Growth) {
    let root = makeRoot()
    let outer = makeSubview(of: root)
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    view.autoresizingMask = growth.mask
    outer.addSubview(view)
    let follower = makeSubview(of: root)
    NSLayoutConstraint.activate([
      outer.widthAnchor.constraint(equalToConstant: 200), outer.leftAnchor.constraint(equalTo: root.leftAnchor),
      follower.leftAnchor.constraint(equalTo: view.leftAnchor),
      follower.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    root.layoutIfNeeded()
    // A view that depends on it is on whole points at 1x.
    #expect(abs(follower.frame.minX - growth.place.lowerBound) <= 0.5, "\(follower.frame)")
    #expect(abs(follower.frame.maxX - growth.place.upperBound) <= 0.5, "\(follower.frame)")
  }

  nonisolated struct Start: Sendable {
    let mask: Mask
    /// The position and length of a view without a size at the origin, after its superview grew from zero to 60.
    let place: [Double]
  }

  // Flexible parts without a length get equal shares.
  nonisolated static let starts = [
    Start(mask: [], place: [0, 0]), Start(mask: .flexibleLeftMargin, place: [60, 0]),
    Start(mask: .flexibleWidth, place: [0, 60]), Start(mask: .flexibleRightMargin, place: [0, 0]),
    Start(mask: [.flexibleLeftMargin, .flexibleWidth], place: [30, 30]),
    Start(mask: [.flexibleLeftMargin, .flexibleRightMargin], place: [30, 0]),
    Start(mask: [.flexibleWidth, .flexibleRightMargin], place: [0, 30]),
    Start(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], place: [20, 20]),
  ]

  @Test(arguments: starts) func superviewsThatBeginWithoutASize(_ start: Start) {
    let outer = UIView()
    let view = UIView()
    view.autoresizingMask = start.mask
    outer.addSubview(view)
    outer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    #expect(numbers(view) == [start.place[0], 0, start.place[1], 0])
  }

  @Test func aViewCentredOnNothingStaysCentred() {
    let outer = UIView()
    let view = UIView(frame: CGRect(x: -6, y: -4, width: 12, height: 8))
    view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    outer.addSubview(view)
    outer.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    #expect(numbers(view) == [24, 46, 12, 8])
  }

  @Test func contentCanDecideOnASuperviewThroughAMask() {
    // A view that fills its superview with an autoresizing mask, and constraints on its subviews.
    let root = makeRoot()
    let outer = makeSubview(of: root)
    let filling = UIView(frame: outer.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(filling)
    let content = Box(80, 30)
    filling.addSubview(content)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
      content.leftAnchor.constraint(equalTo: filling.leftAnchor, constant: 5),
      content.rightAnchor.constraint(equalTo: filling.rightAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: filling.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: filling.bottomAnchor, constant: -5),
    ])
    root.layoutIfNeeded()
    #expect(numbers(outer) == [0, 0, 90, 40])
    #expect(numbers(filling) == [0, 0, 90, 40])
    #expect(numbers(content) == [5, 5, 80, 30])
  }

  @Test func framesSetByHandMoveWhatIsConstrainedToThem() {
    let root = makeRoot()
    let anchor = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    root.addSubview(anchor)
    let view = Box(20, 20)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: anchor.rightAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: anchor.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(view) == [68, 35, 20, 20])
    anchor.frame = CGRect(x: 0, y: 20, width: 100, height: 20)
    root.layoutIfNeeded()
    #expect(numbers(view) == [108, 30, 20, 20])
  }

  @Test func theMaskCanBeSwitchedOffAndOnAgain() {
    let root = makeRoot()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      view.widthAnchor.constraint(equalToConstant: 70), view.heightAnchor.constraint(equalToConstant: 80),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(numbers(view) == [50, 60, 70, 80])
    NSLayoutConstraint.deactivate(constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    root.layoutIfNeeded()
    #expect(numbers(view) == [5, 6, 7, 8])
  }

  @Test func resizingTheRootMovesEverything() {
    let root = makeRoot(300, 200)
    let view = makeSubview(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(numbers(view) == [10, 90, 280, 20])
    root.bounds.size = CGSize(width: 500, height: 400)
    root.layoutIfNeeded()
    #expect(numbers(view) == [10, 190, 480, 20])
  }

  @Test func aRootWithoutMaskTakesTheSizeThatItsConstraintsGive() {
    let root = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    root.translatesAutoresizingMaskIntoConstraints = false
    let box = Box(40, 30)
    root.addSubview(box)
    NSLayoutConstraint.activate([
      root.widthAnchor.constraint(equalToConstant: 120), box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(root) == [3, 4, 120, 40])
    #expect(numbers(box) == [80, 5, 40, 30])
  }

  @Test func hiddenAndTransformedViewsTakePart() {
    let root = makeRoot()
    let (hidden, turned, last) = (Box(20, 20), Box(40, 20), Box(10, 10))
    [hidden, turned, last].forEach(root.addSubview)
    hidden.isHidden = true
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      hidden.leftAnchor.constraint(equalTo: root.leftAnchor), turned.leftAnchor.constraint(equalTo: hidden.rightAnchor),
      last.leftAnchor.constraint(equalTo: turned.rightAnchor), turned.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(turned.bounds.size == CGSize(width: 40, height: 20) && turned.center == CGPoint(x: 40, y: 10))
    #expect(last.frame.minX == 60)
    turned.transform = .identity
    root.layoutIfNeeded()
    #expect(numbers(turned) == [20, 0, 40, 20])
  }
}
