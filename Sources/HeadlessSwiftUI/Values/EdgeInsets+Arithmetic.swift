internal import Foundation
public import SwiftUILayout

/// Calculations with each of the distances.
extension EdgeInsets {
  /// The length of the vector of the four distances, in points.
  public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }
  public mutating func negate() { self = -self }
  public static func - (lhs: Self, rhs: Self) -> Self { lhs + -rhs }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func * (lhs: Self, rhs: Double) -> Self {
    EdgeInsets(
      top: lhs.top * rhs, leading: lhs.leading * rhs, bottom: lhs.bottom * rhs, trailing: lhs.trailing * rhs)
  }
  public static func *= (lhs: inout Self, rhs: Double) { lhs = lhs * rhs }
  public static func / (lhs: Self, rhs: Double) -> Self { lhs * (1 / rhs) }
  public static func /= (lhs: inout Self, rhs: Double) { lhs = lhs / rhs }
}
