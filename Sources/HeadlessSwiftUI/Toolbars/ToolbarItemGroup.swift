/// Several views in a bar, each a separate item.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content
  public typealias Body = Never

  /// Creates a group of items in one place.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// A group of views that a label describes: in the overflow menu, a menu with the label; otherwise the views. The menu is an
  /// assumption; Apple documents the label without its effect.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(
      content: content(), label: label(), isMenu: placement.side == .overflow)
  }

  public func _collect(into items: inout _ToolbarItems) { items.append(placement, AnyView(content)) }
}
