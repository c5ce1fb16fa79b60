/// Builds the content of `toolbar(content:)` from items and from views. With one declaration of `toolbar` for both, the compiler
/// decides on it without looking into the closure; of two, it would compare the rest of a long body for each.
@resultBuilder public struct _ToolbarBuilder: _ToolbarContentBuilding {
  public static func buildExpression<Content: View>(_ content: Content) -> _ToolbarViews<Content> {
    _ToolbarViews(content: content)
  }
}
