public import Foundation

/// A spring, by its physics: a mass that moves from 1 to 0 around the target.
public struct Spring: Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double

  /// - Parameters:
  ///   - duration: the perceptual duration in seconds.
  ///   - bounce: 0 for none, up to 1 for an undamped spring, below 0 for an overdamped one.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    // The documented relation: the bounce is 1 minus the damping ratio.
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 0.001)
    self.init(checked: 1, frequency * frequency, 2 * dampingRatio * frequency)
  }
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(checked: mass, stiffness, allowOverDamping ? damping : min(damping, critical))
  }
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // The envelope falls to epsilon by then.
    let frequency = -log(epsilon) / (max(settlingDuration, 0.001) * max(dampingRatio, 0.001))
    self.init(checked: 1, frequency * frequency, 2 * dampingRatio * frequency)
  }
  private init(checked mass: Double, _ stiffness: Double, _ damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  public static let smooth = Spring(duration: 0.5)
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The undamped frequency, in radians per second.
  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The undamped period, in seconds.
  public var response: Double { 2 * .pi / frequency }
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  public var duration: Double { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The time until the distance stays below a thousandth, in seconds.
  public var settlingDuration: Double { settlingDuration(epsilon: 0.001) }

  private func settlingDuration(epsilon: Double) -> Double {
    let ratio = dampingRatio
    guard ratio > 0 else { return .infinity }
    if ratio < 1 { return -log(epsilon * (1 - ratio * ratio).squareRoot()) / (ratio * frequency) }
    // Without oscillation the distance decreases monotonically, so bisection finds the time.
    var (low, high) = (0.0, 1.0)
    while remainder(high, velocity: 0).place > epsilon, high < 1e4 { high *= 2 }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if remainder(middle, velocity: 0).place > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// The remaining part of a distance of 1 after a time, and its velocity.
  private func remainder(_ time: Double, velocity: Double) -> (place: Double, velocity: Double) {
    let (ratio, omega) = (dampingRatio, frequency)
    if abs(ratio - 1) < 1e-9 {
      let b = velocity + omega
      let fall = exp(-omega * time)
      return ((1 + b * time) * fall, (b - omega * (1 + b * time)) * fall)
    }
    if ratio < 1 {
      let swing = omega * (1 - ratio * ratio).squareRoot()
      let b = (velocity + ratio * omega) / swing
      let fall = exp(-ratio * omega * time)
      let (c, s) = (cos(swing * time), sin(swing * time))
      return (fall * (c + b * s), fall * ((b * swing - ratio * omega) * c - (swing + ratio * omega * b) * s))
    }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (one, two) = (-ratio * omega + root, -ratio * omega - root)
    let b = (velocity - one) / (two - one)
    let a = 1 - b
    return (a * exp(one * time) + b * exp(two * time), a * one * exp(one * time) + b * two * exp(two * time))
  }

  // MARK: Values

  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    value(fromValue: .zero, toValue: target, initialVelocity: initialVelocity, time: time)
  }
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    var (still, moved) = (target, initialVelocity)
    // The motion is linear in the distance and in the velocity.
    still.scale(by: -remainder(time, velocity: 0).velocity)
    moved.scale(by: remainder(time, velocity: 1).velocity - remainder(time, velocity: 0).velocity)
    return still + moved
  }
  public func value<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var (distance, moved) = (fromValue - toValue, initialVelocity)
    let rest = remainder(time, velocity: 0).place
    distance.scale(by: rest)
    moved.scale(by: remainder(time, velocity: 1).place - rest)
    return toValue + distance + moved
  }
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = value(
      fromValue: fromValue.animatableData, toValue: toValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (old, speed) = (value, velocity)
    value = self.value(fromValue: old, toValue: target, initialVelocity: speed, time: deltaTime)
    var (distance, moved) = (old - target, speed)
    let still = remainder(deltaTime, velocity: 0).velocity
    distance.scale(by: still)
    moved.scale(by: remainder(deltaTime, velocity: 1).velocity - still)
    velocity = distance + moved
  }
  /// The force of the spring.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    var (pull, brake) = (target - position, velocity)
    pull.scale(by: stiffness)
    brake.scale(by: damping)
    return pull - brake
  }
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let size = target.magnitudeSquared.squareRoot()
    return size > 0 ? settlingDuration(epsilon: min(epsilon / size, 1)) : 0
  }
}

/// The same for values whose animatable data the spring moves.
extension Spring {
  /// Returns the velocity after a time, in units a second.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }
  /// Returns the force of the spring on a value between two others.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
    return result
  }
  /// Returns the time until the distance stays below a limit, in seconds.
  ///
  /// - Parameter epsilon: the limit, in the units of the animatable data.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
