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

  @Test func theEndIsWithoutTheOldContents() {
    #expect(items(at: 1, .push, .fromRight).flatMap(\.filledRects).map(\.origin) == [.zero])
    #expect(layer.displayItems().count == 1)
  }
}
