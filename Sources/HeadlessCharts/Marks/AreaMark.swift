/// A point of an area, which extends from zero or between two values.
public struct AreaMark {
  let record: MarkRecord

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var record = MarkRecord(.area)
    record.x.start = x.channel
    record.y.start = y.channel
    record.stacking = stacking
    self.record = record
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    var record = MarkRecord(.area)
    record.x.start = x.channel
    record.y.start = y.channel
    record.series = series.value
    record.stacking = stacking
    self.record = record
  }
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    var record = MarkRecord(.area)
    record.x.start = x.channel
    record.y.start = yStart.channel
    record.y.end = yEnd.channel
    self.record = record
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var record = MarkRecord(.area)
    record.x.start = x.channel
    record.y.start = yStart.channel
    record.y.end = yEnd.channel
    record.series = series.value
    self.record = record
  }
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    var record = MarkRecord(.area)
    record.x.start = xStart.channel
    record.x.end = xEnd.channel
    record.y.start = y.channel
    self.record = record
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var record = MarkRecord(.area)
    record.x.start = xStart.channel
    record.x.end = xEnd.channel
    record.y.start = y.channel
    record.series = series.value
    self.record = record
  }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension AreaMark: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { marks.records.append(record) }
}
