internal import Foundation
public import SwiftUILayout

/// Calculations with each of the distances.
extension EdgeInsets {
  /// The length of the vector of the four distances, in points.
  public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }
  /// Changes the sign.
  public mutating func negate() { self = -self }
  /// Subtracts edge by edge.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs + -rhs }
  /// Adds edge by edge.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts edge by edge.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies each edge.
  public static func * (lhs: Self, rhs: Double) -> Self {
    EdgeInsets(
      top: lhs.top * rhs, leading: lhs.leading * rhs, bottom: lhs.bottom * rhs, trailing: lhs.trailing * rhs)
  }
  /// Multiplies each edge.
  public static func *= (lhs: inout Self, rhs: Double) { lhs = lhs * rhs }
  /// Divides each edge.
  public static func / (lhs: Self, rhs: Double) -> Self { lhs * (1 / rhs) }
  /// Divides each edge.
  public static func /= (lhs: inout Self, rhs: Double) { lhs = lhs / rhs }
}
