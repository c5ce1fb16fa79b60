/// Makes a chart's content of its marks.
@resultBuilder public enum ChartContentBuilder {
  public static func buildBlock() -> some ChartContent { _ChartContentGroup(parts: []) }
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }
  public static func buildPartialBlock(accumulated: some ChartContent, next: some ChartContent) -> some ChartContent {
    _ChartContentGroup(parts: [accumulated, next])
  }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> _ChartContentChoice<First, Second> { .first(first) }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> _ChartContentChoice<First, Second> { .second(second) }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Several parts of a chart.
public struct _ChartContentGroup {
  let parts: [any ChartContent]

  init(parts: [any ChartContent]) { self.parts = parts }
}

// In an extension, so that its values are bound to no actor.
extension _ChartContentGroup: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { for part in parts { part._collect(marks) } }
}

/// One of two parts, by a condition.
public enum _ChartContentChoice<First: ChartContent, Second: ChartContent>: ChartContent {
  case first(First)
  case second(Second)

  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) {
    switch self {
    case .first(let content): content._collect(marks)
    case .second(let content): content._collect(marks)
    }
  }
}
