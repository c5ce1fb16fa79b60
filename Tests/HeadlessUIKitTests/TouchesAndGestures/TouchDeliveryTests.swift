import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Which views receive which touches.
@MainActor @Suite struct TouchDeliveryTests {
  @Test func theHitViewGetsTheTouchUntilItEnds() {
    let view = TouchLogView()
    let stage = TouchStage(view)
    stage.send(.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 390, y: 150), steps: 2))
    #expect(view.phases == ["began", "moved", "moved", "ended"])
    view.phases = []
    stage.send(.tap(at: CGPoint(x: 50, y: 50)))
    #expect(view.phases.isEmpty)
  }

  @Test func touchesGoUpTheResponderChain() {
    let outer = TouchLogView()
    let stage = TouchStage(outer)
    outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    stage.send(.tap(at: CGPoint(x: 110, y: 110)))
    #expect(outer.phases == ["began", "ended"])
  }

  @Test func aSecondFingerCountsWhereItIsWanted() {
    let view = TouchLogView()
    let stage = TouchStage(view)
    let places = [CGPoint(x: 150, y: 150), CGPoint(x: 200, y: 150)]
    stage.send(.press(at: places, duration: 0.1))
    #expect(view.phases == ["began", "ended"])
    view.phases = []
    view.isMultipleTouchEnabled = true
    stage.send(.press(at: places, duration: 0.1))
    #expect(view.phases == ["began", "began", "ended", "ended"])
  }

  @Test func exclusiveViewsTakeNoTouchesBesideOthers() {
    let view = TouchLogView()
    let stage = TouchStage(view)
    let other = TouchLogView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
    other.isExclusiveTouch = true
    stage.screen.controller.view.addSubview(other)
    stage.send(.press(at: [CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 450)], duration: 0.1))
    #expect(view.phases == ["began", "ended"] && other.phases.isEmpty)
    view.phases = []
    stage.send(.tap(at: CGPoint(x: 150, y: 450)))
    #expect(other.phases == ["began", "ended"])
  }

  /// An event's touches are a set, so their order is undefined.
  @Test func theFirstFingerOfTwoIsTheFirstEveryTime() {
    final class Owner: UIView {
      var heard: [Int] = []
    }
    final class Part: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        (superview as? Owner)?.heard.append(tag)
      }
    }
    let owner = Owner()
    let stage = TouchStage(owner)
    for tag in 0..<2 {
      let part = Part(frame: CGRect(x: 100 * tag, y: 0, width: 100, height: 100))
      part.tag = tag
      owner.addSubview(part)
    }
    for _ in 0..<20 { stage.send(.pinch(at: CGPoint(x: 200, y: 150), from: 100, to: 120)) }
    #expect(owner.heard == (0..<20).flatMap { _ in [0, 1] })
  }

  @Test func placesAreGivenInEveryViewsCoordinates() {
    final class Place: UIView {
      var place: CGPoint?
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        place = touches.first?.location(in: self)
        count = touches.first?.tapCount ?? 0
      }
    }
    let view = Place()
    let stage = TouchStage(view)
    stage.send(.tap(at: CGPoint(x: 110, y: 130)))
    #expect(view.place == CGPoint(x: 10, y: 30))
    #expect(view.count == 1)
    stage.send(.tap(at: CGPoint(x: 110, y: 130), count: 2))
    #expect(view.count == 2)
  }

  @Test func aFoundGestureCancelsTheViewsTouches() {
    let view = TouchLogView()
    let stage = TouchStage(view)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    stage.send(.tap(at: CGPoint(x: 150, y: 150)))
    #expect(view.phases == ["began", "cancelled"])
    view.phases = []
    tap.cancelsTouchesInView = false
    stage.send(.tap(at: CGPoint(x: 150, y: 150)))
    #expect(view.phases == ["began", "ended"])
    view.phases = []
    tap.isEnabled = false
    tap.cancelsTouchesInView = true
    stage.send(.tap(at: CGPoint(x: 150, y: 150)))
    #expect(view.phases == ["began", "ended"])
  }

  @Test func delayedTouchesComeWhenTheGestureFails() {
    let view = TouchLogView()
    let stage = TouchStage(view)
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    view.addGestureRecognizer(press)
    stage.send(.tap(at: CGPoint(x: 150, y: 150)))
    #expect(view.phases == ["began", "ended"])
    view.phases = []
    stage.send(.longPress(at: CGPoint(x: 150, y: 150)))
    #expect(view.phases.isEmpty)
  }
}
