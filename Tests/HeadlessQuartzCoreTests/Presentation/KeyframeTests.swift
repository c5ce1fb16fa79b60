import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

/// Key times, timing functions and calculation modes of values and paths. Expected values are calculated by hand.
@MainActor @Suite struct KeyframeTests {
  private func shown(at time: Double, _ animation: CAAnimation) -> CALayer? {
    let layer = CALayer()
    layer.speed = 0
    layer.timeOffset = time
    layer.add(animation, forKey: "move")
    return layer.presentation()
  }

  private func along(_ points: [CGPoint], _ change: (CAKeyframeAnimation) -> Void) -> CAKeyframeAnimation {
    let path = CGMutablePath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    change(animation)
    return animation
  }

  private let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 40)]

  @Test func keyTimesPlaceThePointsOfAPath() {
    let animation = along(corner) { $0.keyTimes = [0, 0.1, 1] }
    #expect(shown(at: 0.1, animation)?.position == CGPoint(x: 10, y: 0))
    #expect(shown(at: 0.05, animation)?.position == CGPoint(x: 5, y: 0))
    let half = shown(at: 0.55, animation)?.position
    #expect(half.map { abs($0.y - 20) < 1e-9 } == true)
  }

  @Test func aClosedPathGoesAsFarAsItsKeyTimesNamePoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 110, y: 0))
    path.closeSubpath()
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 1)
    animation.keyTimes = [0, 1]
    #expect(shown(at: 0.25, animation)?.position.x == 35)
    #expect(shown(at: 0.75, animation)?.position.x == 85)
    // The position doesn't change before the first key time or after the last one.
    animation.keyTimes = [0.25, 0.75]
    #expect(shown(at: 0.125, animation)?.position.x == 10)
    #expect(shown(at: 0.5, animation)?.position.x == 60)
    #expect(shown(at: 0.875, animation)?.position.x == 110)
    animation.calculationMode = .discrete
    #expect(shown(at: 0.5, animation)?.position.x == 10)
    #expect(shown(at: 0.875, animation)?.position.x == 110)
    // Without key times, the segment that closes the path counts too: three quarters of two segments are half of the second one.
    (animation.calculationMode, animation.keyTimes) = (.linear, nil)
    #expect(shown(at: 0.75, animation)?.position.x == 60)
  }

  @Test func curvesAreFollowedByTheirParameter() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 80, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 80, y: 40))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 1)
    // (0 + 3 * 0 + 3 * 80 + 80) / 8 and (3 * 40 + 3 * 40) / 8; at a quarter 9/64 * 80 + 80/64 and (27 + 9)/64 * 40.
    #expect(shown(at: 0.5, animation)?.position == CGPoint(x: 40, y: 30))
    #expect(shown(at: 0.25, animation)?.position == CGPoint(x: 12.5, y: 22.5))
    animation.rotationMode = .rotateAuto
    // The curve runs along y at its start, and along x at its top.
    #expect(abs(try #require(shown(at: 0, animation)).affineTransform().b - 1) < 1e-9)
    #expect(abs(try #require(shown(at: 0.5, animation)).affineTransform().a - 1) < 1e-9)
  }

  @Test func timingThatOvershootsLeavesThePath() throws {
    // At half of the duration, the curve's x is 1/2 and its y is (3 * 2 + 3 * 2 + 1) / 8.
    let beyond = CAMediaTimingFunction(controlPoints: 0.5, 2, 0.5, 2)
    let animation = along([.zero, CGPoint(x: 80, y: 0)]) { $0.timingFunctions = [beyond] }
    let x = try #require(shown(at: 0.5, animation)).position.x
    #expect(abs(x - 130) < 1e-3)
  }

  @Test func timingFunctionsCountBetweenPoints() throws {
    // The timing function jumps to the end: at any time after the start, the point is close to the end.
    let jump = CAMediaTimingFunction(controlPoints: 0, 1, 0, 1)
    let animation = along(corner) { $0.timingFunctions = [jump, CAMediaTimingFunction(name: .linear)] }
    let first = try #require(shown(at: 0.25, animation)).position.x
    #expect(first > 8 && first < 10)
    let second = try #require(shown(at: 0.75, animation)).position
    #expect(second.x == 10 && abs(second.y - 20) < 1e-9)
  }

  @Test func discreteStepsStayOnThePoints() {
    let animation = along(corner) { $0.calculationMode = .discrete }
    #expect(shown(at: 0.5, animation)?.position == CGPoint(x: 10, y: 0))
    #expect(shown(at: 0.9, animation)?.position == CGPoint(x: 10, y: 40))
  }

  @Test func layersTurnWithThePath() throws {
    let animation = along(corner) { $0.rotationMode = .rotateAuto }
    let turned = try #require(shown(at: 0.75, animation)).affineTransform()
    // The path points down the screen: a quarter turn clockwise.
    #expect(abs(turned.b - 1) < 1e-9 && abs(turned.a) < 1e-9)
  }

  @Test func cubicCurvesPassThroughTheValues() throws {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 0]
    animation.duration = 1
    animation.calculationMode = .cubic
    #expect(shown(at: 0.5, animation)?.position.x == 10)
    // Catmull and Rom's: leaving 0 with (0 + 10) / 2, arriving at 10 with (10 - 10) / 2; at a half of the step
    // 0 * 0.5 + 5 * 0.125 + 10 * 0.5 + 0 * -0.125.
    let quarter = try #require(shown(at: 0.25, animation)).position.x
    #expect(abs(quarter - 5.625) < 1e-9)
    // With the maximum tension, the curve has no tangents: 10 * 0.5.
    animation.tensionValues = [1, 1, 1]
    let tight = try #require(shown(at: 0.25, animation)).position.x
    #expect(abs(tight - 5) < 1e-9)
  }

  @Test func aSingleDiscreteValueHasNoEffect() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [30]
    animation.duration = 1
    #expect(shown(at: 0.5, animation)?.position.x == 30)
    animation.calculationMode = .discrete
    #expect(shown(at: 0.5, animation)?.position.x == 0)
  }

  @Test func aGroupsChildHasItsLastValueAtItsEnd() {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
    let group = CAAnimationGroup()
    group.animations = [move]
    group.duration = 2
    #expect(shown(at: 1, group)?.position.x == 100)
    #expect(shown(at: 1.25, group)?.position.x == 0)
  }

  @Test func linesBecomeCurves() throws {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 30, y: 0))
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 20, y: 20))
    let mixed = AnimatedValue.between(line as CGPath, curve as CGPath, at: 0.5) as? CGPath
    var expected = Path()
    expected.move(to: .zero)
    expected.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 10), control2: CGPoint(x: 20, y: 10))
    #expect(try #require(mixed).path.elements == expected.elements)
  }

  @Test func aStrokeOfNextToNoLengthShowsNoCap() {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    (shape.path, shape.fillColor, shape.strokeColor, shape.lineCap) = (path, nil, .black, .round)
    shape.strokeEnd = 0.5
    #expect(shape.kindContents().count == 1)
    shape.strokeEnd = 0.00001
    #expect(shape.kindContents().isEmpty)
  }

  @Test func blendModesHaveCoreAnimationsNames() {
    for (name, mode) in [
      ("hueBlendMode", BlendMode.hue), ("saturationBlendMode", .saturation), ("colorBlendMode", .color),
      ("luminosityBlendMode", .luminosity), ("xor", .xor), ("CISourceAtopCompositing", .sourceAtop),
      ("linearBurnBlendMode", .plusDarker), ("CIMaximumCompositing", .lighten), ("minimum", .darken),
      ("pinLightBlendMode", .pinLight), ("CISubtractBlendMode", .subtract),
    ] {
      #expect(LayerCompositing.blendMode(name) == mode)
    }
    #expect(LayerCompositing.blendMode("unknown") == .normal)
  }
}
