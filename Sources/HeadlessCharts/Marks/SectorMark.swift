public import Foundation

/// A slice of a pie or donut; the values' sum is the whole.
public struct SectorMark {
  let record: MarkRecord

  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var record = MarkRecord(.sector)
    record.x.start = angle.channel
    record.innerRadius = innerRadius
    record.outerRadius = outerRadius
    record.angularInset = angularInset
    self.record = record
  }
}

// In an extension, so that its values are bound to no actor.
extension SectorMark: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { marks.records.append(record) }
}
