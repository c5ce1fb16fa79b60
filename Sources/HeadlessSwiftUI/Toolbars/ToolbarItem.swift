/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content
  public typealias Body = Never

  public func _collect(into items: inout _ToolbarItems) { items.append(placement, AnyView(content)) }
}

nonisolated extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Items that are hidden by default are shown when the user adds them; here all items are shown.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) { self.init(id: id, placement: placement, content: content) }
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  {
    self.placement = placement
    self.content = content()
  }
}

/// A menu of the title, which a chevron indicates.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  nonisolated(unsafe) let content: Content
  public typealias Body = Never

  nonisolated public init() where Content == EmptyView { content = EmptyView() }
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _collect(into items: inout _ToolbarItems) { items.append(.titleMenu, AnyView(content.menuContent)) }
}

/// Space between items of a bar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  let placement: ToolbarItemPlacement
  public typealias Body = Never

  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  public func _collect(into items: inout _ToolbarItems) {
    items.append(placement, AnyView(EmptyView()), isSpacer: true)
  }
}

/// The place of a default item, from iOS 26 on; the item stays where it is on iOS 18.
public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  public func _collect(into items: inout _ToolbarItems) {}
}

/// The width of a toolbar spacer.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool
  public static let flexible = SpacerSizing(isFixed: false)
  public static let fixed = SpacerSizing(isFixed: true)
}

/// How the user can customize an item of a bar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How the user can customize a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

nonisolated extension ToolbarContent {
  /// The background behind an item, from iOS 26 on.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

nonisolated extension CustomizableToolbarContent {
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
}
