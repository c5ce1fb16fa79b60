import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

/// Animations of layers that are paused, or remain at their end.
@MainActor @Suite struct LayerPresentationTests {
  private let layer = CALayer()

  private func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    change(animation)
    return animation
  }

  private var shownOpacity: Float? { layer.presentation()?.opacity }

  // MARK: Ended animations

  @Test func anAnimationThatRunsLeavesTheLayersOwnValues() {
    layer.add(fade(), forKey: "fade")
    #expect(shownOpacity == 1)
    layer.opacity = 0.75
    layer.add(fade { $0.repeatCount = .infinity }, forKey: "fade")
    #expect(shownOpacity == 0.75)
  }

  @Test func anAnimationThatIsKeptShowsItsEnd() {
    let keep = fade {
      $0.fromValue = 1
      $0.toValue = 0.25
      $0.isRemovedOnCompletion = false
      $0.fillMode = .forwards
    }
    layer.add(keep, forKey: "fade")
    #expect(shownOpacity == 0.25 && layer.opacity == 1)
    // Forwards and back.
    keep.autoreverses = true
    layer.add(keep, forKey: "fade")
    #expect(shownOpacity == 1)
    keep.fillMode = .removed
    layer.opacity = 0.75
    layer.add(keep, forKey: "fade")
    #expect(shownOpacity == 0.75)
  }

  // MARK: Frozen layers

  @Test func aFrozenLayerShowsItsTime() {
    layer.speed = 0
    layer.add(fade(), forKey: "fade")
    #expect(shownOpacity == 0)
    layer.timeOffset = 0.25
    #expect(shownOpacity == 0.25)
    // At its end the animation is removed.
    layer.timeOffset = 1
    #expect(shownOpacity == 1)
  }

  @Test func aLayerFrozenAfterwardsShowsItsTimeAsWell() {
    layer.add(fade(), forKey: "fade")
    layer.speed = 0
    layer.timeOffset = 0.75
    #expect(shownOpacity == 0.75)
  }

  @Test func aLayerPausedByTheClockShowsTheStart() {
    layer.add(fade { $0.repeatCount = .infinity }, forKey: "fade")
    // Three frames of a busy machine.
    Thread.sleep(forTimeInterval: 0.05)
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = time
    #expect(shownOpacity == 0)
  }

  @Test func aFrozenSuperlayerFreezesItsSublayers() {
    let parent = CALayer()
    parent.addSublayer(layer)
    layer.add(fade(), forKey: "fade")
    parent.speed = 0
    parent.timeOffset = 0.5
    #expect(shownOpacity == 0.5)
    layer.speed = 2
    layer.timeOffset = -0.25
    // Twice the speed, a quarter of a second later.
    #expect(shownOpacity == 0.75)
  }

  @Test func beginAndRepeatAndReverseCount() {
    layer.speed = 0
    layer.add(
      fade {
        $0.beginTime = 1
        $0.repeatCount = 2
        $0.autoreverses = true
        $0.fillMode = .backwards
      }, forKey: "fade")
    for (time, opacity) in [(0.5, Float(0)), (1.25, 0.25), (2.25, 0.75), (3.25, 0.25), (4.75, 0.25), (5, 1)] {
      layer.timeOffset = time
      #expect(shownOpacity == opacity, "at \(time)")
    }
  }

  // MARK: Values

  @Test func valuesByOthersAndFromTheLayersOwn() {
    layer.speed = 0
    layer.timeOffset = 0.5
    layer.position = CGPoint(x: 100, y: 0)
    let move = CABasicAnimation(keyPath: "position.x")
    move.duration = 1
    func shown() -> CGFloat? { layer.presentation()?.position.x }
    move.byValue = 20
    layer.add(move, forKey: "move")
    #expect(shown() == 110)
    move.toValue = 60
    layer.add(move, forKey: "move")
    #expect(shown() == 50)
    move.byValue = nil
    layer.add(move, forKey: "move")
    #expect(shown() == 80)
    (move.fromValue, move.toValue) = (0, 10)
    move.isAdditive = true
    layer.add(move, forKey: "move")
    #expect(shown() == 105)
    #expect(layer.position.x == 100)
  }

  @Test func transformsTurnAndKeepTheirSize() {
    layer.speed = 0
    layer.timeOffset = 0.5
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.duration = 1
    turn.fromValue = 0
    turn.toValue = CGFloat.pi
    layer.add(turn, forKey: "turn")
    let whole = CABasicAnimation(keyPath: "transform")
    whole.duration = 1
    whole.fromValue = CATransform3DIdentity
    whole.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let other = CALayer()
    (other.speed, other.timeOffset) = (0, 0.5)
    other.add(whole, forKey: "turn")
    let quarter = layer.presentation()?.affineTransform()
    #expect(abs((quarter?.a ?? 9)) < 1e-9 && abs((quarter?.b ?? 9) - 1) < 1e-9)
    let eighth = other.presentation()?.affineTransform()
    #expect(abs((eighth?.a ?? 9) - 0.5.squareRoot()) < 1e-9 && abs((eighth?.b ?? 9) - 0.5.squareRoot()) < 1e-9)
  }

  @Test func aProgressRingIsScrubbed() {
    let ring = CAShapeLayer()
    ring.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let stroke = CABasicAnimation(keyPath: "strokeEnd")
    (stroke.fromValue, stroke.toValue, stroke.duration) = (0, 1, 1)
    ring.add(stroke, forKey: "progress")
    (ring.speed, ring.timeOffset) = (0, 0.4)
    let shown = ring.presentation()
    #expect(shown !== ring && shown?.strokeEnd == 0.4 && shown?.path === ring.path)
    #expect(ring.strokeEnd == 1 && ring.value(forKeyPath: "strokeEnd") as? CGFloat == 1)
  }

  @Test func pathsAndColorsHaveSomethingInBetween() {
    let shape = CAShapeLayer()
    (shape.speed, shape.timeOffset) = (0, 0.5)
    let path = CABasicAnimation(keyPath: "path")
    path.duration = 1
    path.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    path.toValue = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil)
    shape.add(path, forKey: "path")
    let fill = CABasicAnimation(keyPath: "fillColor")
    fill.duration = 1
    fill.fromValue = CGColor(Color(red: 1, green: 0, blue: 0))
    fill.toValue = CGColor(Color(red: 0, green: 0, blue: 1))
    shape.add(fill, forKey: "fill")
    #expect(shape.presentation()?.path?.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 10))
    #expect(shape.presentation()?.fillColor == CGColor(Color(red: 0.5, green: 0, blue: 0.5)))
  }

  // MARK: Key frames and groups

  private func shownX(at time: Double, _ animation: CAAnimation) -> CGFloat? {
    let layer = CALayer()
    layer.speed = 0
    layer.timeOffset = time
    layer.add(animation, forKey: "move")
    return layer.presentation()?.position.x
  }

  @Test func keyFramesAreReachedAtTheirTimes() {
    let frames = CAKeyframeAnimation(keyPath: "position.x")
    frames.duration = 2
    frames.values = [0, 10, 110]
    #expect(shownX(at: 0.5, frames) == 5)
    #expect(shownX(at: 1.5, frames) == 60)
    frames.keyTimes = [0, 0.25, 1]
    #expect(shownX(at: 0.25, frames) == 5)
    #expect(shownX(at: 1.25, frames) == 60)
    frames.calculationMode = .paced
    // Halfway along 110 points.
    #expect(shownX(at: 1, frames)?.isNearly(55) == true)
    frames.calculationMode = .discrete
    frames.keyTimes = [0, 0.25, 0.5, 1]
    #expect(shownX(at: 0.9, frames) == 10)
    #expect(shownX(at: 1.9, frames) == 110)
  }

  @Test func aPathIsFollowed() {
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.duration = 1
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    frames.path = path
    #expect(shownX(at: 0.75, frames) == 25)
    frames.calculationMode = .paced
    #expect(shownX(at: 0.75, frames) == 30)
  }

  @Test func groupsHaveATimeOfTheirOwn() {
    let (fade, move) = (fade(), CABasicAnimation(keyPath: "position.x"))
    (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
    move.beginTime = 1
    fade.fillMode = .forwards
    let group = CAAnimationGroup()
    group.duration = 2
    group.animations = [fade, move]
    layer.add(group, forKey: "both")
    (layer.speed, layer.timeOffset) = (0, 0.5)
    #expect(shownOpacity == 0.5 && layer.presentation()?.position.x == 0)
    layer.opacity = 0.1
    layer.timeOffset = 1.25
    #expect(shownOpacity == 1 && layer.presentation()?.position.x == 25)
  }

  @Test func springsSwingAboutTheirEnd() {
    let curve = SpringCurve(mass: 1, stiffness: 100, damping: 2)
    #expect(curve.value(at: 0) == 0)
    // Decay 1 and frequency 10: after half an oscillation of sqrt(99) the weight is e^(-pi / sqrt(99)) beyond its final position.
    let half = Double.pi / 99.0.squareRoot()
    #expect(abs(curve.value(at: half) - (1 + exp(-half))) < 1e-9)
    // Critically damped: 1 - e^(-10 t) (1 + 10 t).
    let critical = SpringCurve(mass: 1, stiffness: 100, damping: 20)
    #expect(abs(critical.value(at: 0.1) - (1 - exp(-1) * 2)) < 1e-9)
    let slow = SpringCurve(mass: 1, stiffness: 100, damping: 200, allowsOverdamping: true)
    #expect(slow.value(at: 0) == 0 && slow.value(at: 0.1) < critical.value(at: 0.1))
  }

  @Test func timingFunctionsAreTheirCurves() {
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    // Control points are single-precision numbers.
    #expect(ease.value(at: 0.5).isNearly(0.5))
    #expect((ease.value(at: 0.25) + ease.value(at: 0.75)).isNearly(1))
    #expect(CAMediaTimingFunction(name: .linear).value(at: 0.3).isNearly(0.3))
    #expect(ease.value(at: 0) == 0 && ease.value(at: 1) == 1)
  }

}

extension CGFloat {
  fileprivate func isNearly(_ other: CGFloat) -> Bool { Swift.abs(self - other) < 1e-6 }
}
