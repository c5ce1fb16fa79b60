/// Builds the marks along an axis.
@resultBuilder public enum AxisContentBuilder {
  public static func buildBlock() -> some AxisContent { _AxisContentGroup(parts: []) }
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: AxisContent>(first: Content) -> Content { first }
  public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> some AxisContent {
    _AxisContentGroup(parts: [accumulated, next])
  }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisContent>(first: First) -> _AxisContentGroup {
    _AxisContentGroup(parts: [first])
  }
  public static func buildEither<Second: AxisContent>(second: Second) -> _AxisContentGroup {
    _AxisContentGroup(parts: [second])
  }
  public static func buildLimitedAvailability(_ content: some AxisContent) -> _AxisContentGroup {
    _AxisContentGroup(parts: [content])
  }
}

/// Several sets of marks along an axis.
public struct _AxisContentGroup {
  let parts: [any AxisContent]

  init(parts: [any AxisContent]) { self.parts = parts }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension _AxisContentGroup: AxisContent {
  public typealias Body = Never
  public func _collect(_ axis: _AxisMarkSets) { for part in parts { part._collect(axis) } }
}
