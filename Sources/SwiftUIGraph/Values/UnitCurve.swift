public import SwiftUILayout

/// A timing curve from 0 to 1 in a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case circularIn, circularOut, circularInOut
  }

  private let kind: Kind

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(kind: .bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y))
  }
  public static let linear = UnitCurve(kind: .bezier(0, 0, 1, 1))
  // Core Animation's curves.
  public static let easeIn = UnitCurve(kind: .bezier(0.42, 0, 1, 1))
  public static let easeOut = UnitCurve(kind: .bezier(0, 0, 0.58, 1))
  public static let easeInOut = UnitCurve(kind: .bezier(0.42, 0, 0.58, 1))
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)
  public static var easeInEaseOut: UnitCurve { easeInOut }

  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch kind {
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (time - 1) * (time - 1)).squareRoot()
    case .circularInOut:
      return time < 0.5
        ? (1 - (1 - 4 * time * time).squareRoot()) / 2
        : (1 + (1 - (2 * time - 2) * (2 * time - 2)).squareRoot()) / 2
    case .bezier(let x1, let y1, let x2, let y2):
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if Self.cubic(middle, x1, x2) < time { low = middle } else { high = middle }
      }
      return Self.cubic((low + high) / 2, y1, y2)
    }
  }

  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The inverse curve, with time and value exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2): UnitCurve(kind: .bezier(y1, x1, y2, x2))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: self
    }
  }

  private static func cubic(_ t: Double, _ one: Double, _ two: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t
  }
}
