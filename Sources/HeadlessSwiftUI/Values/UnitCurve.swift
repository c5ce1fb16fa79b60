internal import Foundation
public import SwiftUILayout

/// How far something is at a time, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }
  private static func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
    UnitCurve(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2))
  }

  // The control points are Core Animation's.
  public static let linear = curve(0, 0, 1, 1)
  public static let easeIn = curve(0.42, 0, 1, 1)
  public static let easeOut = curve(0, 0, 0.58, 1)
  public static let easeInOut = curve(0.42, 0, 0.58, 1)

  /// The curve the other way round.
  public var inverse: UnitCurve {
    UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }

  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    // The parameter at which the curve's time is the one asked for, halved in on: times only grow along the curve.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.cubic(start.x, end.x, middle) < progress { low = middle } else { high = middle }
    }
    return Self.cubic(start.y, end.y, (low + high) / 2)
  }

  private static func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
