public import Foundation

/// A line at a value, across the plot or between two values.
public struct RuleMark {
  let record: MarkRecord

  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    var record = MarkRecord(.rule)
    record.x.start = x.channel
    record.y.fixedStart = yStart
    record.y.fixedEnd = yEnd
    self.record = record
  }
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    var record = MarkRecord(.rule)
    record.x.start = x.channel
    record.y.start = yStart.channel
    record.y.end = yEnd.channel
    self.record = record
  }
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    var record = MarkRecord(.rule)
    record.x.fixedStart = xStart
    record.x.fixedEnd = xEnd
    record.y.start = y.channel
    self.record = record
  }
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    var record = MarkRecord(.rule)
    record.x.start = xStart.channel
    record.x.end = xEnd.channel
    record.y.start = y.channel
    self.record = record
  }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension RuleMark: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { marks.records.append(record) }
}
