/// A tab that contains others, one of which is selected.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The display of a group in the sidebar.
  public enum SidebarAppearance: UInt, Sendable {
    /// With its title above its tabs.
    case automatic = 0
    /// Only its tabs, inline among the group's neighbours.
    case inline = 1
    case rootSection = 2
  }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.leave() }
      for child in children { child.join(self, of: tabBarController) }
      tabBarController?.tabsDidChange()
    }
  }

  /// One of the group's tabs.
  open var selectedChild: UITab? {
    didSet { if oldValue !== selectedChild { tabBarController?.tabsDidChange() } }
  }
  /// The identifier of the default selection; nil for the first tab.
  open var defaultChildIdentifier: String?

  /// In which order the sidebar shows the group's tabs, by their identifiers; those that aren't named follow.
  open var displayOrderIdentifiers: [String] = [] {
    didSet { tabBarController?.tabsDidChange() }
  }
  /// The group's tabs in the order in which they are shown.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { identifier in children.first { $0.identifier == identifier } }
    return named + children.filter { child in !named.contains { $0 === child } }
  }
  /// Stored but unused: bars are never hidden by a gesture, and customization isn't simulated.
  open var allowsReordering = false

  /// Shows the controllers of the group and of what is selected in it, on top of each other.
  open var managingNavigationController: UINavigationController? {
    didSet { if oldValue !== managingNavigationController { tabBarController?.tabsDidChange() } }
  }

  /// Rows of the sidebar below the group's tabs.
  open var sidebarActions: [UIAction] = [] {
    didSet { tabBarController?.sidebar.reload() }
  }
  open var sidebarAppearance = SidebarAppearance.automatic {
    didSet { if oldValue != sidebarAppearance { tabBarController?.sidebar.reload() } }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    children.first { $0.identifier == identifier }
      ?? children.lazy.compactMap { ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
  }

  /// The selected tab, or the one that would be.
  var chosenChild: UITab? {
    selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? displayOrder.first
  }

  override var tabsInside: [UITab] { children }

  open override var viewController: UIViewController? { super.viewController ?? chosenChild?.viewController }

  /// The group's own controller, without what its tabs have.
  override var ownController: UIViewController? { super.viewController }

  override func shownController(asking delegate: (any UITabBarControllerDelegate)?) -> UIViewController? {
    guard let navigation = managingNavigationController else { return selectedLeaf.ownController ?? viewController }
    guard let owner = tabBarController else { return navigation }
    var stack: [UIViewController] = []
    var level: UITab? = self
    while let tab = level {
      let proposed = tab.ownController.map { [$0] } ?? []
      let asked = OptionalMethod.call {
        delegate?.tabBarController(owner, displayedViewControllersFor: tab, proposedViewControllers: proposed)
          ?? proposed
      }
      stack += asked ?? proposed
      let group = tab as? UITabGroup
      level = stack.isEmpty ? group?.chosenChild : group?.selectedChild
    }
    if !stack.elementsEqual(navigation.viewControllers, by: ===) {
      navigation.setViewControllers(stack, animated: false)
    }
    return navigation
  }

  /// The group itself if none of its tabs is selected and it has a controller of its own.
  override var selectedLeaf: UITab {
    (selectedChild ?? (ownController == nil ? chosenChild : nil))?.selectedLeaf ?? self
  }
}
