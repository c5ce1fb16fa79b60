public import Foundation

/// A tab of a tab bar controller, as iOS 18 describes it: apart from the controller that it shows.
@preconcurrency @MainActor open class UITab: NSObject {
  /// The placement of a tab on iPads.
  public enum Placement: Int, Sendable {
    /// In the bar for tabs that are in no group.
    case automatic = 0
    case `default` = 1
    /// In the sidebar, until the user adds it to the bar.
    case optional = 2
    case movable = 3
    /// At the end of the bar.
    case pinned = 4
    /// At the beginning of the bar.
    case fixed = 5
    case sidebarOnly = 6
  }

  public let identifier: String
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// - Parameter viewControllerProvider: creates the tab's controller at the first access.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  open var title: String {
    didSet { looksDidChange() }
  }
  open var image: UIImage? {
    didSet { looksDidChange() }
  }
  /// Below the title in the sidebar.
  open var subtitle: String? {
    didSet { looksDidChange() }
  }
  open var badgeValue: String? {
    didSet { looksDidChange() }
  }
  /// Whether the tab isn't shown.
  open var isHidden = false {
    didSet { if oldValue != isHidden { tabBarController?.tabsDidChange() } }
  }
  /// Stored but unused: bars are never hidden by a gesture, and customization isn't simulated.
  open var isHiddenByDefault = false
  /// Stored but unused: bars are never hidden by a gesture, and customization isn't simulated.
  open var allowsHiding = false
  open var preferredPlacement: Placement = .automatic {
    didSet { if oldValue != preferredPlacement { tabBarController?.tabsDidChange() } }
  }
  /// Stored for the app's own use.
  open var userInfo: Any?
  open var accessibilityIdentifier: String? {
    didSet { looksDidChange() }
  }

  open internal(set) weak var tabBarController: UITabBarController?
  open internal(set) weak var parent: UITabGroup?

  /// The outermost group around the tab whose navigation controller shows it.
  open var managingTabGroup: UITabGroup? {
    var found: UITabGroup?
    var group = parent
    while let current = group {
      if current.managingNavigationController != nil { found = current }
      group = current.parent
    }
    return found
  }

  open var hasVisiblePlacement: Bool { tabBarController != nil && !isHidden }

  /// The controller that the tab shows; made by the provider.
  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    made?.core.tab = self
    if let made { dress(made) }
    return made
  }

  // MARK: In the tree of tabs

  /// The frame of the tab in the bar.
  var barPlacement: Placement {
    guard preferredPlacement == .automatic else { return preferredPlacement }
    if self is UISearchTab { return .pinned }
    return parent == nil ? .default : .optional
  }

  /// The tab of the bar that this one is in.
  var root: UITab { parent?.root ?? self }

  /// A group's tabs.
  var tabsInside: [UITab] { [] }

  /// The controller that the provider makes.
  var ownController: UIViewController? { viewController }

  /// The selection inside the tab.
  var selectedLeaf: UITab { self }

  /// The controller that shows what is selected within the tab.
  func shownController(asking delegate: (any UITabBarControllerDelegate)?) -> UIViewController? { viewController }

  func join(_ group: UITabGroup?, of controller: UITabBarController?) {
    parent = group
    tabBarController = controller
    for tab in tabsInside { tab.join(self as? UITabGroup, of: controller) }
  }

  func leave() { join(nil, of: nil) }

  // MARK: Looks

  private func looksDidChange() {
    if let made { dress(made) }
    guard let tabBarController else { return }
    if let shown = root.shownInBar { root.dress(shown) }
    tabBarController.sidebar.reload()
    tabBarController.viewIfLoaded?.setNeedsLayout()
  }

  /// The controller whose item represents the tab in the bottom bar.
  weak var shownInBar: UIViewController?

  /// The controller's tab bar item follows this tab's properties.
  func dress(_ controller: UIViewController) {
    let item: UITabBarItem = controller.tabBarItem
    if item.title != title { item.title = title }
    if item.image !== image { item.image = image }
    if item.badgeValue != badgeValue { item.badgeValue = badgeValue }
    if item.accessibilityIdentifier != accessibilityIdentifier {
      item.accessibilityIdentifier = accessibilityIdentifier
    }
  }
}
