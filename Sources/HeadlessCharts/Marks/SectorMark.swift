public import Foundation

/// A sector of a pie or donut chart; its angle is its value's share of the sum.
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

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension SectorMark: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { marks.records.append(record) }
}
