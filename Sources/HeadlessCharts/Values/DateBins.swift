public import Foundation

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
