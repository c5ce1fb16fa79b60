public import Foundation

/// A rectangle at a position, or between values.
public struct RectangleMark {
  let record: MarkRecord

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    var record = MarkRecord(.rectangle)
    record.x.start = x.channel
    record.y.start = y.channel
    record.width = width
    record.height = height
    self.record = record
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var record = MarkRecord(.rectangle)
    record.x.start = x.channel
    record.y.start = yStart.channel
    record.y.end = yEnd.channel
    record.width = width
    self.record = record
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var record = MarkRecord(.rectangle)
    record.x.start = xStart.channel
    record.x.end = xEnd.channel
    record.y.start = y.channel
    record.height = height
    self.record = record
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var record = MarkRecord(.rectangle)
    record.x.start = xStart.channel
    record.x.end = xEnd.channel
    record.y.start = yStart.channel
    record.y.end = yEnd.channel
    self.record = record
  }
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var record = MarkRecord(.rectangle)
    record.x.start = xStart.channel
    record.x.end = xEnd.channel
    record.y.fixedStart = yStart
    record.y.fixedEnd = yEnd
    self.record = record
  }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var record = MarkRecord(.rectangle)
    record.x.fixedStart = xStart
    record.x.fixedEnd = xEnd
    record.y.start = yStart.channel
    record.y.end = yEnd.channel
    self.record = record
  }
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    var record = MarkRecord(.rectangle)
    record.x.start = x.channel
    record.y.fixedStart = yStart
    record.y.fixedEnd = yEnd
    record.width = width
    self.record = record
  }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var record = MarkRecord(.rectangle)
    record.x.fixedStart = xStart
    record.x.fixedEnd = xEnd
    record.y.start = y.channel
    record.height = height
    self.record = record
  }
  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    var record = MarkRecord(.rectangle)
    record.x.fixedStart = xStart
    record.x.fixedEnd = xEnd
    record.y.fixedStart = yStart
    record.y.fixedEnd = yEnd
    self.record = record
  }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension RectangleMark: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { marks.records.append(record) }
}
