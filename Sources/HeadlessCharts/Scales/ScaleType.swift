internal import Foundation

/// The distribution of values along an axis.
public struct ScaleType: Hashable, Sendable {
  enum Kind { case linear, log, squareRoot, category }

  let kind: Kind

  public static let linear = ScaleType(kind: .linear)
  /// Logarithmic; values of 0 and below are at the position of the smallest positive number.
  public static let log = ScaleType(kind: .log)
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Dates, distributed like numbers.
  public static let date = ScaleType(kind: .linear)
  /// Side by side, each in a band of its own.
  public static let category = ScaleType(kind: .category)

  func transformed(_ value: Double) -> Double {
    switch kind {
    case .linear, .category: value
    case .log: Foundation.log10(max(value, .leastNormalMagnitude))
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    }
  }

  func restored(_ value: Double) -> Double {
    switch kind {
    case .linear, .category: value
    case .log: Foundation.pow(10, value)
    case .squareRoot: value < 0 ? -value * value : value * value
    }
  }
}
