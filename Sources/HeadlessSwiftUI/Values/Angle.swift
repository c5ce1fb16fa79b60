/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians = 0.0
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() {}
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension Angle {
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
  public static func * (left: Double, right: Angle) -> Angle { Angle(radians: left * right.radians) }
  public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
  public static func += (left: inout Angle, right: Angle) { left.radians += right.radians }
  public static func -= (left: inout Angle, right: Angle) { left.radians -= right.radians }
  public static func *= (left: inout Angle, right: Double) { left.radians *= right }
  public static func /= (left: inout Angle, right: Double) { left.radians /= right }

  /// The absolute value, in radians.
  public var magnitude: Double { abs(radians) }
  /// Changes the sign.
  public mutating func negate() { radians = -radians }
}
