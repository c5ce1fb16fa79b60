public import Foundation

/// How a line or an area is drawn between its points.
public struct InterpolationMethod: Sendable {
  enum Kind {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }

  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve that stays between the values of neighbouring points.
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let cardinal = InterpolationMethod(kind: .cardinal(tension: 0.5))
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(alpha: 0.5))
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)

  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
}
