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
  /// Items that aren't shown by default come where a person adds them, which isn't done here: all are shown.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) { self.init(id: id, placement: placement, content: content) }
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

/// What a person may do to an item of a bar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How a person may arrange a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension ToolbarContent {
  /// A surface behind an item, from iOS 26 on.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
}
