public import SwiftUILayout

/// A timing curve from 0 to 1 in a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(Double, Double, Double, Double)
    case circularIn, circularOut, circularInOut
  }

  private let kind: Kind

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(kind: .bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y))
  }
  public static let linear = UnitCurve(kind: .linear)
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
    case .linear: return time
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (time - 1) * (time - 1)).squareRoot()
    case .circularInOut:
      return time < 0.5
        ? (1 - (1 - 4 * time * time).squareRoot()) / 2
        : (1 + (1 - (2 * time - 2) * (2 * time - 2)).squareRoot()) / 2
    case .bezier(let x1, let y1, let x2, let y2):
      // Rounded as in OpenSwiftUI's audited solver, so that a curve begins and ends exactly at 0 and 1.
      return (Self.cubic(Self.parameter(time, x1, x2), y1, y2) * 0x1p20).rounded() * 0x1p-20
    }
  }

  public func velocity(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch kind {
    case .linear: return 1
    case .circularIn: return time / (1 - time * time).squareRoot()
    case .circularOut: return (1 - time) / (1 - (time - 1) * (time - 1)).squareRoot()
    case .circularInOut:
      let distance = time < 0.5 ? 2 * time : 2 - 2 * time
      return distance / (1 - distance * distance).squareRoot()
    case .bezier(let x1, let y1, let x2, let y2):
      let parameter = Self.parameter(time, x1, x2)
      let (x, y) = (Self.slope(parameter, x1, x2), Self.slope(parameter, y1, y2))
      return x == y ? 1 : y / x
    }
  }

  /// The inverse curve, with time and value exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .bezier(let x1, let y1, let x2, let y2): UnitCurve(kind: .bezier(y1, x1, y2, x2))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: self
    }
  }

  /// The parameter of a Bézier curve at an abscissa.
  private static func parameter(_ time: Double, _ one: Double, _ two: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if cubic(middle, one, two) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The derivative of `cubic(_:_:_:)` with respect to the parameter.
  private static func slope(_ t: Double, _ one: Double, _ two: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * one + 6 * rest * t * (two - one) + 3 * t * t * (1 - two)
  }

  private static func cubic(_ t: Double, _ one: Double, _ two: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t
  }
}
