/// Chart content with a modifier applied.
public struct _ModifiedChartContent<Content: ChartContent> {
  let content: Content
  let change: (inout MarkRecord) -> Void
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension _ModifiedChartContent: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) {
    let first = marks.records.count
    content._collect(marks)
    for index in marks.records.indices.dropFirst(first) { change(&marks.records[index]) }
  }
}

nonisolated extension ChartContent {
  func changed(_ change: @escaping (inout MarkRecord) -> Void) -> _ModifiedChartContent<Self> {
    _ModifiedChartContent(content: self, change: change)
  }
}
