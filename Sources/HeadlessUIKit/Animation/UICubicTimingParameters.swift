public import Foundation

/// A pace that follows a cubic Bézier curve. No time passes here: it is shown where an animator is scrubbed along its
/// curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
  UITimingCurveProvider
{
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// The default curve of animations.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltIn = true
    // As Core Animation's functions of the same names.
    switch curve {
    case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltIn = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// The default curve: it isn't read from archives.
  public required convenience init?(coder: NSCoder) {
    self.init(animationCurve: .easeInOut)
  }

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
