import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

/// Layer transitions of one second with linear timing, at a quarter of their duration.
@MainActor @Suite struct TransitionMomentTests {
  private let layer: CALayer = {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.backgroundColor = CGColor(Color(red: 1, green: 0, blue: 0))
    return layer
  }()

  private func items(at time: TimeInterval, _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil)
    -> [DisplayItem]
  {
    let clock = CountedTime.current
    return clock.hold {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      layer.add(transition, forKey: kCATransition)
      layer.backgroundColor = .black
      clock.advance(by: time)
      return clock.showMoment { LayerPresentation.during(layer) { layer.displayItems() } }
    }
  }

  private func places(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> [CGPoint] {
    items(at: 0.25, type, subtype).flatMap(\.filledRects).map(\.origin)
  }

  @Test func pushedContentsMoveTogether() {
    #expect(places(.push, .fromRight) == [CGPoint(x: -25, y: 0), CGPoint(x: 75, y: 0)])
    #expect(places(.push, .fromLeft) == [CGPoint(x: 25, y: 0), CGPoint(x: -75, y: 0)])
  }

  @Test func whatMovesInComesOverTheOldContents() {
    // On iOS, where y points down, Core Animation's top is the lower edge.
    #expect(places(.moveIn, .fromTop) == [.zero, CGPoint(x: 0, y: 30)])
  }

  @Test func whatIsRevealedLiesUnderTheOldContents() {
    #expect(places(.reveal, .fromBottom) == [.zero, CGPoint(x: 0, y: 10)])
  }

  @Test func fadingContentsAddUp() throws {
    let outer = try #require(items(at: 0.25, .fade).first?.group)
    let groups = outer.items.compactMap(\.group)
    #expect(groups.map(\.opacity) == [0.75, 0.25])
    #expect(groups.map(\.blendMode) == [.normal, .plusLighter])
  }

  /// The x coordinates of the corners of the only group of a flip, and its colour.
  private func corners(at time: TimeInterval, _ subtype: CATransitionSubtype) throws -> (left: CGPoint, right: CGPoint)
  {
    let group = try #require(items(at: time, .flip, subtype).first?.group)
    let projection = try #require(group.projection)
    func place(_ x: CGFloat) -> CGPoint {
      let point = CGPoint(x: x, y: 0).applying(projection.affine)
      let depth = projection.x * x + projection.w
      return CGPoint(x: point.x / depth, y: point.y / depth)
    }
    return (place(0), place(100))
  }

  @Test func aFlipTurnsTheLayerAboutItsMiddle() throws {
    // A quarter of the time is an eighth of a turn: the edges are 50 * cos 45° from the middle and 50 * sin 45° before and behind
    // the plane, seen from a distance of 1000 points.
    let (across, depth) = (50 * 0.5.squareRoot(), 50 * 0.5.squareRoot())
    let (near, far) = (1000 / (1000 - depth), 1000 / (1000 + depth))
    let right = try corners(at: 0.25, .fromRight)
    #expect(abs(right.left.x - (50 - across * far)) < 1e-6 && abs(right.right.x - (50 + across * near)) < 1e-6)
    #expect(abs(right.right.y - (20 - 20 * near)) < 1e-6)
    let left = try corners(at: 0.25, .fromLeft)
    #expect(abs(left.left.x - (50 - across * near)) < 1e-6 && abs(left.right.x - (50 + across * far)) < 1e-6)
  }

  @Test func aFlipShowsTheNewContentsInItsSecondHalf() throws {
    func color(at time: TimeInterval) throws -> Color? {
      let group = try #require(items(at: time, .flip, .fromLeft).first?.group)
      guard case .fill(_, .color(let color), _)? = group.items.first else { return nil }
      return color
    }
    #expect(try color(at: 0.25) == Color(red: 1, green: 0, blue: 0))
    layer.backgroundColor = CGColor(Color(red: 1, green: 0, blue: 0))
    #expect(try color(at: 0.75) == .black)
  }

  @Test func theEndIsWithoutTheOldContents() {
    #expect(items(at: 1, .push, .fromRight).flatMap(\.filledRects).map(\.origin) == [.zero])
    #expect(layer.displayItems().count == 1)
  }
}
