import Testing
import UIKit

/// The position of each attribute: a view inside a superview of 300 x 200 with margins of 10, 20, 30, 40 (top, left, bottom,
/// right), so that the rectangle inside the margins is (20, 10, 240, 160).
@MainActor @Suite struct ConstraintAttributeTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  nonisolated struct Place: Sendable {
    let attribute: Attribute
    /// The position of the superview's attribute along its axis, in points.
    let leftToRight: CGFloat
    var rightToLeft: CGFloat?
  }

  nonisolated static let places = [
    Place(attribute: .left, leftToRight: 0), Place(attribute: .right, leftToRight: 300),
    Place(attribute: .leading, leftToRight: 0, rightToLeft: 300),
    Place(attribute: .trailing, leftToRight: 300, rightToLeft: 0),
    Place(attribute: .centerX, leftToRight: 150), Place(attribute: .leftMargin, leftToRight: 20),
    Place(attribute: .rightMargin, leftToRight: 260),
    Place(attribute: .leadingMargin, leftToRight: 20, rightToLeft: 260),
    Place(attribute: .trailingMargin, leftToRight: 260, rightToLeft: 20),
    Place(attribute: .centerXWithinMargins, leftToRight: 140), Place(attribute: .top, leftToRight: 0),
    Place(attribute: .bottom, leftToRight: 200), Place(attribute: .centerY, leftToRight: 100),
    Place(attribute: .topMargin, leftToRight: 10), Place(attribute: .bottomMargin, leftToRight: 170),
    Place(attribute: .centerYWithinMargins, leftToRight: 90),
    // A view without text has its first baseline at the top and its last at the bottom.
    Place(attribute: .firstBaseline, leftToRight: 0), Place(attribute: .lastBaseline, leftToRight: 200),
  ]

  private func makeSuperview(isRightToLeft: Bool) -> UIView {
    let root = makeRoot()
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    return root
  }

  @Test(arguments: places, [false, true]) func attributesOfTheSuperview(_ place: Place, isRightToLeft: Bool) {
    let root = makeSuperview(isRightToLeft: isRightToLeft)
    let view = makeSubview(of: root)
    let isHorizontal = [
      .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins,
    ].contains(place.attribute)
    // Without width and margins, all attributes of the view along an axis have the same position.
    view.layoutMargins = .zero
    let own: Attribute = isHorizontal ? .centerX : .centerY
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: place.attribute, multiplier: 1,
        constant: 0),
      view.widthAnchor.constraint(equalToConstant: 0), view.heightAnchor.constraint(equalToConstant: 0),
    ])
    root.layoutIfNeeded()
    let expected = isRightToLeft ? place.rightToLeft ?? place.leftToRight : place.leftToRight
    #expect((isHorizontal ? view.frame.midX : view.frame.midY) == expected)
  }

  @Test(arguments: places) func attributesOfTheView(_ place: Place) {
    // The same positions from inside: the view is 300 x 200 with these margins, and its attribute is placed at 500.
    let root = makeRoot(1000, 1000)
    root.semanticContentAttribute = .forceLeftToRight
    let view = Box(300, 200)
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.addSubview(view)
    let isHorizontal = [
      .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins,
    ].contains(place.attribute)
    NSLayoutConstraint(
      item: view, attribute: place.attribute, relatedBy: .equal, toItem: root,
      attribute: isHorizontal ? .centerX : .centerY, multiplier: 1, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect((isHorizontal ? view.frame.minX : view.frame.minY) == 500 - place.leftToRight)
  }

  @Test func distancesTurnRoundFromRightToLeft() {
    let root = makeSuperview(isRightToLeft: true)
    let (first, second) = (Box(50, 10), Box(60, 10))
    [first, second].forEach(root.addSubview)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8),
      second.leadingAnchor.constraint(equalTo: first.leadingAnchor).at(500),
      first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // From the right edge: 300 - 16 - 50, then 8 and 60 more.
    #expect(numbers(first) == [234, 0, 50, 10])
    #expect(numbers(second) == [166, 0, 60, 10])
  }

  @Test func leftAndRightStayWhereTheyAreFromRightToLeft() {
    let root = makeSuperview(isRightToLeft: true)
    let view = Box(50, 10)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(view) == [16, 0, 50, 10])
  }

  @Test func theDirectionMayChangeWhileConstraintsAreActive() {
    let root = makeSuperview(isRightToLeft: false)
    let view = Box(50, 10)
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 16)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 234)
  }

  @Test func multipliersScalePlacesAndLengths() {
    let root = makeRoot()
    let view = makeSubview(of: root)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
        constant: 10),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 0.25, constant: 0),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.2, constant: 4),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    // Width 64, centre 0.5 x 150 + 10 = 85.
    #expect(numbers(view) == [53, 50, 64, 32])
  }

  @Test func distancesAsDimensions() {
    let root = makeRoot()
    root.semanticContentAttribute = .forceLeftToRight
    let (a, b) = (Box(40, 10), Box(40, 10))
    [a, b].forEach(root.addSubview)
    let before = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
    let between = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let after = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    NSLayoutConstraint.activate([
      between.constraint(equalTo: before, multiplier: 2), after.constraint(equalTo: before, multiplier: 1),
      a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // The remaining 220 in four parts of 55.
    #expect(numbers(a) == [55, 0, 40, 10])
    #expect(numbers(b) == [205, 0, 40, 10])
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func distancesAreLengthsInBothDirections(_ direction: UISemanticContentAttribute) {
    let root = makeRoot()
    root.semanticContentAttribute = direction
    let (a, b) = (Box(40, 10), Box(30, 10))
    [a, b].forEach(root.addSubview)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      // The gap is as wide as the second view, and 5 more.
      b.widthAnchor.constraint(
        equalTo: a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor), multiplier: 1, constant: -5),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == (direction == .forceLeftToRight ? 75 : 195))
  }

  @Test func alignmentRectanglesAreWhatConstraintsPlace() {
    let root = makeRoot()
    let view = Box(50, 20)
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.addSubview(view)
    let below = Box(10, 10)
    view.addSubview(below)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      below.leftAnchor.constraint(equalTo: view.leftAnchor), below.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(view) == [8, 9, 56, 24])
    #expect(numbers(below) == [2, 11, 10, 10])
  }

  @Test func anImagesAlignmentRectangleIsPlacedAndTheImageKeepsItsSize() {
    let root = makeRoot()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
    let view = UIImageView(image: picture.withAlignmentRectInsets(insets))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(numbers(view) == [8, 9, 20, 30])
    #expect(view.intrinsicContentSize == CGSize(width: 14, height: 26))
  }

  @Test func viewsThatMapFramesToAlignmentRectanglesThemselves() {
    final class Shadowed: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }
      override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 5, dy: 6) }
      override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.insetBy(dx: -5, dy: -6) }
    }
    let root = makeRoot()
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let inner = Box(4, 4)
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(view) == [15, 14, 50, 52])
    #expect(numbers(inner) == [5, 42, 4, 4])
  }

  @Test func placesAreComparedAcrossLevels() {
    let root = makeRoot()
    let outer = makeSubview(of: root)
    let inner = makeSubview(of: outer)
    let other = Box(10, 10)
    root.addSubview(other)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
      inner.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -200),
      inner.heightAnchor.constraint(equalToConstant: 7),
      other.leftAnchor.constraint(equalTo: inner.rightAnchor), other.topAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // The inner right edge is at 100 of the root: 70 of the outer view.
    #expect(numbers(inner) == [5, 6, 65, 7])
    #expect(numbers(other) == [100, 53, 10, 10])
    #expect(inner.constraints.count == 1)
    #expect(outer.constraints.count == 4)
    #expect(root.constraints.count == 5)
  }
}
