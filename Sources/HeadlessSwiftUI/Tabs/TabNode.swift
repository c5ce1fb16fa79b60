internal import Foundation
internal import HeadlessUIKit

/// The tabs of a tab view in a UIKit tab bar.
struct TabContainer: View {
  let content: AnyView
  let selection: TabSelection?
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
    takeTabs()
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
    takeSelection()
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
    controller.show(content.elements, environment) { [content] in content?.node(of: $0) }
  }

  private func takeSelection() {
    let selected = tracking { observing { view.selection?.get() } }
    controller.tabBar.tintColor =
      environment.recording(reads).tint == nil ? nil : UIColor(environment.recording(reads).tintColor)
    guard let selected else { return }
    if let index = controller.tabs(tagged: selected), controller.selectedIndex != index {
      controller.selectedIndex = index
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

/// Shows tabs, each an element of a tab view.
@MainActor private final class HostedTabController: UITabBarController, UITabBarControllerDelegate {
  private var pages: [TabPage] = []
  /// Called when the user taps a tab; false if another one stays selected.
  var onSelection: (AnyHashable?) -> Bool = { _ in true }
  /// Called when another tab was selected, whose values apply to the bar.
  var onBarChange: () -> Void = {}

  /// - Parameter node: the node of a tab's view.
  func show(
    _ elements: [_LayoutElement], _ environment: EnvironmentValues, node: (_LayoutElement) -> _AnyNode?
  ) {
    delegate = self
    var left = Dictionary(pages.map { (ObjectIdentifier($0.element), $0) }, uniquingKeysWith: { first, _ in first })
    pages = elements.enumerated().map { index, element in
      let page = left.removeValue(forKey: ObjectIdentifier(element)) ?? TabPage(element, environment)
      page.takeItem(index)
      page.node = node(element)
      return page
    }
    if !(viewControllers ?? []).elementsEqual(pages, by: ===) { setViewControllers(pages, animated: false) }
  }

  /// The node of the selected tab's view.
  var selectedNode: _AnyNode? { pages.indices.contains(selectedIndex) ? pages[selectedIndex].node : nil }

  /// Whether the bar has another background than its own.
  private var hasOwnBackground = true

  /// Gives the bar the values of the selected tab.
  func takeBar(_ environment: EnvironmentValues) {
    let values = selectedNode?.preference(NavigationItemKey.self)?.tabBar ?? BarValues()
    let hides = values.visibility == .hidden
    if isTabBarHidden != hides { isTabBarHidden = hides }
    if tabBar.overrideUserInterfaceStyle != values.interfaceStyle {
      tabBar.overrideUserInterfaceStyle = values.interfaceStyle
    }
    guard !values.hasOwnBackground || !hasOwnBackground else { return }
    hasOwnBackground = values.hasOwnBackground
    let appearance = UITabBarAppearance()
    values.configure(appearance, environment)
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = values.showsBackgroundAtScrollEdge ? appearance : nil
  }

  func tabs(tagged tag: AnyHashable) -> Int? { pages.firstIndex { $0.tag == tag } }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    isSelectedAgain = viewController === selectedViewController
    return onSelection((viewController as? TabPage)?.tag)
  }
  private var isSelectedAgain = false

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    // A tap on the selected tab leads back to the first page of its stack.
    if isSelectedAgain {
      for child in viewController.children {
        (child as? UINavigationController)?.popToRootViewController(animated: false)
      }
    }
    onBarChange()
  }
}

/// One tab.
@MainActor private final class TabPage: UIViewController {
  let element: _LayoutElement
  private let host: PartHostView
  private let environment: EnvironmentValues
  private(set) var tag: AnyHashable?
  /// The node of the tab's view. It appears as the tab is selected, and disappears as another one is.
  weak var node: _AnyNode? { didSet { node?.isShown = isShown } }
  private var isShown = false { didSet { node?.isShown = isShown } }

  init(_ element: _LayoutElement, _ environment: EnvironmentValues) {
    self.element = element
    self.environment = environment
    host = PartHostView(environment.graphHost)
    super.init(nibName: nil, bundle: nil)
    host.direction = environment.layoutDirection
    host.elements = [element]
  }

  required init?(coder: NSCoder) { fatalError("Tabs of SwiftUI's aren't archived.") }

  override func loadView() {
    host.backgroundColor = .systemBackground
    view = host
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
  }

  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? host.subviews.lazy.compactMap { $0 as? UIScrollView }.first
      ?? children.lazy.compactMap { $0.contentScrollView(for: edge) }.first
  }

  func takeItem(_ index: Int) {
    tag = element.tag ?? AnyHashable(index)
    let label = element.value(TabItemKey.self, as: PartTrait.self)
    label?.didChange = { [weak self] in
      guard let self, let node else { return }
      node.graph.afterUpdate { [weak self] in self?.takeItem(index) }
    }
    guard let part = label?.madePart else { return }
    _ = part.content.elements
    let image = part.content.shownImage
    tabBarItem.title = part.content.writtenText
    tabBarItem.image = image
    tabBarItem.badgeValue = element.value(ListBadgeKey.self, as: Text.self)?.plainString(in: environment)
  }
}
