internal import Foundation

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

  /// A number of ranges of the same size, which divide a range of numbers.
  public init(range: ClosedRange<Value>, count: Int) {
    let length = range.upperBound - range.lowerBound
    thresholds = count < 1 ? [] : (0...count).map { range.lowerBound + length * Value($0) / Value(count) }
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
