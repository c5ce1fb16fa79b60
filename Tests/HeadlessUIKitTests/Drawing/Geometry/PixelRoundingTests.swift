import Testing
import UIKit

/// Solved positions on device pixels: each edge is rounded to the nearest pixel in its superview.
@MainActor @Suite struct PixelRoundingTests {
  nonisolated struct Thirds: Sendable {
    let scale: CGFloat
    /// The rounded values of 100 / 3 and 200 / 3.
    let edges: [Double]
  }

  @Test(arguments: [
    Thirds(scale: 1, edges: [33, 67]), Thirds(scale: 2, edges: [33.5, 66.5]),
    Thirds(scale: 3, edges: [33.333, 66.667]),
  ]) func thirdsStayTogether(_ thirds: Thirds) {
    let root = makeRoot(100, 10, scale: thirds.scale)
    let views = (0..<3).map { _ in makeSubview(of: root) }
    var constraints = [
      views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      views[2].rightAnchor.constraint(equalTo: root.rightAnchor),
    ]
    for (view, next) in zip(views, views.dropFirst()) {
      constraints.append(next.leftAnchor.constraint(equalTo: view.rightAnchor))
      constraints.append(next.widthAnchor.constraint(equalTo: view.widthAnchor))
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(
      numbers(views[0])[0] == 0 && numbers(views[1])[0] == thirds.edges[0] && numbers(views[2])[0] == thirds.edges[1])
    for (view, end) in zip(views, views.dropFirst().map(\.frame.minX) + [100]) {
      #expect(abs(view.frame.maxX - end) < 1e-9)
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func halvesGoUp(_ scale: CGFloat) {
    let root = makeRoot(100, 10, scale: scale)
    let view = makeSubview(of: root)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10 + 0.5 / scale).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: -0.5 / scale).isActive = true
    root.layoutIfNeeded()
    #expect(abs(view.frame.minX - (10 + 1 / scale)) < 1e-9)
    #expect(abs(view.frame.minY) < 1e-9)
  }

  @Test func nestedViewsAreRoundedInTheirOwnSuperviews() {
    let root = makeRoot(100, 100, scale: 2)
    let outer = makeSubview(of: root)
    let inner = makeSubview(of: outer)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.25),
      outer.widthAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 0.25),
      inner.widthAnchor.constraint(equalToConstant: 10.2),
    ])
    root.layoutIfNeeded()
    // 0.25 becomes 0.5, 50.25 becomes 50.5; inside, 0.25 becomes 0.5 and 10.45 becomes 10.5.
    #expect(numbers(outer)[0] == 0.5 && numbers(outer)[2] == 50)
    #expect(numbers(inner)[0] == 0.5 && numbers(inner)[2] == 10)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func whatHasNoSizeGetsNone(_ scale: CGFloat) {
    let root = makeRoot(100, 100, scale: scale)
    let view = makeSubview(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.4),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10.2),
      view.widthAnchor.constraint(equalToConstant: 0), view.heightAnchor.constraint(equalToConstant: 1 / scale),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
    // A line of one pixel remains one pixel at every position.
    #expect(abs(view.frame.height - 1 / scale) < 1e-9)
  }

  @Test func aThirdOfAPointKeepsItsPlaceToTheLastBit() {
    // 299 pixels in the middle of 1125: pixels 413 to 712.
    let root = makeRoot(375, 100, scale: 3)
    let view = Box(299 / 3.0, 10)
    root.addSubview(view)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 413 / 3.0 && view.frame.width == 299 / 3.0)
  }

  @Test func halvesBelowZeroGoUpToo() {
    let root = makeRoot(100, 100, scale: 1)
    let view = Box(11, 10)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // From -5.5 to 5.5.
    #expect(numbers(view) == [-5, 0, 11, 10])
  }

  @Test func fittingSizesRoundUp() {
    let view = Box(10.1, 20)
    view.traitOverrides.displayScale = 2
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 10.5, height: 20))
  }

  @Test func roundingErrorsDoNotAddUp() {
    // Twelve rows of 10.1 points at 1x: each edge is the rounded sum, not the sum of rounded heights.
    let root = makeRoot(100, 200)
    var above: UIView?
    var rows: [UIView] = []
    for _ in 0..<12 {
      let row = makeSubview(of: root)
      row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor).isActive = true
      row.heightAnchor.constraint(equalToConstant: 10.1).isActive = true
      rows.append(row)
      above = row
    }
    root.layoutIfNeeded()
    for (index, row) in rows.enumerated() {
      #expect(numbers(row)[1] == (Double(index) * 10.1).rounded())
    }
    #expect(rows[11].frame.maxY == 121)
  }
}
