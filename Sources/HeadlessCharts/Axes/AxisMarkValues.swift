public import Foundation

/// The values that an axis shows.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    /// Round values, with the smallest step that is at least `minimumStride` and gives at most `desiredCount` values.
    case automatic(minimumStride: Double?, desiredCount: Int?, roundsLower: Bool?, roundsUpper: Bool?)
    case stride(Double)
    case calendar(Calendar.Component, count: Int, Calendar?)
  }

  let kind: Kind

  public static let automatic = AxisMarkValues(
    kind: .automatic(minimumStride: nil, desiredCount: nil, roundsLower: nil, roundsUpper: nil))
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        minimumStride: nil, desiredCount: desiredCount, roundsLower: roundLowerBound, roundsUpper: roundUpperBound))
  }
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        minimumStride: Double(minimumStride), desiredCount: desiredCount, roundsLower: roundLowerBound,
        roundsUpper: roundUpperBound))
  }
  public static func stride<P: BinaryFloatingPoint>(by step: P) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(step)))
  }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, count: count, calendar)) }
}
