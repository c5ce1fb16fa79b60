/// Builds a chart's content.
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

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension _ChartContentGroup: ChartContent {
  public typealias Body = Never
  public func _collect(_ marks: _ChartMarks) { for part in parts { part._collect(marks) } }
}

/// One of two parts, depending on a condition.
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
