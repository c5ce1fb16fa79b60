public import Foundation

/// A pace that follows a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
  UITimingCurveProvider
{
  /// Relative to the total distance, per second.
  public let initialVelocity: CGVector

  /// The share of critical damping.
  let dampingRatio: CGFloat
  /// The spring that determines the duration of its animations; nil where an animation's duration determines the spring.
  let spring: SpringCurve?

  /// The spring that the system's animations have: of mass 3, stiffness 1000 and damping 500, as Core Animation's animations
  /// of the system's show it.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    spring = nil
    super.init()
  }

  private init(_ spring: SpringCurve, velocity: CGVector) {
    let critical = 2 * (spring.stiffness * spring.mass).squareRoot()
    dampingRatio = critical > 0 ? spring.damping / critical : 1
    initialVelocity = velocity
    self.spring = spring
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(
      SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx), velocity: velocity)
  }

  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    // As Apple's "Animate with springs" (WWDC 2023) gives stiffness and damping for a mass of 1.
    let frequency = 2 * CGFloat.pi / CGFloat(max(duration, 1e-3))
    let ratio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1e-3)
    self.init(
      SpringCurve(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity.dx),
      velocity: velocity)
  }

  /// The system's spring: it isn't read from archives.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The time until the spring rests, in seconds; nil where an animation's duration applies.
  var restingTime: TimeInterval? { spring?.restingTime }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
