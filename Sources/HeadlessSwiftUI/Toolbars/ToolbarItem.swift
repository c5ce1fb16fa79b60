/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  public typealias Body = Never

  public func _collect(into items: inout _ToolbarItems) { items.append(placement, AnyView(content)) }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Several views in a bar, each an item of its own.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  public typealias Body = Never

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public func _collect(into items: inout _ToolbarItems) { items.append(placement, AnyView(content)) }
}

/// Room between items of a bar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  let placement: ToolbarItemPlacement
  public typealias Body = Never

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  public func _collect(into items: inout _ToolbarItems) {
    items.append(placement, AnyView(EmptyView()), isSpacer: true)
  }
}

/// How wide room in a bar is.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool
  public static let flexible = SpacerSizing(isFixed: false)
  public static let fixed = SpacerSizing(isFixed: true)
}
