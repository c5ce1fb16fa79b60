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
  /// The radians times 128, as in SwiftUI: animations calculate in points, of which a radian is a large step.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
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
