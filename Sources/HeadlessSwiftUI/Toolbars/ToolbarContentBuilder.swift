internal import SwiftUIGraph

/// Builds the items of the bars.
@resultBuilder public struct ToolbarContentBuilder: _ToolbarContentBuilding {}

/// Several items.
public struct _ToolbarTuple<each Content: ToolbarContent>: ToolbarContent, CustomizableToolbarContent {
  nonisolated(unsafe) let content: (repeat each Content)
  public typealias Body = Never

  public func _collect(into items: inout _ToolbarItems) {
    var index = 0
    for part in repeat each content {
      items.nested(index) { part._collect(into: &$0) }
      index += 1
    }
  }
}

/// One of two items.
public enum _ToolbarEither<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  case first(First)
  case second(Second)
  public typealias Body = Never

  public func _collect(into items: inout _ToolbarItems) {
    switch self {
    case .first(let content): items.nested(0) { content._collect(into: &$0) }
    case .second(let content): items.nested(1) { content._collect(into: &$0) }
    }
  }
}

extension _ToolbarEither: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never
  /// Creates a group of several parts, to which modifiers apply together.
  @_disfavoredOverload nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self = .holding(content())
  }

  public func _collect(into items: inout _ToolbarItems) { content._collect(into: &items) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  public func _collect(into items: inout _ToolbarItems) { self?._collect(into: &items) }
}
