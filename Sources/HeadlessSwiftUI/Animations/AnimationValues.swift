public import Foundation
internal import HeadlessQuartzCore
internal import HeadlessUIKit
internal import SwiftUIGraph

/// A modifier with animatable data.
@preconcurrency @MainActor public protocol AnimatableModifier: Animatable, ViewModifier {}

/// The moment at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes with an animation, and calls a closure when the animation has completed, in counted time like UIKit's.
@MainActor @preconcurrency public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  AnimationCompletions.run(completion, after: animation, by: completionCriteria)
  return result
}

@MainActor enum AnimationCompletions {
  static func run(
    _ completion: @escaping () -> Void, after animation: Animation?, by criteria: AnimationCompletionCriteria
  ) {
    let duration = (criteria == .removed ? animation?.totalDuration : animation?.completionTime) ?? 0
    // An animation that repeats for ever never completes.
    guard duration.isFinite else { return }
    // While moments are shown, a view in no window isn't animated.
    if CountedTime.isHeldHere { return CountedTime.current.add(delay: 0, duration: duration, onEnd: completion) }
    let timer = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    UIView.animate(withDuration: duration, animations: { timer.alpha = 0 }) { _ in
      _ = timer
      completion()
    }
  }
}

extension Transaction {
  /// Calls a closure when the transaction's animation has completed.
  @MainActor public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { AnimationCompletions.run(completion, after: animation, by: criteria) }
}

/// An animation that an app computes. Pictures of moments show what it returns, for a change of 1 that the numbers of a value are
/// then multiplied by; a picture at rest shows its end. Overlapping animations add up: `shouldMerge` and `velocity` aren't called.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state that a custom animation keeps between two moments.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false
  public private(set) var environment = EnvironmentValues()
  public init() {}

  /// Returns a context with another state, for an animation that another one is built on.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    context.environment = environment
    return context
  }
}

/// The values of a custom animation's state, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value in a custom animation's state.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The course of an app's animation, evaluated at the frames of a screen, since its state may depend on the moments before.
struct CustomCourse<Base: CustomAnimation>: ComputedCourse, CustomAnimationCourse {
  private static var frame: Double { 1.0 / 60 }
  /// An animation that goes on for longer counts as one without an end, in seconds.
  private static var longest: Double { 60 }

  let base: Base
  var animation: any CustomAnimation { base }
  let duration: Double
  let logicalDuration: Double

  init(_ base: Base) {
    self.base = base
    var context = AnimationContext<Double>()
    var (time, complete) = (0.0, Double?.none)
    while time < CustomCourse.longest, base.animate(value: 1.0, time: time, context: &context) != nil {
      if context.isLogicallyComplete { complete = complete ?? time }
      time += CustomCourse.frame
    }
    duration = time < CustomCourse.longest ? time : .infinity
    logicalDuration = complete ?? duration
  }

  func value(at time: Double) -> Double {
    var context = AnimationContext<Double>()
    var before = 0.0
    while before < time {
      guard base.animate(value: 1.0, time: before, context: &context) != nil else { return 1 }
      before += CustomCourse.frame
    }
    return base.animate(value: 1.0, time: time, context: &context) ?? 1
  }
}
