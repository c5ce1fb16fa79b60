public import Foundation

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

/// Divides dates into ranges between thresholds.
public struct DateBins: RandomAccessCollection, Hashable, Sendable {
  /// The bounds of the ranges, in ascending order.
  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Ranges of a unit of the calendar, such as months, that cover a range of dates.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
  ) {
    let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var all = [first]
    while let last = all.last, last <= range.upperBound,
      let next = calendar.date(byAdding: unit, value: Swift.max(count, 1) * all.count, to: first), next > last
    { all.append(next) }
    thresholds = all
  }

  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last, calendar: calendar)
  }

  /// Ranges of a number of seconds.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let count = Int((range.upperBound.timeIntervalSince(range.lowerBound) / timeInterval).rounded(.up))
    thresholds = (0...Swift.max(count, 1)).map { range.lowerBound + timeInterval * Double($0) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isLast: position == endIndex - 1)
  }

  /// The index of the range that a date is in; that of the first or last range outside of them.
  public func index(for value: Date) -> Int { Self.index(for: value, in: thresholds) }

  static func index<Value: Comparable>(for value: Value, in thresholds: [Value]) -> Int {
    let before = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(before - 1, 0), Swift.max(thresholds.count - 2, 0))
  }
}

/// Divides numbers into ranges between thresholds.
public struct NumberBins<Value: BinaryFloatingPoint & Hashable>: RandomAccessCollection, Hashable {
  /// The bounds of the ranges, in ascending order.
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// Ranges of a size that cover a range of numbers; their bounds are multiples of the size.
  public init(size: Value, range: ClosedRange<Value>) {
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    thresholds = (0...Int(last - first)).map { (first + Value($0)) * size }
  }

  /// About as many ranges as desired, by default 10, of a round size.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    let length = Swift.max(range.upperBound - range.lowerBound, .leastNonzeroMagnitude)
    let wanted = Double(length) / Double(Swift.max(desiredCount ?? 10, 1))
    let power = Foundation.pow(10, Foundation.floor(Foundation.log10(wanted)))
    let round = [1, 2, 5, 10].map { $0 * power }.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
    self.init(size: Swift.max(Value(round), minimumStride), range: range)
  }

  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: first...last, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isLast: position == endIndex - 1)
  }

  /// The index of the range that a number is in; that of the first or last range outside of them.
  public func index(for value: Value) -> Int { DateBins.index(for: value, in: thresholds) }
}

extension NumberBins: Sendable where Value: Sendable {}

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
