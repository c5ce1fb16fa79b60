public import Foundation

/// A bar from zero, or between two values.
public struct BarMark {
  let record: MarkRecord

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var record = MarkRecord(.bar)
    record.x.start = x.channel
    record.y.start = y.channel
    record.width = width
    record.height = height
    record.stacking = stacking
    self.record = record
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var record = MarkRecord(.bar)
    record.x.start = x.channel
    record.y.start = yStart.channel
    record.y.end = yEnd.channel
    record.width = width
    self.record = record
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var record = MarkRecord(.bar)
    record.x.start = xStart.channel
    record.x.end = xEnd.channel
    record.y.start = y.channel
    record.height = height
    self.record = record
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var record = MarkRecord(.bar)
    record.x.start = xStart.channel
    record.x.end = xEnd.channel
    record.y.start = yStart.channel
    record.y.end = yEnd.channel
    self.record = record
  }
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var record = MarkRecord(.bar)
    record.x.start = x.channel
    record.y.fixedStart = yStart
    record.y.fixedEnd = yEnd
    record.width = width
    record.stacking = stacking
    self.record = record
  }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var record = MarkRecord(.bar)
    record.x.fixedStart = xStart
    record.x.fixedEnd = xEnd
    record.y.start = y.channel
    record.height = height
    record.stacking = stacking
    self.record = record
  }
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var record = MarkRecord(.bar)
    record.x.start = xStart.channel
    record.x.end = xEnd.channel
    record.y.fixedStart = yStart
    record.y.fixedEnd = yEnd
    self.record = record
  }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var record = MarkRecord(.bar)
    record.x.fixedStart = xStart
    record.x.fixedEnd = xEnd
    record.y.start = yStart.channel
    record.y.end = yEnd.channel
    self.record = record
  }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension BarMark: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { marks.records.append(record) }
}
