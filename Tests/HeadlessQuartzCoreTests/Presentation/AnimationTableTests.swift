import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

/// Animations of layers whose time is stopped at given times. Expected values are computed from the times and values.
@MainActor @Suite struct AnimationTableTests {
  private func shown<Layer: CALayer>(_ layer: Layer, at time: Double, _ animation: CAAnimation) -> Layer? {
    layer.speed = 0
    layer.timeOffset = time
    layer.add(animation, forKey: "animation")
    return layer.presentation()
  }

  private func basic(_ path: String, _ from: Any?, _ to: Any?, _ change: (CABasicAnimation) -> Void = { _ in })
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    change(animation)
    return animation
  }

  private func number(_ path: String, at time: Double, of animation: CAAnimation, in layer: CALayer = CALayer())
    -> CGFloat?
  {
    CGFloat(anyNumber: shown(layer, at: time, animation)?.value(forKeyPath: path)).map { ($0 * 1e6).rounded() / 1e6 }
  }

  // MARK: Properties

  @Test(arguments: [
    "opacity", "cornerRadius", "borderWidth", "shadowOpacity", "shadowRadius", "zPosition", "anchorPoint.x",
    "position.x",
    "position.y", "bounds.size.width", "bounds.size.height", "bounds.origin.y", "shadowOffset.height",
    "transform.rotation", "transform.rotation.z", "transform.rotation.x", "transform.scale", "transform.scale.x",
    "transform.translation.x", "transform.translation.y", "sublayerTransform.translation.x",
  ])
  func numbersOfLayersAreAQuarterOnTheirWay(_ path: String) {
    #expect(number(path, at: 0.25, of: basic(path, 0.2, 0.6)) == 0.3)
  }

  @Test(arguments: ["strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase"])
  func numbersOfShapesAreAQuarterOnTheirWay(_ path: String) {
    #expect(number(path, at: 0.25, of: basic(path, 0.2, 0.6), in: CAShapeLayer()) == 0.3)
  }

  @Test(arguments: ["startPoint.x", "startPoint.y", "endPoint.x", "endPoint.y"])
  func numbersOfGradientsAreAQuarterOnTheirWay(_ path: String) {
    #expect(number(path, at: 0.25, of: basic(path, 0.2, 0.6), in: CAGradientLayer()) == 0.3)
  }

  @Test(arguments: [
    "instanceDelay", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
  ])
  func numbersOfReplicatorsAreAQuarterOnTheirWay(_ path: String) {
    #expect(number(path, at: 0.25, of: basic(path, 0.2, 0.6), in: CAReplicatorLayer()) == 0.3)
  }

  @Test(arguments: [
    "birthRate", "lifetime", "velocity", "scale", "spin", "emitterPosition.x", "emitterPosition.y", "emitterZPosition",
    "emitterDepth",
  ])
  func numbersOfEmittersAreAQuarterOnTheirWay(_ path: String) {
    #expect(number(path, at: 0.25, of: basic(path, 0.2, 0.6), in: CAEmitterLayer()) == 0.3)
  }

  @Test func copiesAndTextsChangeOnTheirWay() throws {
    let replicator = try #require(
      shown(CAReplicatorLayer(), at: 0.5, basic("instanceCount", 2, 6)))
    #expect(replicator.instanceCount == 4)
    let moving = basic("instanceTransform", CATransform3DIdentity, CATransform3DMakeTranslation(40, 0, 0))
    let moved = try #require(shown(CAReplicatorLayer(), at: 0.25, moving))
    #expect(CATransform3DEqualToTransform(moved.instanceTransform, CATransform3DMakeTranslation(10, 0, 0)))
    let text = try #require(shown(CATextLayer(), at: 0.5, basic("fontSize", 10, 20)))
    #expect(text.fontSize == 15)
    let colored = try #require(shown(CATextLayer(), at: 0.5, basic("foregroundColor", CGColor.black, CGColor.white)))
    #expect(colored.foregroundColor == CGColor(Color(red: 0.5, green: 0.5, blue: 0.5)))
    let emitter = try #require(
      shown(CAEmitterLayer(), at: 0.5, basic("emitterPosition", CGPoint.zero, CGPoint(x: 8, y: 4))))
    #expect(emitter.emitterPosition == CGPoint(x: 4, y: 2))
  }

  @Test func wholeValuesAreHalfwayOnTheirWay() {
    func half(_ path: String, _ from: Any, _ to: Any, _ layer: CALayer = CALayer()) -> Any? {
      shown(layer, at: 0.5, basic(path, from, to))?.value(forKeyPath: path)
    }
    let (small, large) = (CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 4, y: 6, width: 30, height: 20))
    #expect(half("bounds", small, large) as? CGRect == CGRect(x: 2, y: 3, width: 20, height: 20))
    #expect(half("position", CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 8)) as? CGPoint == CGPoint(x: 2, y: 5))
    #expect(
      half("shadowOffset", CGSize(width: 0, height: 2), CGSize(width: 4, height: 4)) as? CGSize
        == CGSize(width: 2, height: 3))
    let colors = half("colors", [CGColor.black], [CGColor.white], CAGradientLayer()) as? [CGColor]
    #expect(colors == [CGColor(Color(red: 0.5, green: 0.5, blue: 0.5))])
    #expect(half("locations", [0, 0.5], [0.5, 1], CAGradientLayer()) as? [NSNumber] == [0.25, 0.75])
    let dash = half("lineDashPattern", [2, 4], [4, 8], CAShapeLayer()) as? [NSNumber]
    #expect(dash == [3, 6])
    // Values without interpolation change halfway.
    #expect(half("hidden", false, true) as? Bool == true)
  }

  // MARK: Timing

  private func x(at time: Double, _ change: (CABasicAnimation) -> Void) -> CGFloat? {
    let layer = CALayer()
    layer.position.x = -1
    return number("position.x", at: time, of: basic("position.x", 0, 100, change), in: layer)
  }

  @Test func speedsAndOffsetsCount() {
    #expect(x(at: 0.25) { $0.speed = 2 } == 50)
    #expect(x(at: 0.75) { $0.speed = 2 } == -1)
    #expect(x(at: 0.25) { $0.timeOffset = 0.5 } == 75)
    #expect(x(at: 1.5) { $0.beginTime = 1 } == 50)
    // The animation runs backwards from its end.
    #expect(
      x(at: 0.25) {
        $0.speed = -1
        $0.timeOffset = 1
      } == 75)
    #expect(
      x(at: 7) {
        $0.speed = 0
        $0.timeOffset = 0.25
      } == 25)
  }

  @Test func repetitionsAndTheWayBackCount() {
    #expect(x(at: 1.25) { $0.repeatCount = 2 } == 25)
    #expect(x(at: 2.25) { $0.repeatCount = 2 } == -1)
    #expect(x(at: 1.25) { $0.autoreverses = true } == 75)
    #expect(x(at: 2.25) { $0.repeatDuration = 2.5 } == 25)
    #expect(x(at: 1000.25) { $0.repeatCount = .infinity } == 25)
    #expect(x(at: 1000.25) { $0.repeatCount = .greatestFiniteMagnitude } == 25)
    // After one and a half repetitions, the animation keeps its middle value.
    #expect(
      x(at: 9) {
        ($0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (1.5, .forwards, false)
      } == 50)
  }

  @Test func fillModesKeepTheEnds() {
    for (mode, before, after) in [
      (CAMediaTimingFillMode.removed, -1 as CGFloat, -1 as CGFloat), (.backwards, 0, -1), (.forwards, -1, 100),
      (.both, 0, 100),
    ] {
      func shown(_ time: Double) -> CGFloat? {
        x(at: time) { ($0.beginTime, $0.fillMode, $0.isRemovedOnCompletion) = (1, mode, false) }
      }
      #expect(shown(0.5) == before && shown(2.5) == after, "\(mode.rawValue)")
    }
    // An animation that is removed on completion can't fill forwards.
    #expect(x(at: 2.5) { $0.fillMode = .both } == -1)
  }

  @Test func whatFillsWithoutAnEndShowsItsStartAtRest() {
    let layer = CALayer()
    let loop = basic("position.x", 20, 100) {
      ($0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (.greatestFiniteMagnitude, .both, false)
    }
    layer.add(loop, forKey: "loop")
    #expect(layer.presentation()?.position.x == 20)
  }

  // MARK: Sums

  @Test func cumulativeRepetitionsBeginWhereTheLastOneEnded() {
    func turn(at time: Double, _ change: (CABasicAnimation) -> Void = { _ in }) -> CGFloat? {
      number(
        "position.x", at: time,
        of: basic("position.x", 10, 30) {
          ($0.isCumulative, $0.repeatCount) = (true, 3)
          change($0)
        })
    }
    // Each repetition adds 30, the value at the end of the animation.
    #expect(turn(at: 0.5) == 20)
    #expect(turn(at: 1.5) == 50)
    #expect(turn(at: 2.5) == 80)
    #expect(turn(at: 5) { ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false) } == 90)
    #expect(turn(at: 1.5) { $0.isCumulative = false } == 20)
  }

  @Test func additiveAnimationsAddUp() {
    let layer = CALayer()
    layer.position = CGPoint(x: 5, y: 0)
    (layer.speed, layer.timeOffset) = (0, 0.5)
    layer.add(basic("position.x", 0, 10) { $0.isAdditive = true }, forKey: "a")
    layer.add(basic("position.x", 0, 40) { $0.isAdditive = true }, forKey: "b")
    #expect(layer.presentation()?.position.x == 30)
    let frames = CAKeyframeAnimation(keyPath: "position")
    (frames.values, frames.duration, frames.isAdditive) = ([CGPoint.zero, CGPoint(x: 0, y: 8)], 1, true)
    layer.add(frames, forKey: "c")
    #expect(layer.presentation()?.position == CGPoint(x: 30, y: 4))
  }

  @Test func aPartIsAddedToAnAnimatedWhole() {
    let layer = CALayer()
    layer.position = CGPoint(x: 500, y: 500)
    (layer.speed, layer.timeOffset) = (0, 0.25)
    layer.add(basic("position", CGPoint.zero, CGPoint(x: 100, y: 200)), forKey: "whole")
    layer.add(basic("position.y", 40, 0) { $0.isAdditive = true }, forKey: "part")
    // A quarter of 200, and three quarters of 40.
    #expect(layer.presentation()?.position == CGPoint(x: 25, y: 80))
    layer.add(basic("position", CGPoint.zero, CGPoint(x: 40, y: 40)), forKey: "later")
    #expect(layer.presentation()?.position == CGPoint(x: 10, y: 10))
  }

  @Test func valueFunctionsMakeTransforms() throws {
    func transform(_ name: CAValueFunctionName, _ from: Any?, _ to: Any?) throws -> CATransform3D {
      let animation = basic("transform", from, to) { $0.valueFunction = CAValueFunction(name: name) }
      return try #require(shown(CALayer(), at: 0.5, animation)).transform
    }
    let turned = try transform(.rotateZ, 0, CGFloat.pi)
    #expect(abs(turned.m11) < 1e-9 && abs(turned.m12 - 1) < 1e-9)
    #expect(try transform(.translateX, nil, 40).m41 == 20)
    #expect(try transform(.scaleY, nil, 3).m22 == 2)
    let scaled = try transform(.scale, [1, 1, 1], [3, 5, 1])
    #expect(scaled.m11 == 2 && scaled.m22 == 3 && scaled.m33 == 1)
    let moved = try transform(.translate, [0, 0, 0], [10, 20, 0])
    #expect(moved.m41 == 5 && moved.m42 == 10)
  }

  // MARK: Groups, springs, copies

  @Test func groupsClipAndRepeatWhatIsInThem() {
    let group = CAAnimationGroup()
    group.animations = [basic("position.x", 0, 100) { $0.duration = 2 }]
    (group.duration, group.repeatCount, group.autoreverses) = (1, 2, true)
    let places: [(time: Double, place: CGFloat)] = [(0.5, 25), (1.5, 25), (2.5, 25), (0.75, 37.5), (1.25, 37.5)]
    for (time, place) in places {
      #expect(number("position.x", at: time, of: group) == place, "at \(time)")
    }
    group.timingFunction = CAMediaTimingFunction(name: .linear)
    group.speed = 0.5
    #expect(number("position.x", at: 1, of: group) == 25)
  }

  @Test func springsFollowTheirEquation() throws {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 2)
    (spring.damping, spring.stiffness) = (20, 100)
    // Critically damped: 1 - e^(-10 t) (1 + 10 t).
    let place = try #require(number("position.x", at: 0.2, of: spring))
    #expect(abs(place - 100 * (1 - exp(-2) * 3)) < 1e-5)
  }

  @Test func copiesOfAReplicatorAreLate() {
    let (replicator, dot) = (CAReplicatorLayer(), CALayer())
    replicator.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .black
    replicator.addSublayer(dot)
    (replicator.instanceCount, replicator.instanceDelay) = (4, 0.25)
    replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
    dot.add(basic("position.y", 5, 45) { $0.fillMode = .removed }, forKey: "drop")
    (replicator.speed, replicator.timeOffset) = (0, 0.5)
    let places = LayerPresentation.during(replicator) { replicator.displayItems().flatMap(\.filledRects) }
    // The copies are halfway, at a quarter, at the start and before the start of the animation: 40 points per second.
    #expect(places.map(\.minX) == [0, 50, 100, 150])
    #expect(places.map(\.minY) == [20, 10, 0, 0])
    #expect(dot.position.y == 5)
  }
}
