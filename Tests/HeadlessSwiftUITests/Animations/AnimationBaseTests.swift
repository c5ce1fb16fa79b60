import Foundation
import Testing

@testable import HeadlessSwiftUI

/// Animations as building blocks: Apple documents `Animation.base`, `animate(value:time:context:)` and their relatives.
@Suite struct AnimationBaseTests {
  /// As fast as the animation that it is built on, and half as far.
  private struct Halved: CustomAnimation {
    let inner: Animation
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      inner.animate(value: value, time: time, context: &context)?.scaled(by: 0.5)
    }
  }
  private enum Count: AnimationStateKey {
    static let defaultValue = 0
  }

  /// Curves are solved numerically.
  private func isNear(_ value: Double?, _ wanted: Double) -> Bool { value.map { abs($0 - wanted) < 1e-9 } ?? false }

  @Test func anAnimationComputesValues() {
    var context = AnimationContext<Double>()
    let animation = Animation.linear(duration: 2)
    #expect(isNear(animation.animate(value: 10, time: 0.5, context: &context), 2.5))
    #expect(!context.isLogicallyComplete)
    #expect(abs((animation.velocity(value: 10.0, time: 0.5, context: context) ?? 0) - 5) < 1e-6)
    #expect(animation.animate(value: 10, time: 2, context: &context) == nil)
    #expect(context.isLogicallyComplete && animation.velocity(value: 10, time: 2, context: context) == nil)
    #expect(animation.delay(1).animate(value: 10, time: 0.5, context: &context) == 0)
  }

  @Test func theBaseIsTheAppsOwn() throws {
    let animation = Animation(Halved(inner: .linear(duration: 1)))
    #expect(animation.base is Halved)
    #expect(!(animation.delay(1).base is Halved) && !(Animation.linear.base is Halved))
    var context = AnimationContext<Double>()
    #expect(isNear(animation.animate(value: 8, time: 0.5, context: &context), 2))
    // An app's animation has no velocity, unless it says one.
    #expect(animation.velocity(value: 8, time: 0.5, context: context) == nil)
    var same = AnimationContext<Double>()
    #expect(isNear(Animation(Animation.linear(duration: 2).base).animate(value: 8, time: 0.5, context: &same), 2))
  }

  @Test func springsTakeOverFromSprings() {
    var context = AnimationContext<Double>()
    #expect(Animation.spring.shouldMerge(previous: .bouncy, value: 1, time: 0, context: &context))
    #expect(!Animation.spring.shouldMerge(previous: .linear, value: 1, time: 0, context: &context))
    #expect(!Animation.linear.shouldMerge(previous: .linear, value: 1, time: 0, context: &context))
    #expect(!Animation.interpolatingSpring.shouldMerge(previous: .spring, value: 1, time: 0, context: &context))
  }

  @Test func aContextTakesAnotherState() {
    var context = AnimationContext<Double>()
    context.isLogicallyComplete = true
    var state = AnimationState<AnimatablePair<Double, Double>>()
    state[Count.self] = 3
    let other = context.withState(state)
    #expect(other.state[Count.self] == 3 && other.isLogicallyComplete && context.state[Count.self] == 0)
  }

  @Test func springsMoveAnimatableValues() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 4)
    let (start, end) = (Angle(radians: 1), Angle(radians: 3))
    // The rule of a spring: the stiffness times the distance, less the damping times the velocity.
    let force = spring.force(
      fromValue: start, toValue: end, position: Angle(radians: 1.5), velocity: Angle(radians: 2))
    #expect(abs(force.radians - (100 * 1.5 - 4 * 2)) < 1e-9)
    let velocity = spring.velocity(fromValue: start, toValue: end, initialVelocity: Angle(radians: 2), time: 0)
    #expect(abs(velocity.radians - 2) < 1e-9)
    let later = spring.velocity(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.1)
    func value(_ time: Double) -> Double {
      spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: time).radians
    }
    #expect(abs(later.radians - (value(0.1001) - value(0.0999)) / 0.0002) < 1e-3)
    // The data of a radian is 128.
    #expect(
      spring.settlingDuration(fromValue: start, toValue: end, initialVelocity: .zero, epsilon: 0.01)
        == spring.settlingDuration(target: 256.0, epsilon: 0.01))
  }

  @MainActor @Test func transitionsSayWhetherTheyMove() {
    #expect(!OpacityTransition.properties.hasMotion && !IdentityTransition.properties.hasMotion)
    #expect(!AsymmetricTransition<OpacityTransition, IdentityTransition>.properties.hasMotion)
    #expect(AsymmetricTransition<OpacityTransition, MoveTransition>.properties.hasMotion)
  }
}
