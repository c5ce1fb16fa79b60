/// Views of a toolbar that don't name a place: `toolbar { Button("Save") {} }`.
public struct _ToolbarViews<Content: View>: ToolbarContent, CustomizableToolbarContent {
  nonisolated(unsafe) let content: Content
  public typealias Body = Never

  public func _collect(into items: inout _ToolbarItems) { items.append(.automatic, AnyView(content)) }
}
