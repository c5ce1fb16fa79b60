import Testing
import UIKit

/// Multipliers: fractions of positions and lengths, as in proportional layouts of Interface Builder.
@MainActor @Suite struct ProportionalPlaceTests {
  private let root = makeRoot()

  private func relate(
    _ item: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ other: UIView, _ otherAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat,
    plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
  }

  @Test func aCentreAtAShareOfTheTrailingEdge() {
    let view = Box(40, 20)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      relate(view, .centerX, root, .trailing, times: 0.25), relate(view, .bottom, root, .bottom, times: 0.75),
    ])
    root.layoutIfNeeded()
    // The centre at 75 of 300, the bottom at 150 of 200.
    #expect(numbers(view) == [55, 130, 40, 20])
  }

  @Test func sharesAreTakenOfPlacesInTheHoldersCoordinates() {
    let outer = makeSubview(of: root)
    let (inner, own) = (Box(20, 10), Box(20, 10))
    outer.addSubview(inner)
    outer.addSubview(own)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
      // Installed in the root: half of 300 is 150 there, and 50 in the outer view.
      relate(inner, .left, root, .right, times: 0.5), relate(inner, .top, root, .bottom, times: 0.5),
      // Installed in the outer view, whose right edge is at 100 of its own coordinates.
      relate(own, .left, outer, .right, times: 0.5), relate(own, .top, outer, .bottom, times: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(numbers(inner) == [50, 50, 20, 10])
    #expect(numbers(own) == [50, 50, 20, 10])
    // The same relation installed in an ancestor has another meaning: half of the root's 200 is 100, where the outer view starts.
    let moved = Box(20, 10)
    outer.addSubview(moved)
    root.addConstraints([relate(moved, .left, outer, .right, times: 0.5), relate(moved, .top, outer, .top, times: 1)])
    root.layoutIfNeeded()
    #expect(numbers(moved) == [0, 0, 20, 10])
  }

  @Test func siblingsScaleEachOthersPlaces() {
    let (a, b) = (Box(30, 10), Box(30, 10))
    [a, b].forEach(root.addSubview)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20), a.topAnchor.constraint(equalTo: root.topAnchor),
      relate(b, .left, a, .right, times: 2), relate(b, .centerY, a, .bottom, times: 3, plus: 1),
    ])
    root.layoutIfNeeded()
    #expect(numbers(b) == [100, 26, 30, 10])
  }

  @Test func aNegativeMultiplierMirrors() {
    let (a, b) = (Box(30, 10), Box(30, 10))
    [a, b].forEach(root.addSubview)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20), a.topAnchor.constraint(equalTo: root.topAnchor),
      // The distances from the right edge and from the left edge are equal.
      relate(b, .right, a, .left, times: -1, plus: 300), b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(b) == [250, 0, 30, 10])
  }

  @Test func lengthsCompareAcrossAxes() {
    let (square, half) = (makeSubview(of: root), makeSubview(of: root))
    NSLayoutConstraint.activate([
      square.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
      square.widthAnchor.constraint(equalTo: square.heightAnchor),
      half.widthAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: -10),
      half.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(square.frame.size == CGSize(width: 50, height: 50) && half.frame.size == CGSize(width: 90, height: 100))
  }

  @Test(arguments: [
    (CGSize(width: 300, height: 200), [0, 25, 300, 150]), (CGSize(width: 500, height: 200), [50, 0, 400, 200]),
  ])
  func aPictureIsAsLargeAsItsRatioLetsIt(_ size: CGSize, _ frame: [Double]) {
    root.frame.size = size
    let picture = makeSubview(of: root)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 2),
      picture.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
      picture.widthAnchor.constraint(equalTo: root.widthAnchor).at(750),
      picture.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(picture) == frame)
  }

  @Test func aMultiplierOfNothingLeavesTheConstant() {
    let view = makeSubview(of: root)
    let width = relate(view, .width, root, .width, times: 0, plus: 30)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 30 && width.secondItem == nil && view.constraints.contains(width))
  }

  @Test func sharesOfGuides() {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = Box(10, 10)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
      guide.widthAnchor.constraint(equalTo: root.layoutMarginsGuide.widthAnchor, multiplier: 0.25),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 100)
  }
}
