public import Foundation
internal import HeadlessQuartzCore
internal import HeadlessUIKit

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

/// An animation that an app computes. A picture at rest shows its end.
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

extension Animation {
  /// An animation of a type that the app defines. Its duration is found by evaluating it from 0 to 1.
  public init<A: CustomAnimation>(_ base: A) {
    var context = AnimationContext<Double>()
    var time = 0.0
    while time < 60, base.animate(value: 1.0, time: time, context: &context) != nil { time += 1.0 / 60 }
    self = .linear(duration: time)
  }
}
