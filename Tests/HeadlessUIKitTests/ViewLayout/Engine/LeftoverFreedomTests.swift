import Testing
import UIKit

/// Layouts whose constraints leave a position or a length undetermined.
@MainActor @Suite struct LeftoverFreedomTests {
  private let root = makeRoot(375, 667, scale: 2)

  @Test func aRightEdgeAloneMovesAViewWithoutWidth() {
    let view = makeSubview(of: root)
    view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10).isActive = true
    root.layoutIfNeeded()
    #expect(numbers(view) == [365, 0, 0, 0])
  }

  @Test func anUpperLimitIsWhereAFreePlaceIs() {
    let view = makeSubview(of: root)
    view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23).isActive = true
    root.layoutIfNeeded()
    #expect(numbers(view) == [0, 23, 0, 0])
  }

  @Test func aLimitedWidthIsNothing() {
    let view = makeSubview(of: root)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
    ])
    root.layoutIfNeeded()
    #expect(numbers(view) == [187.5, 0, 0, 0])
  }

  /// Recorded: a view whose position is limited by a view above it and by the bottom margin is placed at the margin, although that
  /// constraint was created later.
  @Test(arguments: [false, true]) func aPlaceBetweenTwoLimitsIsAtTheUpperOne(isUpperFirst: Bool) {
    let (box, view) = (makeSubview(of: root), makeSubview(of: root))
    let lower = { view.topAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 10) }
    let upper = { view.bottomAnchor.constraint(lessThanOrEqualTo: self.root.bottomAnchor, constant: -20) }
    let limits = isUpperFirst ? [upper(), lower()] : [lower(), upper()]
    NSLayoutConstraint.activate(
      limits + [
        box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
    root.layoutIfNeeded()
    // 667 - 20 - 40.
    #expect(view.frame.minY == 607)
  }

  /// Recorded: views of 21 and 16 points in a height of 44 points are 28 and 16 points high.
  @Test func theFirstOfTwoViewsThatHugAlikeIsStretched() {
    let (first, second) = (Box(10, 21), Box(10, 16))
    stack(first, second, in: 44)
    #expect(numbers(first) == [0, 0, 10, 28])
    #expect(numbers(second) == [0, 28, 10, 16])
  }

  /// Reported by users of iOS: if a row is too short for two labels, the second label shows its whole text.
  @Test func theFirstOfTwoViewsThatResistAlikeIsSqueezed() {
    let (first, second) = (Box(10, 40), Box(10, 30))
    stack(first, second, in: 44)
    #expect(numbers(first) == [0, 0, 10, 14])
    #expect(numbers(second) == [0, 14, 10, 30])
  }

  /// The order of the subviews decides, not their positions or the order in which the constraints were created.
  @Test func theOrderOfSubviewsDecidesWhichViewIsStretched() {
    let (first, second) = (Box(10, 21), Box(10, 16))
    stack(first, second, in: 44)
    root.insertSubview(second, at: 0)
    stack(first, second, in: 44)
    #expect(numbers(first) == [0, 0, 10, 21])
    #expect(numbers(second) == [0, 21, 10, 23])
  }

  /// Places the second view below the first one, from the top of the root view.
  private func stack(_ first: UIView, _ second: UIView, in height: CGFloat) {
    for view in [first, second] where view.superview == nil { root.addSubview(view) }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: first.bottomAnchor),
      second.bottomAnchor.constraint(equalTo: root.topAnchor, constant: height),
    ])
    root.layoutIfNeeded()
  }

  @Test func anUpperLimitCountsAlsoAfterItWasSwitchedOff() {
    let view = makeSubview(of: root)
    let upper = view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 90)
    let lower = view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 12)
    NSLayoutConstraint.activate([lower, upper])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 90)
    // The result is the same after the constraint was deactivated and activated again.
    upper.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.minX == 12)
    upper.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 90)
  }

  @Test func aHeightThatIsSwitchedOffIsNothing() {
    let view = makeSubview(of: root)
    let height = view.heightAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      height, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(numbers(view) == [0, 0, 50, 80])
    height.isActive = false
    root.layoutIfNeeded()
    #expect(numbers(view) == [0, 0, 50, 0])
  }

  @Test func theLastConstraintOfAHierarchyLeavesNothingBehind() {
    let view = makeSubview(of: root)
    let height = view.heightAnchor.constraint(equalToConstant: 80)
    height.isActive = true
    root.layoutIfNeeded()
    #expect(numbers(view) == [0, 0, 0, 80])
    height.isActive = false
    root.layoutIfNeeded()
    #expect(numbers(view) == [0, 0, 0, 0])
  }

  @Test func aViewThatComesBackIsWhereItWas() {
    // The widths are undetermined: the first view in the hierarchy has a width of 0, and the other one takes the remaining width.
    let (left, right) = (makeSubview(of: root), makeSubview(of: root))
    func connect() {
      NSLayoutConstraint.activate([
        left.leftAnchor.constraint(equalTo: root.leftAnchor), right.leftAnchor.constraint(equalTo: left.rightAnchor),
        right.rightAnchor.constraint(equalTo: root.rightAnchor),
      ])
    }
    connect()
    root.layoutIfNeeded()
    #expect(left.frame.width == 0 && right.frame.width == 375)
    left.removeFromSuperview()
    root.layoutIfNeeded()
    root.insertSubview(left, at: 0)
    connect()
    root.layoutIfNeeded()
    #expect(left.frame.width == 0 && right.frame.width == 375)
  }

  @Test func aRootWithoutMaskCountsAsNothingWide() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = makeSubview(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(numbers(view) == [8, 0, 20, 0])
  }
}

/// Lengths and frames without rounding errors.
@MainActor @Suite struct ExactFrameTests {
  @Test(arguments: [0, 1, 2, 10, 100, 101]) func lengthsAreWholePixels(_ pixels: Int) {
    let root = makeRoot(scale: 3)
    let view = makeSubview(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat(pixels) / 3),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(pixels) / 3),
    ])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 100, height: 20))
  }

  @Test(arguments: [1, 3, -1, 5]) func quarterTurnsAreExact(_ turns: Int) {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2)
    #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 44, height: 200)
    #expect(view.bounds.size == CGSize(width: 200, height: 44))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 44, height: 200))
  }

  @Test func halfTurnsAreExact() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  /// The metrics of substitute fonts are thousandths of an em: at 20 points, fiftieths of a point. A rounding error would be
  /// rounded up to a pixel.
  @Test func lineHeightsOfSubstitutesHaveNoNoise() {
    for name in UIFont.familyNames {
      guard let font = UIFont(name: name, size: 20) else { continue }
      let fiftieths = font.lineHeight * 500
      let isMeasured = abs(fiftieths - fiftieths.rounded()) > 1e-3
      #expect(isMeasured || font.lineHeight == fiftieths.rounded() / 500, "\(name)")
    }
  }
}
