/// The marks of a chart, in the order of its content.
@preconcurrency @MainActor public final class _ChartMarks {
  var records: [MarkRecord] = []

  init() {}

  static func of(_ content: some ChartContent) -> [MarkRecord] {
    let marks = _ChartMarks()
    content._collect(marks)
    return marks.records
  }
}
