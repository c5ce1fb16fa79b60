internal import HeadlessUIKit

/// Adds items to the bars of the page.
public struct _ToolbarModifier<Items: ToolbarContent>: ViewModifier {
  nonisolated(unsafe) let items: Items

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ToolbarNode(view, inputs)
  }
}

/// Holds the items' views.
private final class ToolbarNode<Content: View, Items: ToolbarContent>: _ModifierNode<Content, _ToolbarModifier<Items>> {
  private var entries: [(key: String, entry: ToolbarEntry)] = []
  private let slots = ToolbarSlots()

  override func modifierDidChange(from old: _ToolbarModifier<Items>?) {
    var collected = _ToolbarItems(self, slots)
    trackingAlso { observing { modifier.items._collect(into: &collected) } }
    var left = Dictionary(entries.map { ($0.key, $0.entry) }, uniquingKeysWith: { first, _ in first })
    entries = collected.items.map { item in
      if let entry = left.removeValue(forKey: item.key) {
        entry.placement = item.placement
        entry.part.update(PartView(content: item.view), environment)
        return (item.key, entry)
      }
      let entry = ToolbarEntry(item.placement, isSpacer: item.isSpacer, PartView(content: item.view), inputs())
      // An item whose views change by themselves is recreated, as an edit button's title is.
      entry.onChange = { [weak self] in self?.preferencesDidChange() }
      return (item.key, entry)
    }
    for entry in left.values { entry.part.end() }
    preferencesDidChange()
  }

  override var childNodes: [_AnyNode] { super.childNodes + entries.map(\.entry.part) }

  override var relaysEnvironment: Bool { true }
  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    for (_, entry) in entries { entry.part.environmentDidChange(to: environment) }
  }

  override var ownPreferenceKeys: Set<ObjectIdentifier> { [ObjectIdentifier(_NavigationItemKey.self)] }

  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    super.reducePreference(key, into: &value)
    guard key == _NavigationItemKey.self else { return }
    var values = _NavigationItemValues()
    values.items = entries.map(\.entry)
    contribute(values as! Key.Value, to: key, &value)
  }

  override func didEnd() { slots.end() }
}

nonisolated extension View {
  /// For functions that return views; the other declaration takes closures.
  @_disfavoredOverload public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: _ToolbarViews(content: content())))
  }
  public func toolbar<Content: ToolbarContent>(@_ToolbarBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }
  /// A bar that the user can customize, which isn't simulated.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(_ToolbarModifier(items: content())) }
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}
