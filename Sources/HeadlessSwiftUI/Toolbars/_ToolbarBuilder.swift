/// Builds the content of `toolbar(content:)` from items and from views. With one declaration of `toolbar` for both, the compiler
/// decides on it without looking into the closure; of two, it would compare the rest of a long body for each.
@resultBuilder public struct _ToolbarBuilder: _ToolbarContentBuilding {
  public static func buildExpression<Content: View>(_ content: Content) -> _ToolbarViews<Content> {
    _ToolbarViews(content: content)
  }
}

/// Views of a toolbar that don't name a place: `toolbar { Button("Save") {} }`.
public struct _ToolbarViews<Content: View>: ToolbarContent, CustomizableToolbarContent {
  nonisolated(unsafe) let content: Content
  public typealias Body = Never

  public func _collect(into items: inout _ToolbarItems) { items.append(.automatic, AnyView(content)) }
}
