/// A point of a line; the points of a series are connected in their order.
public struct LineMark {
  let record: MarkRecord

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var record = MarkRecord(.line)
    record.x.start = x.channel
    record.y.start = y.channel
    self.record = record
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var record = MarkRecord(.line)
    record.x.start = x.channel
    record.y.start = y.channel
    record.series = series.value
    self.record = record
  }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension LineMark: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { marks.records.append(record) }
}
