/// Builds the parts of an axis at a value.
@resultBuilder public enum AxisMarkBuilder {
  public static func buildBlock() -> some AxisMark { _AxisMarkGroup(parts: []) }
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: AxisMark>(first: Content) -> Content { first }
  public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
    _AxisMarkGroup(parts: [accumulated, next])
  }
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisMark>(first: First) -> _AxisMarkGroup { _AxisMarkGroup(parts: [first]) }
  public static func buildEither<Second: AxisMark>(second: Second) -> _AxisMarkGroup {
    _AxisMarkGroup(parts: [second])
  }
  public static func buildLimitedAvailability(_ content: some AxisMark) -> _AxisMarkGroup {
    _AxisMarkGroup(parts: [content])
  }
}

/// Several parts of an axis at a value.
public struct _AxisMarkGroup {
  let parts: [any AxisMark]

  init(parts: [any AxisMark]) { self.parts = parts }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension _AxisMarkGroup: AxisMark {
  public typealias Body = Never
  public func _collect(_ list: _AxisParts) { for part in parts { part._collect(list) } }
}
