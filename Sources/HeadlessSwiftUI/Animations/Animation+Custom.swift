public import Foundation
internal import SwiftUIGraph

/// Animations as building blocks of those that an app computes.
extension Animation {
  /// An animation of a type that the app defines.
  public init<A: CustomAnimation>(_ base: A) { self.init("\(base)", computed: CustomCourse(base)) }

  /// What computes the animation: the app's value that it was created with, or a value of SwiftUI's.
  public var base: any CustomAnimation {
    (computedCourse as? any CustomAnimationCourse)?.animation ?? PlainAnimation(animation: self)
  }

  /// Returns a value after a time in seconds: from zero to the value. Nil as soon as the animation has ended.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }
  /// Returns the change of a value per second, after a time in seconds; nil for an app's animation that doesn't tell.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
  /// Whether the animation takes over from one under way, rather than being added to it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// The course of an app's animation, whatever its type.
protocol CustomAnimationCourse {
  var animation: any CustomAnimation { get }
}

/// An animation of SwiftUI's as one that computes values.
private struct PlainAnimation: CustomAnimation {
  /// The time between the values that a velocity is computed from, in seconds.
  private static var step: Double { 1e-4 }

  let animation: Animation

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= animation.completionTime { context.isLogicallyComplete = true }
    guard time < animation.totalDuration else { return nil }
    return value.scaled(by: animation.value(at: time))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < animation.totalDuration else { return nil }
    let step = PlainAnimation.step
    let (before, after) = (animation.value(at: max(time - step, 0)), animation.value(at: time + step))
    return value.scaled(by: (after - before) / (time + step - max(time - step, 0)))
  }

  // Springs take over from springs. What SwiftUI answers for other pairs isn't documented.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { animation.takesOverVelocities && previous.takesOverVelocities }
}
