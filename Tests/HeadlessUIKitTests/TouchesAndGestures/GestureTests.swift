import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Gesture recognition; distances and times are those that `UIGestureRecognizer`'s classes document.
@MainActor @Suite struct GestureTests {
  private let stage = TouchStage()
  private let log = GestureLog()
  private let middle = CGPoint(x: 200, y: 200)

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(log, action: GestureLog.selector)
    stage.view.addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Taps and presses

  @Test func eventsAndRecognizersHaveTheKeysThatAreHeld() {
    final class KeyView: UIView {
      var flags: [UIKeyModifierFlags?] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { flags.append(event?.modifierFlags) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { flags.append(event?.modifierFlags) }
    }
    let view = KeyView()
    let stage = TouchStage(view)
    let log = GestureLog()
    var seen: [UIKeyModifierFlags] = []
    log.onChange = { seen.append($0.modifierFlags) }
    let recognizer = UITapGestureRecognizer(target: log, action: GestureLog.selector)
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    view.addGestureRecognizer(recognizer)
    stage.send(.tap(at: CGPoint(x: 200, y: 200)).holding([.shift, .command]))
    stage.send(.tap(at: CGPoint(x: 200, y: 200)))
    #expect(seen == [[.shift, .command], []])
    #expect(view.flags == [[.shift, .command], [.shift, .command], [], []])
  }

  @Test func aTapIsFoundOnceAndStartsAnew() {
    let tap = add(UITapGestureRecognizer())
    log.onChange = { #expect($0.location(in: stage.view) == CGPoint(x: 100, y: 100)) }
    stage.send(.tap(at: middle))
    #expect(log.states == [.ended])
    #expect(tap.state == .possible)
    stage.send(.tap(at: middle))
    #expect(log.states == [.ended, .ended])
    stage.send(.drag(from: middle, to: CGPoint(x: 290, y: 200)))
    #expect(log.states.count == 2)
  }

  @Test func twoTapsAreNeededForADoubleTap() {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    stage.send(.tap(at: middle))
    #expect(log.states.isEmpty)
    stage.send(.tap(at: middle, count: 2))
    #expect(log.states == [.ended])
    stage.send(.tap(at: middle).followed(by: .tap(at: middle), after: 0.5))
    #expect(log.states == [.ended])
  }

  @Test func twoFingersAreNeededForATapOfTwo() {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    stage.send(.tap(at: middle))
    #expect(log.states.isEmpty)
    stage.send(.press(at: [middle, CGPoint(x: 220, y: 200)], duration: 0.1))
    #expect(log.states == [.ended])
  }

  @Test func aLongPressNeedsHalfASecondInOnePlace() {
    _ = add(UILongPressGestureRecognizer())
    stage.send(.press(at: [middle], duration: 0.4))
    #expect(log.states.isEmpty)
    stage.send(.press(at: [middle], duration: 0.6))
    #expect(log.states == [.began, .ended])
    log.states = []
    stage.send(.drag(from: middle, to: CGPoint(x: 280, y: 200), steps: 4, duration: 1))
    #expect(log.states.isEmpty)
  }

  // MARK: Movement

  @Test func aPanTellsWayAndSpeed() {
    let pan = add(UIPanGestureRecognizer())
    var ways: [CGPoint] = []
    log.onChange = { ways.append(($0 as! UIPanGestureRecognizer).translation(in: nil)) }
    // Steps of 20 points in 0.1 s: the first is beyond the 10 points that a pan waits for.
    stage.send(.drag(from: middle, to: CGPoint(x: 260, y: 200), steps: 3, duration: 0.3))
    #expect(log.states == [.began, .changed, .changed, .ended])
    #expect(ways.map(\.x) == [20, 40, 60, 60])
    log.onChange = nil
    log.states = []
    stage.send(.drag(from: middle, to: CGPoint(x: 208, y: 200)))
    #expect(log.states.isEmpty)
    var speed = CGPoint.zero
    log.onChange = { recognizer in
      if recognizer.state == .changed { speed = pan.velocity(in: nil) }
      pan.setTranslation(.zero, in: nil)
    }
    stage.send(.drag(from: middle, to: CGPoint(x: 260, y: 200), steps: 3, duration: 0.3))
    #expect(abs(speed.x - 200) < 1e-6)
    #expect(speed.y == 0)
  }

  @Test func aPansTranslationIsInTheViewsCoordinates() {
    let pan = add(UIPanGestureRecognizer())
    stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    var way = CGPoint.zero
    log.onChange = { _ in way = pan.translation(in: stage.view) }
    stage.send(.drag(from: middle, to: CGPoint(x: 240, y: 220), steps: 2))
    #expect(abs(way.x - 20) < 1e-9)
    #expect(abs(way.y - 10) < 1e-9)
  }

  @Test func aSwipeIsQuickAndKnowsItsDirection() {
    let swipe = add(UISwipeGestureRecognizer())
    stage.send(.swipe(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 220, y: 205)))
    #expect(log.states == [.ended])
    stage.send(.swipe(from: CGPoint(x: 220, y: 200), to: CGPoint(x: 120, y: 205)))
    stage.send(.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 220, y: 200), steps: 4, duration: 2))
    #expect(log.states == [.ended])
    swipe.direction = [.left, .up]
    stage.send(.swipe(from: CGPoint(x: 220, y: 200), to: CGPoint(x: 120, y: 205)))
    #expect(log.states == [.ended, .ended])
  }

  @Test func aPinchMeasuresTheFingersDistance() {
    let pinch = add(UIPinchGestureRecognizer())
    var scale: CGFloat = 0
    log.onChange = { if $0.state == .changed { scale = pinch.scale } }
    stage.send(.pinch(at: middle, from: 50, to: 150))
    #expect(log.states.first == .began)
    #expect(log.states.last == .ended)
    #expect(abs(scale - 3) < 1e-9)
    #expect(pinch.scale == 1)
  }

  @Test func aRotationAddsUpTheFingersTurn() {
    let rotation = add(UIRotationGestureRecognizer())
    var angle: CGFloat = 0
    log.onChange = { if $0.state == .changed { angle = rotation.rotation } }
    stage.send(.rotation(at: middle, by: 1.5 * .pi))
    #expect(abs(angle - 1.5 * .pi) < 1e-6)
  }

  @Test func anEdgePanStartsAtTheEdge() {
    let pan = UIScreenEdgePanGestureRecognizer(target: log, action: GestureLog.selector)
    pan.edges = .left
    stage.screen.controller.view.addGestureRecognizer(pan)
    stage.send(.drag(from: CGPoint(x: 40, y: 500), to: CGPoint(x: 200, y: 500)))
    #expect(log.states.isEmpty)
    stage.send(.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 200, y: 500)))
    #expect(log.states.first == .began)
    #expect(log.states.last == .ended)
  }

  // MARK: Simultaneous recognition

  @Test func aSingleTapWaitsForTheDoubleTapThatHasToFail() {
    let single = GestureLog()
    let one = UITapGestureRecognizer(target: single, action: GestureLog.selector)
    stage.view.addGestureRecognizer(one)
    let two = add(UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    stage.send(.tap(at: middle, count: 2))
    #expect(single.states.isEmpty)
    #expect(log.states == [.ended])
    stage.send(.tap(at: middle))
    #expect(single.states == [.ended])
    #expect(log.states == [.ended])
  }

  @Test func theInnermostIsFoundAlone() {
    let inner = GestureLog()
    let view = UIView(frame: stage.view.bounds)
    stage.view.addSubview(view)
    let innerPan = UIPanGestureRecognizer(target: inner, action: GestureLog.selector)
    view.addGestureRecognizer(innerPan)
    _ = add(UIPanGestureRecognizer())
    stage.send(.drag(from: middle, to: CGPoint(x: 280, y: 200)))
    #expect(inner.states.first == .began)
    #expect(log.states.isEmpty)
  }

  @Test func delegatesAllowTwoAtATimeAndForbidOne() {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {
      var begins = true
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    }
    let delegate = Delegate()
    let pinch = add(UIPinchGestureRecognizer())
    pinch.delegate = delegate
    let other = GestureLog()
    stage.view.addGestureRecognizer(UIRotationGestureRecognizer(target: other, action: GestureLog.selector))
    let both = TouchSequence.move(
      from: [CGPoint(x: 180, y: 200), CGPoint(x: 220, y: 200)],
      to: [CGPoint(x: 150, y: 150), CGPoint(x: 250, y: 250)])
    stage.send(both)
    #expect(log.states.first == .began)
    #expect(other.states.first == .began)
    delegate.begins = false
    log.states = []
    stage.send(both)
    #expect(log.states.isEmpty)
  }

  @Test func aButtonsTapIsNotThatOfTheViewBehindIt() {
    _ = add(UITapGestureRecognizer())
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), primaryAction: UIAction { _ in taps += 1 })
    stage.view.addSubview(button)
    stage.send(.tap(at: CGPoint(x: 150, y: 150)))
    #expect(taps == 1)
    #expect(log.states.isEmpty)
    stage.send(.tap(at: CGPoint(x: 250, y: 250)))
    #expect(log.states == [.ended])
  }
}
