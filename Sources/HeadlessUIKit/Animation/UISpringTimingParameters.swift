public import Foundation

/// A pace that follows a spring. Kept; no time passes here.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
  UITimingCurveProvider
{
  /// Relative to the whole way, a second.
  public let initialVelocity: CGVector

  /// The spring that the system's animations have.
  public override convenience init() {
    self.init(initialVelocity: CGVector(dx: 0, dy: 0))
  }

  init(initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(initialVelocity: velocity)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(initialVelocity: velocity)
  }

  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    self.init(initialVelocity: velocity)
  }

  /// The system's spring: nothing is archived.
  public required convenience init?(coder: NSCoder) {
    self.init(initialVelocity: CGVector(dx: 0, dy: 0))
  }

  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
