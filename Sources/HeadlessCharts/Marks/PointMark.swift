public import Foundation

/// A symbol at a position.
public struct PointMark {
  let record: MarkRecord

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var record = MarkRecord(.point)
    record.x.start = x.channel
    record.y.start = y.channel
    self.record = record
  }
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    var record = MarkRecord(.point)
    record.x.start = x.channel
    record.y.fixedStart = y
    self.record = record
  }
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    var record = MarkRecord(.point)
    record.x.fixedStart = x
    record.y.start = y.channel
    self.record = record
  }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension PointMark: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { marks.records.append(record) }
}
