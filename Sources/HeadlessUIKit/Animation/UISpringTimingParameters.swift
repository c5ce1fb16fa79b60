public import Foundation

/// A pace that follows a spring. No time passes here: it is shown where an animator is scrubbed along its curve.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
  UITimingCurveProvider
{
  /// Relative to the total distance, per second.
  public let initialVelocity: CGVector

  /// The share of critical damping.
  let dampingRatio: CGFloat

  /// The spring that the system's animations have: of mass 3, stiffness 1000 and damping 500, as Core Animation's animations
  /// of the system's show it.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let critical = 2 * (stiffness * mass).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    // As SwiftUI's springs relate bounce and damping.
    self.init(dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: velocity)
  }

  /// The system's spring: it isn't read from archives.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
