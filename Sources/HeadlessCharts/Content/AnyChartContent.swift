/// A part of a chart whose type isn't known.
public struct AnyChartContent {
  private let content: any ChartContent

  public init(_ content: any ChartContent) { self.content = content }
}

// In an extension, so that its values are bound to no actor.
extension AnyChartContent: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { content._collect(marks) }
}
