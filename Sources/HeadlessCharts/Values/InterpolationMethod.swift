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

extension InterpolationMethod: CustomStringConvertible {
  /// The method's name, with its parameter if it isn't the default. Apple's wording isn't documented.
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .cardinal(let tension): tension == 0.5 ? "cardinal" : "cardinal(tension: \(tension))"
    case .catmullRom(let alpha): alpha == 0.5 ? "catmullRom" : "catmullRom(alpha: \(alpha))"
    }
  }
}
