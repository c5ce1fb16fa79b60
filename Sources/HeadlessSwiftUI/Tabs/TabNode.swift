internal import HeadlessUIKit

/// The tabs of a tab view in a UIKit tab bar.
struct TabContainer: View {
  let content: AnyView
  let selection: TabSelection?
  /// Whether the tabs can be in a sidebar.
  var adaptsToSidebar = false
  var isSidebarOpen = false
  /// Called when the user opens or closes the sidebar.
  var setSidebarOpen: @MainActor (Bool) -> Void = { _ in }
  typealias Body = Never

  static func _makeNode(_ view: TabContainer, _ inputs: _NodeInputs) -> _ViewNode<TabContainer> {
    TabNode(view, inputs)
  }
  static var _elementCount: Int? { 1 }
}

private final class TabNode: _ViewNode<TabContainer> {
  private var content: _ViewNode<AnyView>!
  private let controller = HostedTabController()
  private let element: ExpandingElement
  private var needsTabs = true

  override init(_ view: TabContainer, _ inputs: _NodeInputs) {
    element = ExpandingElement(controller.view, controller: controller)
    super.init(view, inputs)
    content = AnyView._makeNode(view.content, self.inputs())
    controller.onSelection = { [weak self] in self?.selected($0) ?? true }
    controller.onSidebarChange = { [weak self] in self?.view.setSidebarOpen($0) }
    takeTabs()
    takeSidebar()
    takeSelection()
    controller.onBarChange = { [weak self] in
      self?.takeBar()
      self?.preferencesDidChange()
    }
    graph.observePreferences(for: self) { [weak self] in self?.takeBar() }
  }

  override func didEnd() { graph.stopObservingPreferences(for: self) }

  /// Views around see the preferences of the selected tab alone: its title is the page's.
  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    guard let selected = controller.selectedNode else { return }
    if selected.preferenceKeys.contains(ObjectIdentifier(key)) { selected.reducePreference(key, into: &value) }
  }

  /// The selected tab's values apply to the bar.
  private func takeBar() { controller.takeBar(environment) }

  override var childNodes: [_AnyNode] { list(content) }
  override func makeElements() -> [_LayoutElement] { [element] }

  override func refresh() {
    content.update(view.content, environment)
    if controller.adaptsToSidebar != view.adaptsToSidebar { takeTabs() }
    takeSidebar()
    takeSelection()
  }

  private func takeSidebar() {
    guard view.adaptsToSidebar else { return }
    controller.takeSidebar(isOpen: view.isSidebarOpen, environment.recording(reads).tabSidebarParts)
  }

  override func absorbsElementChange() -> Bool {
    guard content != nil, !needsTabs else { return true }
    needsTabs = true
    graph.childrenWait { [weak self] in
      self?.takeTabs()
      self?.takeSelection()
    }
    return true
  }

  private func takeTabs() {
    needsTabs = false
    guard isAlive else { return }
    controller.adaptsToSidebar = view.adaptsToSidebar
    controller.show(content.elements, environment) { [content] in content?.node(of: $0) }
  }

  private func takeSelection() {
    let selected = tracking { observing { view.selection?.get() } }
    controller.tabBar.tintColor =
      environment.recording(reads).tint == nil ? nil : UIColor(environment.recording(reads).tintColor)
    guard let selected else { return }
    if controller.select(tagged: selected) {
      takeBar()
      preferencesDidChange()
    }
  }

  /// A tap on the selected tab sets the binding, too, as on iOS.
  ///
  /// - Returns: whether the binding has taken the tab.
  private func selected(_ tag: AnyHashable?) -> Bool {
    guard let tag, let selection = view.selection else { return true }
    selection.set(tag)
    return selection.get() == tag
  }
}
