/// A part of a chart whose marks are changed.
public struct _ModifiedChartContent<Content: ChartContent> {
  let content: Content
  let change: (inout MarkRecord) -> Void
}

// In an extension, so that its values are bound to no actor.
extension _ModifiedChartContent: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) {
    let first = marks.records.count
    content._collect(marks)
    for index in marks.records.indices.dropFirst(first) { change(&marks.records[index]) }
  }
}

extension ChartContent {
  func changed(_ change: @escaping (inout MarkRecord) -> Void) -> _ModifiedChartContent<Self> {
    _ModifiedChartContent(content: self, change: change)
  }
}
