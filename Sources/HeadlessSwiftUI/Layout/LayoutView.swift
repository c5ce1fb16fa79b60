/// Views arranged by an app's layout.
public struct _LayoutView<Content: View>: _ContainerView {
  let layout: AnyLayout
  public let _content: Content

  public func makeElement(_ context: _ElementContext) -> _LayoutProtocolElement {
    _LayoutProtocolElement([], layout: layout)
  }
  public func updateElement(_ element: _LayoutProtocolElement, _ context: _ElementContext) {
    if !ValueComparison.areEqual(element.layout, layout) { element.layout = layout }
  }
  public func setChildren(_ children: [_LayoutElement], of element: _LayoutProtocolElement) {
    element.content = children
  }
  public typealias Body = Never
}

extension Layout {
  /// Lays out views.
  @MainActor @preconcurrency public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    _LayoutView(layout: AnyLayout(self), _content: content())
  }
}

extension View {
  /// Sets a value that the enclosing layout reads.
  nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    trait(key, value)
  }
}
