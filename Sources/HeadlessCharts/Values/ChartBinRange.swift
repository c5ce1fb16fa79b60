/// One of the ranges of ``DateBins`` or ``NumberBins``.
public struct ChartBinRange<Bound: Comparable & Hashable>: Hashable {
  public let lowerBound: Bound
  public let upperBound: Bound

  /// Whether an element is in the range. The last range of the bins contains its upper bound, too.
  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (element < upperBound || isLast && element == upperBound)
  }

  let isLast: Bool
}

extension ChartBinRange: Sendable where Bound: Sendable {}

extension PlottableValue where Value: Comparable & Hashable {
  /// A range of bins, which a bar covers.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
    value(labelKey, range.lowerBound..<range.upperBound)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
    value(label, range.lowerBound..<range.upperBound)
  }
}
