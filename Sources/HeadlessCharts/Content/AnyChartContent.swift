/// Type-erased chart content.
public struct AnyChartContent {
  private let content: any ChartContent

  public init(_ content: any ChartContent) { self.content = content }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension AnyChartContent: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { content._collect(marks) }
}
